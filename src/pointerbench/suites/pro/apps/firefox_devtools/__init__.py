"""The developer tools of another browser: inspector, network, debugger, storage, accessibility."""
