"""What ``Malgyeol(…)`` is given to say where the engine or the server is: wrong ones are refused before the first call."""

from __future__ import annotations

import os
from typing import Any, Dict, Optional, Union

from .server import checked_key, server_address

Folder = Union[str, "os.PathLike[str]"]

#: As many as the engine takes.
MOST_THREADS = 256


def folder(what: str, given: Optional[Folder]) -> Optional[str]:
    path = None if given is None else os.fspath(given) if isinstance(given, os.PathLike) else given
    if path is None or isinstance(path, str):
        return path
    raise TypeError(f"{what}에는 폴더의 경로를 주세요: {given!r}")


def check_place(url: Optional[str], key: Optional[str], engine: Dict[str, Any], timeout: Optional[float]) -> None:
    """What says where the engine or the server is, and what it is started with."""
    if url is None:
        if key is not None or timeout is not None:
            raise TypeError("key와 timeout은 서버의 것입니다. Malgyeol(url, key)로 서버의 주소도 주세요.")
        _check_threads(engine["threads"])
        return
    given = [name for name, value in engine.items() if value is not None]
    if given:
        raise TypeError(f"서버에는 줄 수 없습니다: {', '.join(given)}. 엔진을 켤 때만 씁니다.")
    server_address(url)
    checked_key(key or "")
    if timeout is not None and not timeout > 0:
        raise ValueError(f"timeout은 0보다 큰 초여야 합니다: {timeout}")


def _check_threads(threads: object) -> None:
    if threads is None:
        return
    if isinstance(threads, bool) or not isinstance(threads, int):
        raise TypeError(f"threads는 정수여야 합니다: {threads!r}")
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"threads는 1부터 {MOST_THREADS}까지의 정수여야 합니다: {threads}")
