"""What bytes go to an engine through: the pipes of a process of one's own, or a socket of one that others use too."""

from __future__ import annotations

import os
import socket
import subprocess
import threading
from collections import deque
from typing import Deque, List, Optional

from .find_engine import engine_process, working_directory
from .results import MalgyeolError

#: What an engine may take to end when its input has ended.
SECONDS_TO_END = 10


class Pipe:
    """An engine process that ends when its input does, so it never outlives its parent."""

    def __init__(self, threads: Optional[int], data: Optional[str], home: Optional[str]) -> None:
        self._command = engine_process(home, data)
        if threads is not None:
            self._command += ["--threads", str(threads)]
        # Pipes without a buffer have no lock that a fork() could leave held; a session of its own keeps Ctrl-C away.
        try:
            self.process = subprocess.Popen(
                self._command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=working_directory(self._command),
                start_new_session=True,
            )
        except OSError as error:
            raise MalgyeolError(f"Node를 켤 수 없습니다: {self._command[0]} ({error.strerror})") from error
        assert self.process.stdin is not None and self.process.stdout is not None
        self._input, self._output = self.process.stdin, self.process.stdout
        self._complaints = Complaints(self.process)

    def write(self, data: memoryview) -> int:
        return self._input.write(data)

    def read_into(self, data: memoryview) -> int:
        return self._output.readinto(data) or 0  # type: ignore[attr-defined]

    def began(self) -> None:
        """The engine has answered for the first time."""
        self._complaints.pass_on = True

    def let_go(self) -> None:
        pipes = (self._input, self._output, self.process.stderr)
        _let_go([pipe.fileno() for pipe in pipes if pipe is not None and not pipe.closed])
        # It is no child of this process, which therefore must not wait for it.
        self.process.returncode = 0

    def end_input(self) -> None:
        try:
            self._input.close()
        except OSError:
            pass

    def stop(self) -> None:
        """Ends the engine whatever it is doing; it keeps nothing that could be lost."""
        self.process.kill()

    def ended(self) -> Optional[str]:
        """Waits for the end and closes what is open; the reason where the process ended by itself."""
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._output.close()
        said = self._complaints.last_words()
        if self.process.returncode < 0:
            return None
        return said or f"{' '.join(self._command)} (종료 상태 {self.process.returncode})"


class Complaints:
    """What an engine writes to its standard error: shown once it works, before that it says why it does not start."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stderr is not None
        self._errors = process.stderr
        self._last: Deque[bytes] = deque(maxlen=20)
        self.pass_on = False
        self._thread = threading.Thread(target=self._listen, name="malgyeol-errors", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        try:
            for line in self._errors:
                self._last.append(line)
                if self.pass_on:
                    os.write(2, line)
        except (OSError, ValueError):
            pass

    def last_words(self) -> str:
        self._thread.join(1)
        self._errors.close()
        return b"".join(self._last).decode("utf-8", "replace").strip()


class Connection:
    """One of several callers of an engine that listens on a socket."""

    def __init__(self, connected: socket.socket) -> None:
        self._socket = connected

    def write(self, data: memoryview) -> int:
        return self._socket.send(data)

    def read_into(self, data: memoryview) -> int:
        return self._socket.recv_into(data)

    def began(self) -> None:
        pass

    def let_go(self) -> None:
        if self._socket.fileno() >= 0:
            _let_go([self._socket.fileno()])

    def end_input(self) -> None:
        try:
            self._socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass

    stop = end_input

    def ended(self) -> Optional[str]:
        self._socket.close()
        return None


def _let_go(files: List[int]) -> None:
    """In a child of fork(): the numbers stay taken until whoever has them closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in files:
        os.dup2(nothing, file, inheritable=False)
    os.close(nothing)
