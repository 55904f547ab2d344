"""Consoles of records, lists and forms: sales, services, tickets, and a classic desktop client."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.enterprise_console import crm, helpdesk, sapgui, services
from pointerbench.suites.pro.desk import Desk

_STYLES = {
    "crm": crm.build,
    "services": services.build,
    "sapgui": sapgui.build,
    "helpdesk": helpdesk.build,
}


def build(d: Desk) -> Group:
    """By ``content.style``: ``crm``, ``services``, ``sapgui`` or ``helpdesk``, each with three
    layouts of its own."""
    return _STYLES[d.content("style")](d)
