"""The engine that a Python worker of Spark asks."""

from __future__ import annotations

from typing import Any, Dict, NamedTuple, Optional, Tuple, Union

from .channel import Connection, Pipe
from .client import Malgyeol
from .shared_engine import NotShareable, connect
from .word_lists import strings, word_sets

#: Words by their sets, as a key: ``(("np", ("말결",)),)``.
Words = Tuple[Tuple[str, Tuple[str, ...]], ...]


class Place(NamedTuple):
    """What an engine is started with; calls that name the same share one."""

    home: Optional[str] = None
    data: Optional[str] = None
    dictionaries: Tuple[str, ...] = ()
    #: Words travel with the call, so that no data directory has to be on every executor.
    words: Words = ()

    @classmethod
    def taken_from(cls, options: Dict[str, Any]) -> "Place":
        """Takes what concerns the engine out of the options of a call."""
        sets = word_sets(options.pop("words", None))
        return cls(
            options.pop("home", None),
            options.pop("data", None),
            tuple(strings("dictionaries", options.pop("dictionaries", ()))),
            tuple((name, tuple(some)) for name, some in sets.items()),
        )


class _Worker(Malgyeol):
    """Uses the engine of its executor, where that can be; otherwise one of its own."""

    def _channel(self) -> Union[Pipe, Connection]:
        try:
            return connect(self._data, self._home)
        except NotShareable:
            return super()._channel()


_engines: Dict[Place, Malgyeol] = {}


def engine(place: Place) -> Malgyeol:
    """Made once in this worker process, used by every task that it runs."""
    if place not in _engines:
        _engines[place] = _Worker(
            threads=1, home=place.home, data=place.data, dictionaries=place.dictionaries, words=dict(place.words)
        )
    return _engines[place]
