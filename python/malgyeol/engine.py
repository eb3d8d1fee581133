"""An engine process that is spoken to over a pipe; it ends when the pipe does, so it never outlives its parent."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import threading
import weakref
from concurrent.futures import Future
from typing import Any, Dict, List, Optional

from .find_engine import engine_command
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
        threads: Optional[int],
        data: Optional[str],
        home: Optional[str],
        words: Optional[Dict[str, List[str]]] = None,
    ) -> None:
        command = engine_command(home) + ["engine"]
        if threads is not None:
            command += ["--threads", str(threads)]
        if data is not None:
            command += ["--data", data]
        self.pid = os.getpid()
        self.threads = threads or len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else threads or 2
        # Pipes without a buffer have no lock that a fork() could leave held; a session of its own keeps Ctrl-C away.
        self.process = subprocess.Popen(
            command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
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
                stdin = self.process.stdin
                assert stdin is not None
                rest = memoryview(struct.pack(">I", len(frame)) + frame)
                while rest:
                    rest = rest[stdin.write(rest) :]
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
        stdout = self.process.stdout
        assert stdout is not None
        frame = bytearray(length)
        rest = memoryview(frame)
        while rest:
            count = stdout.readinto(rest)  # type: ignore[attr-defined]
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
        """Lets go of the pipes; their numbers stay taken until the files over them are closed."""
        self._dead = True
        nothing = os.open(os.devnull, os.O_RDWR)
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None and not pipe.closed:
                os.dup2(nothing, pipe.fileno(), inheritable=False)
        os.close(nothing)

    def close(self) -> None:
        if self.pid != os.getpid():
            return
        _running.discard(self)
        if self.process.stdin is not None:
            try:
                self.process.stdin.close()
            except OSError:
                pass
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join(timeout=5)
        if self.process.stdout is not None:
            self.process.stdout.close()
