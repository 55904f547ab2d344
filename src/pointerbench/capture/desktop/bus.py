"""Calls over D-Bus, many at a time: questions are sent together and their answers gathered."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pointerbench.capture.failures import SilentProgramError

_TOGETHER = 256  # questions that wait for their answers


@dataclass(frozen=True, slots=True)
class Call:
    """One question: to whom (``peer`` and ``path``), which method of which interface, with what."""

    peer: str
    path: str
    interface: str
    method: str
    signature: str = ""
    values: tuple[Any, ...] = ()


def reading(peer: str, path: str, interface: str, name: str) -> Call:
    """The question for one property. Never for all of an accessible: Qt 5 crashes at that."""
    return Call(peer, path, "org.freedesktop.DBus.Properties", "Get", "ss", (interface, name))


@dataclass
class Bus:
    """A connection to one bus.

    ``patience`` is how many seconds all answers to one batch may take.
    """

    address: str
    patience: float = 15.0
    _connection: Any = field(init=False)

    def __post_init__(self) -> None:
        from jeepney.io.blocking import open_dbus_connection  # noqa: PLC0415

        try:
            self._connection = open_dbus_connection(bus=self.address)
        except (OSError, ValueError) as error:
            raise SilentProgramError(f"the bus does not answer ({error})") from None

    def one(self, call: Call) -> Any:
        """The answer to one question; None where it was refused."""
        return self.all([call])[0]

    def all(self, calls: Sequence[Call]) -> list[Any]:
        """The answers in the order of the questions; None where one was refused.

        An answer of one value is that value, of a property what it holds, otherwise a tuple.

        Raises:
            SilentProgramError: an answer did not come in time.
        """
        answers: list[Any] = []
        for start in range(0, len(calls), _TOGETHER):
            answers += self._together(calls[start : start + _TOGETHER])
        return answers

    def _together(self, calls: Sequence[Call]) -> list[Any]:
        from jeepney import DBusAddress, new_method_call  # noqa: PLC0415

        places: dict[int, int] = {}
        for place, call in enumerate(calls):
            whom = DBusAddress(call.path, bus_name=call.peer, interface=call.interface)
            message = new_method_call(whom, call.method, call.signature or None, call.values)
            serial = next(self._connection.outgoing_serial)
            places[serial] = place
            self._connection.send(message, serial=serial)
        return self._gathered(places)

    def _gathered(self, places: Mapping[int, int]) -> list[Any]:
        from jeepney import HeaderFields  # noqa: PLC0415

        answers: list[Any] = [None] * len(places)
        waiting = dict(places)
        until = time.monotonic() + self.patience
        while waiting:
            try:
                message = self._connection.receive(timeout=max(0.01, until - time.monotonic()))
            except TimeoutError:
                raise SilentProgramError("the program does not answer") from None
            except (OSError, EOFError) as error:
                raise SilentProgramError(f"the bus has gone ({error})") from None
            serial = message.header.fields.get(HeaderFields.reply_serial)
            if serial in waiting:
                answers[waiting.pop(serial)] = _answer(message)
        return answers

    def close(self) -> None:
        self._connection.close()


def _answer(message: Any) -> Any:
    from jeepney import MessageType  # noqa: PLC0415

    if message.header.message_type is not MessageType.method_return:
        return None
    body = message.body
    if len(body) != 1:
        return body
    value = body[0]
    is_variant = isinstance(value, tuple) and len(value) == 2 and _signature(message) == "v"
    return value[1] if is_variant else value


def _signature(message: Any) -> str:
    from jeepney import HeaderFields  # noqa: PLC0415

    return str(message.header.fields.get(HeaderFields.signature, ""))
