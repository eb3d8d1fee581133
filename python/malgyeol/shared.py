"""One engine for everything in this process that was given none."""

from __future__ import annotations

import threading
from typing import Optional

from .client import Malgyeol

_shared: Optional[Malgyeol] = None
_making = threading.Lock()


def shared() -> Malgyeol:
    global _shared
    with _making:
        if _shared is None:
            _shared = Malgyeol()
        return _shared
