"""What bytes go to an engine through: the pipes of a process of one's own, or a socket of one that others use too."""

from __future__ import annotations

import os
import socket
import subprocess
from typing import List, Optional

from .find_engine import engine_process


class Pipe:
    """An engine process that ends when its input does, so it never outlives its parent."""

    def __init__(self, threads: Optional[int], data: Optional[str], home: Optional[str]) -> None:
        command = engine_process(home, data)
        if threads is not None:
            command += ["--threads", str(threads)]
        # Pipes without a buffer have no lock that a fork() could leave held; a session of its own keeps Ctrl-C away.
        self.process = subprocess.Popen(
            command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self._input, self._output = self.process.stdin, self.process.stdout

    def write(self, data: memoryview) -> int:
        return self._input.write(data)

    def read_into(self, data: memoryview) -> int:
        return self._output.readinto(data) or 0  # type: ignore[attr-defined]

    def let_go(self) -> None:
        _let_go([pipe.fileno() for pipe in (self._input, self._output) if not pipe.closed])

    def end(self) -> None:
        try:
            self._input.close()
        except OSError:
            pass
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def close(self) -> None:
        self._output.close()


class Connection:
    """One of several callers of an engine that listens on a socket."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected

    def write(self, data: memoryview) -> int:
        return self._socket.send(data)

    def read_into(self, data: memoryview) -> int:
        return self._socket.recv_into(data)

    def let_go(self) -> None:
        if self._socket.fileno() >= 0:
            _let_go([self._socket.fileno()])

    def end(self) -> None:
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    def close(self) -> None:
        self._socket.close()


def _let_go(files: List[int]) -> None:
    """In a child of fork(): the numbers stay taken until whoever has them closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in files:
        os.dup2(nothing, file, inheritable=False)
    os.close(nothing)
