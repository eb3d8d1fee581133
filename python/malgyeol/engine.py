"""Calls to an engine process, as many at a time as one likes."""

from __future__ import annotations

import itertools
import json
import os
import struct
import threading
import weakref
from functools import partial
from queue import SimpleQueue
from typing import Any, Dict, List, Optional, Union

from .call import Call, EngineDied, StartFailed, refuse_at_exit
from .channel import SECONDS_TO_END, Connection, Pipe
from .results import MalgyeolError

__all__ = ["Engine", "EngineDied"]

DIED = "말결 엔진이 끝났습니다."

#: A child of fork() must not hold the pipes of its parent's engines open.
_running: "weakref.WeakSet[Traffic]" = weakref.WeakSet()


def _let_go_in_child() -> None:
    for traffic in list(_running):
        traffic.let_go()
    _running.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)


class Engine:
    """The end of it that callers hold: when nobody holds it any more the process ends."""

    def __init__(
        self,
        channel: Union[Pipe, Connection],
        threads: Optional[int] = None,
        words: Optional[Dict[str, List[str]]] = None,
    ) -> None:
        self.channel = channel
        self.pid = os.getpid()
        self.threads = threads or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else threads or 2
        self._traffic = Traffic(channel)
        self._numbers = itertools.count(1)
        self._end = weakref.finalize(self, _end, self._traffic, self.pid)
        #: Fails where the words are refused; calls that come after it know them.
        self.words = self._call({"op": "words", "sets": words}) if words else None

    @property
    def alive(self) -> bool:
        return not self._traffic.dead and self.pid == os.getpid()

    def submit(self, op: str, texts: List[str], settings: Dict[str, Any]) -> Call:
        """Asks for the answers to the texts: one line of JSON each."""
        return self._call({"op": op, "texts": texts, **settings})

    def _call(self, asked: Dict[str, Any]) -> Call:
        refuse_at_exit()
        call = Call()
        number = next(self._numbers)
        call.withdraw = partial(_withdraw, weakref.ref(self._traffic), number)
        self._traffic.send(number, asked, call)
        return call

    def close(self) -> None:
        self._end()
        if self.pid == os.getpid():
            self._traffic.join()


def _withdraw(known: "weakref.ref[Traffic]", number: int) -> None:
    traffic = known()
    if traffic is not None:
        traffic.withdraw(number)


def _end(traffic: "Traffic", pid: int) -> None:
    if pid != os.getpid():
        return
    # What it still works on was asked for by somebody who is gone.
    if traffic.waiting:
        traffic.channel.stop()
    traffic.outgoing.put(None)


def _frame(told: Dict[str, Any]) -> bytes:
    frame = json.dumps(told).encode("ascii")
    return struct.pack(">I", len(frame)) + frame


class Traffic:
    """The threads that write calls and read answers. They do not hold the engine, which nobody else may want."""

    def __init__(self, channel: Union[Pipe, Connection]) -> None:
        self.channel = channel
        self.waiting: Dict[int, Call] = {}
        # A thread writes, since Ctrl-C would leave half a frame behind in the pipe of a caller who writes.
        self.outgoing: "SimpleQueue[Optional[bytes]]" = SimpleQueue()
        self.dead = False
        self._answered = False
        self._over: Optional[EngineDied] = None
        _running.add(self)
        self._threads = [
            threading.Thread(target=work, name="malgyeol", daemon=True) for work in (self._write, self._read)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, number: int, asked: Dict[str, Any], call: Call) -> None:
        frame = _frame({"id": number, **asked})
        self.waiting[number] = call
        self.outgoing.put(frame)
        # The reader says that it is over before it fails those who wait, so one of the two sees this call.
        if self._over:
            self._fail_all()

    def withdraw(self, number: int) -> None:
        """Nobody waits for that call any more, and the engine need not go on with it."""
        if self.waiting.pop(number, None) is not None and not self.dead:
            self.outgoing.put(_frame({"id": number, "op": "drop"}))

    def _write(self) -> None:
        try:
            while True:
                frame = self.outgoing.get()
                if frame is None:
                    break
                rest = memoryview(frame)
                while rest:
                    rest = rest[self.channel.write(rest) :]
        except (OSError, ValueError):
            pass
        self.dead = True
        self.channel.end_input()

    def _read(self) -> None:
        try:
            while True:
                (length,) = struct.unpack(">I", self._exactly(4))
                self._take(self._exactly(length))
        except (EOFError, OSError, ValueError, KeyError):
            pass
        self.dead = True
        self.outgoing.put(None)
        reason = self.channel.ended()
        failed = reason is not None and not self._answered
        self._over = StartFailed(f"말결 엔진이 켜지지 않습니다: {reason}") if failed else EngineDied(DIED)
        self._fail_all()

    def _take(self, frame: bytes) -> None:
        first, *answers = frame.split(b"\n")
        answer = json.loads(first)
        if not self._answered:
            self._answered = True
            self.channel.began()
        call = self.waiting.pop(answer["id"], None)
        if call is None:
            # It was withdrawn while its answer was on the way.
            return
        if "error" in answer:
            call.set_exception(MalgyeolError(answer["error"]))
        else:
            call.set_result(answers)

    def _exactly(self, length: int) -> bytes:
        frame = bytearray(length)
        rest = memoryview(frame)
        while rest:
            count = self.channel.read_into(rest)
            if not count:
                raise EOFError
            rest = rest[count:]
        return bytes(frame)

    def _fail_all(self) -> None:
        assert self._over is not None
        while self.waiting:
            try:
                _, call = self.waiting.popitem()
            except KeyError:
                break
            call.set_exception(type(self._over)(str(self._over)))

    def let_go(self) -> None:
        self.dead = True
        self.channel.let_go()

    def join(self) -> None:
        for thread in reversed(self._threads):
            thread.join(SECONDS_TO_END + 1)
        _running.discard(self)
