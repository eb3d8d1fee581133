"""Calls to an engine process, as many at a time as one likes."""

from __future__ import annotations

import json
import os
import struct
import threading
import weakref
from concurrent.futures import Future
from typing import Any, Dict, List, Optional, Union

from .channel import Connection, Pipe
from .results import MalgyeolError


class EngineDied(MalgyeolError):
    """The engine process ended before it answered."""


#: A child of fork() must not hold the pipes of its parent's engines open.
_running: "weakref.WeakSet[Engine]" = weakref.WeakSet()


def _let_go_in_child() -> None:
    for engine in list(_running):
        engine.let_go()
    _running.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_let_go_in_child)


class Engine:
    def __init__(
        self,
        channel: Union[Pipe, Connection],
        threads: Optional[int] = None,
        words: Optional[Dict[str, List[str]]] = None,
    ) -> None:
        self.channel = channel
        self.pid = os.getpid()
        self.threads = threads or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else threads or 2
        self._writing = threading.Lock()
        self._waiting: Dict[int, "Future[List[bytes]]"] = {}
        self._next = 0
        self._dead = False
        _running.add(self)
        self._reader = threading.Thread(target=self._read, name="malgyeol", daemon=True)
        self._reader.start()
        #: Fails where the words are refused; calls that come after it know them.
        self.words = self._call({"op": "words", "sets": words}) if words else None

    @property
    def alive(self) -> bool:
        return not self._dead and self.pid == os.getpid()

    def submit(self, op: str, texts: List[str], settings: Dict[str, Any]) -> "Future[List[bytes]]":
        """Asks for the answers to the texts: one line of JSON each."""
        return self._call({"op": op, "texts": texts, **settings})

    def _call(self, asked: Dict[str, Any]) -> "Future[List[bytes]]":
        future: "Future[List[bytes]]" = Future()
        with self._writing:
            self._next += 1
            call = self._next
            self._waiting[call] = future
            frame = json.dumps({"id": call, **asked}).encode("ascii")
            try:
                rest = memoryview(struct.pack(">I", len(frame)) + frame)
                while rest:
                    rest = rest[self.channel.write(rest) :]
            except (OSError, ValueError):
                self._dead = True
        if self._dead:
            self._fail_all()
        return future

    def _read(self) -> None:
        try:
            while True:
                (length,) = struct.unpack(">I", self._exactly(4))
                frame = self._exactly(length)
                first, *answers = frame.split(b"\n")
                call = json.loads(first)
                future = self._waiting.pop(call["id"])
                if "error" in call:
                    future.set_exception(MalgyeolError(call["error"]))
                else:
                    future.set_result(answers)
        except (EOFError, OSError, ValueError):
            pass
        self._dead = True
        self._fail_all()

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
        while self._waiting:
            try:
                _, future = self._waiting.popitem()
            except KeyError:
                break
            if not future.done():
                future.set_exception(EngineDied("말결 엔진이 끝났습니다."))

    def let_go(self) -> None:
        self._dead = True
        self.channel.let_go()

    def close(self) -> None:
        if self.pid != os.getpid():
            return
        _running.discard(self)
        self.channel.end()
        self._reader.join(timeout=5)
        self.channel.close()
