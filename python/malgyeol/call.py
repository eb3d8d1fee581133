"""A call that is on its way to an engine or to a server."""

from __future__ import annotations

import sys
from concurrent.futures import Future
from concurrent.futures import TimeoutError as NotYet
from typing import Callable, List, Optional

from .results import MalgyeolError


class EngineDied(MalgyeolError):
    """The engine process ended before it answered."""


class StartFailed(EngineDied):
    """The engine process ended by itself before it answered anything: the next one will hardly do better."""


class Call(Future[List[bytes]]):
    """The answers to some texts, one line of JSON each."""

    def __init__(self) -> None:
        super().__init__()
        #: Nobody waits for the answers any more; what has not begun need not begin.
        self.unwanted = False
        #: Tells whoever does it, where that can be told.
        self.withdraw: Optional[Callable[[], None]] = None

    def ready(self, seconds: float) -> bool:
        """Whether it is answered, or will be within so many seconds."""
        if self.done() or seconds <= 0:
            return self.done()
        refuse_at_exit()
        try:
            self.exception(seconds)
        except NotYet:
            return False
        return True

    def answers(self) -> List[bytes]:
        if not self.done():
            refuse_at_exit()
        return self.result()

    def abandon(self) -> None:
        if self.unwanted or self.done():
            return
        self.unwanted = True
        if self.withdraw is not None:
            self.withdraw()


def refuse_at_exit() -> None:
    """While the interpreter ends the threads that would bring an answer stand still for ever."""
    if sys.is_finalizing():
        raise MalgyeolError("파이썬이 끝나는 중이라 말결을 부를 수 없습니다.")
