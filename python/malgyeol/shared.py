"""One engine for everything in this process that was given none."""

from __future__ import annotations

from typing import Optional

from .client import Malgyeol

_shared: Optional[Malgyeol] = None


def shared() -> Malgyeol:
    global _shared
    if _shared is None:
        _shared = Malgyeol()
    return _shared
