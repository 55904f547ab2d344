"""An editor of photographs with a document of several layers."""
