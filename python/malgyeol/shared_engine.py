"""An engine process for all Python workers of a Spark executor: the first that needs one starts it.

It listens on a socket in a folder that only its user may enter, works with as many threads as workers wait for it, and
ends when the process that started the workers does.
"""

from __future__ import annotations

import hashlib
import os
import re
import socket
import stat
import subprocess
import tempfile
from pathlib import Path
from typing import List, Optional

from .channel import Connection
from .find_engine import engine_process, working_directory
from .results import MalgyeolError

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

#: The end of a process that nobody holds would be waited for by nobody.
_started: List["subprocess.Popen[bytes]"] = []


class NotShareable(Exception):
    """This machine has no such sockets, or no place for one."""


def connect(data: Optional[str], home: Optional[str]) -> Connection:
    """To the engine of this executor, which is started where there is none."""
    command = [*engine_process(home, data), "--parent", str(os.getppid())]
    if fcntl is None or not hasattr(socket, "AF_UNIX"):
        raise NotShareable
    try:
        folder = _folder()
        held = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise NotShareable from error
    try:
        # One starts an engine, the others wait for it.
        fcntl.flock(held, fcntl.LOCK_EX)
        path = folder / f"{os.getppid()}-{hashlib.sha256(repr(command).encode()).hexdigest()[:12]}"
        return Connection(_connected(path) or _connected_to_new(path, command))
    finally:
        os.close(held)


def _folder() -> Path:
    folder = Path(tempfile.gettempdir()) / f"malgyeol-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid() or found.st_mode & 0o077:
        raise NotShareable
    return folder


def _connected(path: Path) -> Optional[socket.socket]:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        made.connect(str(path))
        return made
    except (FileNotFoundError, ConnectionError):
        made.close()
        return None
    except OSError as error:
        # A path of more than about a hundred bytes is none for a socket.
        made.close()
        raise NotShareable from error


def _connected_to_new(path: Path, command: List[str]) -> socket.socket:
    _remove_dead(path.parent)
    path.unlink(missing_ok=True)
    try:
        process = subprocess.Popen(
            [*command, "--listen", str(path)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            cwd=working_directory(command),
            start_new_session=True,
        )
    except OSError as error:
        raise MalgyeolError(f"Node를 켤 수 없습니다: {command[0]} ({error.strerror})") from error
    _started.append(process)
    assert process.stdout is not None
    with process.stdout as output:
        output.readline()
    made = _connected(path)
    if made is None:
        raise MalgyeolError("말결 엔진을 켤 수 없습니다.")
    return made


def _remove_dead(folder: Path) -> None:
    """Sockets of executors that ended; an engine that was killed could not take its own away."""
    for path in folder.iterdir():
        named = re.match(r"(\d+)-", path.name)
        try:
            if named:
                os.kill(int(named[1]), 0)
        except ProcessLookupError:
            path.unlink(missing_ok=True)
        except PermissionError:
            pass
