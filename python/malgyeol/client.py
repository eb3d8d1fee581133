"""The one class that people use."""

from __future__ import annotations

import os
import pickle
import threading
import weakref
from typing import Any, Callable, Dict, Iterable, Iterator, List, Optional, Tuple, Type, TypeVar, Union

from .call import refuse_at_exit
from .channel import Connection, Pipe
from .check_place import Folder, check_place, folder
from .engine import Engine
from .operations import Operations
from .options import settings_of
from .results import MalgyeolError
from .server import Server
from .stored_dictionaries import checked_name, counted, listed_dictionaries, stored_dictionary
from .stream import Answers, Stream, Texts, read_answer, texts_of
from .word_lists import Words, strings, word_sets

T = TypeVar("T")

#: Locks and connections of a parent are of no use to a child of fork().
_all: "weakref.WeakSet[Malgyeol]" = weakref.WeakSet()
#: Those that came to this process by pickle: what comes again is the same, and needs no engine more.
_revived: Dict[bytes, "Malgyeol"] = {}


def _forget_in_child() -> None:
    for malgyeol in list(_all):
        malgyeol._forget_connection()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_in_child)


class Malgyeol(Operations):
    """Korean text analysis and correction.

    ``Malgyeol()`` starts an engine process, ``Malgyeol(url, key)`` asks a server. Every method takes one text, and gives
    one answer, or any iterable of texts, and gives an iterator of answers in the same order: texts are read as answers
    are taken, so neither has to fit into memory; at most four batches a thread (of 4,000 characters or 256 texts) are
    read ahead. ``None`` among the texts is answered with ``None``. A server that says nothing for ``timeout`` seconds
    (300) is given up.

    ``words`` are proper nouns to be known beside the ``dictionaries`` of the ``data`` directory, or words by their sets:
    ``{"np": [고유 명사], "cp": [복합 명사], "cp_caret": [자유^여행], "vv": [동사], "va": [형용사], "mm": [관형사], "mag": [부사], "ic": [감탄사]}``.
    """

    def __init__(
        self,
        url: Optional[str] = None,
        key: Optional[str] = None,
        *,
        threads: Optional[int] = None,
        dictionaries: Iterable[str] = (),
        words: Words = None,
        data: Optional[Folder] = None,
        home: Optional[Folder] = None,
        timeout: Optional[float] = None,
    ) -> None:
        data, home = folder("data", data), folder("home", home)
        check_place(url, key, {"threads": threads, "data": data, "home": home}, timeout)
        if url is not None and words is not None:
            raise TypeError("서버에는 words를 줄 수 없습니다. 서버의 사용자 사전을 쓰세요.")
        self._url, self._key = url, key
        self._threads, self._data, self._home, self._timeout = threads, data, home, timeout
        self._dictionaries = strings("dictionaries", dictionaries)
        self._words = word_sets(words)
        self._generation = 0
        self._forget_connection()
        _all.add(self)

    def _forget_connection(self) -> None:
        self._connection: Union[Engine, Server, None] = None
        #: One connection, however many threads ask first; reentrant, since a collected object may ask within it.
        self._connecting = threading.RLock()

    def __repr__(self) -> str:
        # The key is secret, and words may be many.
        given = {"url": self._url, "threads": self._threads, "data": self._data, "home": self._home}
        shown = [f"{name}={value!r}" for name, value in given.items() if value is not None]
        shown += [f"dictionaries={self._dictionaries!r}"] if self._dictionaries else []
        return f"Malgyeol({', '.join(shown)})"

    def __enter__(self) -> "Malgyeol":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine process and what it is doing; the next call would start another."""
        with self._connecting:
            connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def __reduce__(self) -> Tuple[Any, ...]:
        own = ("_connection", "_connecting", "_generation")
        state = {name: value for name, value in self.__dict__.items() if name not in own}
        return _revive, (type(self), state, self._generation)

    def _connected(self) -> Union[Engine, Server]:
        refuse_at_exit()
        known = self._connection
        if known is not None and known.alive:
            return known
        with self._connecting:
            if self._connection is None or not self._connection.alive:
                self._connection = self._connect()
            return self._connection

    def _connect(self) -> Union[Engine, Server]:
        if self._url is not None:
            return Server(self._url, self._key or "", self._timeout)
        engine = Engine(self._channel(), self._threads, self._words)
        if engine.words is not None:
            engine.words.answers()
        return engine

    def _channel(self) -> Union[Pipe, Connection]:
        return Pipe(self._threads, self._data, self._home)

    def dictionaries(self) -> List[Dict[str, Any]]:
        """The custom dictionaries of the data directory, or of the server: the name, and the number of words of each set."""
        connection = self._connected() if self._url is not None else None
        if isinstance(connection, Server):
            return [counted(one) for one in connection.dictionaries()]
        return listed_dictionaries(self._home, self._data)

    def put_dictionary(self, name: str, words: Iterable[str]) -> None:
        """Makes a dictionary of proper nouns in the data directory, or of the server, or replaces it."""
        name, listed = checked_name(name), strings("words", words)
        connection = self._connected() if self._url is not None else None
        if isinstance(connection, Server):
            connection.put_dictionary(name, listed)
            return
        stored_dictionary(name, listed, self._home, self._data)
        self._generation += 1

    def _each(self, op: str, text: Any, read: Callable[[bytes], T], options: Dict[str, Any]) -> Any:
        settings = self._settings(op, dict(options))
        stream = self._stream(op, settings)
        if isinstance(text, str):
            line = next(stream.lines(iter([text])))
            return None if line is None else read_answer(line, read)
        return Answers(stream.lines(texts_of(text)), read)

    def json_answers(self, op: str, texts: Texts, rows: bool = False, **options: Any) -> Iterator[Optional[bytes]]:
        """One line of JSON a text, for tables: ``{"error": …}`` where a text could not be done.

        With ``rows`` an analysis is a flat list of morphemes (form, tag, begin, length, sentence, eojeol).
        """
        settings = self._settings(op, dict(options))
        return self._stream(op, {**settings, "format": "rows"} if rows else settings).lines(texts_of(texts))

    def _settings(self, op: str, options: Dict[str, Any]) -> Dict[str, Any]:
        settings = settings_of(op, options)
        if self._url is not None and settings.get("correct", {}).get("ignoreWords"):
            raise MalgyeolError("ignore_words는 서버에 없습니다. Malgyeol()로 엔진을 켜서 쓰세요.")
        dictionaries = settings.pop("dictionaries", self._dictionaries)
        return {**settings, "dictionaries": dictionaries, "generation": self._generation} if dictionaries else settings

    def _stream(self, op: str, settings: Dict[str, Any]) -> Stream:
        return Stream(self._connected, op, settings)


def _revive(kind: Type[Malgyeol], state: Dict[str, Any], generation: int) -> Malgyeol:
    key = pickle.dumps((kind, sorted(state.items())))
    # Threads that come at the same time get the one that came first.
    made: Malgyeol = _revived.get(key) or _revived.setdefault(key, _with_state(kind, state))
    made._generation = max(made._generation, generation)
    return made


def _with_state(kind: Type[Malgyeol], state: Dict[str, Any]) -> Malgyeol:
    made = kind.__new__(kind)
    made.__dict__.update(state)
    made._generation = 0
    made._forget_connection()
    _all.add(made)
    return made
