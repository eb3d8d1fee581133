"""The one class that people use."""

from __future__ import annotations

import json
import os
from collections import deque
from typing import Any, Callable, Deque, Dict, Iterable, Iterator, List, Optional, Tuple, TypeVar, Union

from .channel import Connection, Pipe
from .engine import Engine, EngineDied
from .operations import Operations, Texts
from .options import settings_of
from .results import MalgyeolError
from .server import Server
from .stored_dictionaries import checked_name, counted, listed_dictionaries, stored_dictionary
from .word_lists import Words, strings, word_sets

T = TypeVar("T")

#: What travels together: as much as a thread of the engine takes at a time.
BATCH_CHARACTERS = 4000
BATCH_TEXTS = 256
#: Batches on their way, per thread.
AHEAD = 4
#: How often a batch is tried again when the engine process was killed.
TRIES = 3
#: An engine that dies over this text dies over every text.
HARMLESS = "가"


class Malgyeol(Operations):
    """Korean text analysis and correction.

    ``Malgyeol()`` starts an engine process, ``Malgyeol(url, key)`` asks a server. Every method takes one text, and gives
    one answer, or any iterable of texts, and gives an iterator of answers in the same order: texts are read as answers
    are taken, so neither has to fit into memory. ``None`` among the texts is answered with ``None``.

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
        data: Optional[str] = None,
        home: Optional[str] = None,
    ) -> None:
        if url is not None and words is not None:
            raise TypeError("서버에는 words를 줄 수 없습니다. 서버의 사용자 사전을 쓰세요.")
        self._url, self._key = url, key
        self._threads, self._data, self._home = threads, data, home
        self._dictionaries = strings("dictionaries", dictionaries)
        self._words = word_sets(words)
        self._generation = 0
        self._connection: Union[Engine, Server, None] = None
        self._pid = os.getpid()

    def __enter__(self) -> "Malgyeol":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the engine process; the next call would start another."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def __getstate__(self) -> Dict[str, Any]:
        return {**self.__dict__, "_connection": None}

    def _connected(self) -> Union[Engine, Server]:
        if self._pid != os.getpid():
            self._connection, self._pid = None, os.getpid()
        if self._connection is None or not self._connection.alive:
            if self._url is not None:
                self._connection = Server(self._url, self._key or "")
            else:
                self._connection = Engine(self._channel(), self._threads, self._words)
                if self._connection.words is not None:
                    self._connection.words.result()
        return self._connection

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
        if isinstance(text, str):
            return _read(next(self._answers(op, [text], settings)), read)
        return (_read(answer, read) for answer in self._answers(op, text, settings))

    def json_answers(self, op: str, texts: Texts, rows: bool = False, **options: Any) -> Iterator[Optional[bytes]]:
        """One line of JSON a text, for tables: ``{"error": …}`` where a text could not be done.

        With ``rows`` an analysis is a flat list of morphemes (form, tag, begin, length, sentence, eojeol).
        """
        settings = self._settings(op, dict(options))
        return self._answers(op, texts, {**settings, "format": "rows"} if rows else settings)

    def _settings(self, op: str, options: Dict[str, Any]) -> Dict[str, Any]:
        settings = settings_of(op, options)
        if self._url is not None and settings.get("correct", {}).get("ignoreWords"):
            raise MalgyeolError("ignore_words는 서버에 없습니다. Malgyeol()로 엔진을 켜서 쓰세요.")
        dictionaries = settings.pop("dictionaries", self._dictionaries)
        return {**settings, "dictionaries": dictionaries, "generation": self._generation} if dictionaries else settings

    def _answers(self, op: str, texts: Texts, settings: Dict[str, Any]) -> Iterator[Optional[bytes]]:
        """One answer a text, in order; a few batches are on their way at a time."""
        window: Deque[Tuple[List[Optional[str]], Any]] = deque()
        submit = lambda batch: self._connected().submit(op, [t for t in batch if t is not None], settings)  # noqa: E731
        for batch in _batches(texts):
            window.append((batch, submit(batch)))
            if len(window) >= self._connected().threads * AHEAD:
                yield from self._taken(*window.popleft(), submit)
        while window:
            yield from self._taken(*window.popleft(), submit)

    def _taken(self, batch: List[Optional[str]], future: Any, submit: Callable[..., Any]) -> Iterator[Optional[bytes]]:
        answers = iter(self._insisted(batch, future, submit))
        for text in batch:
            yield None if text is None else next(answers)

    def _insisted(self, batch: List[Optional[str]], future: Any, submit: Callable[..., Any]) -> List[bytes]:
        """The answers to a batch, from another engine where one was killed; a text that kills every engine is named."""
        for left in reversed(range(TRIES)):
            try:
                return list(future.result())
            except EngineDied as died:
                if left > 0:
                    future = submit(batch)
                    continue
                texts = [text for text in batch if text is not None]
                if len(texts) == 1:
                    submit([HARMLESS]).result()
                    return [json.dumps({"error": str(died)}).encode()]
        return [answer for text in texts for answer in self._insisted([text], submit([text]), submit)]


def _read(answer: Optional[bytes], read: Callable[[bytes], T]) -> Optional[T]:
    if answer is None:
        return None
    if answer.startswith(b'{"error":'):
        raise MalgyeolError(json.loads(answer)["error"])
    return read(answer)


def _batches(texts: Texts) -> Iterator[List[Optional[str]]]:
    batch: List[Optional[str]] = []
    characters = 0
    for text in texts:
        if text is not None and not isinstance(text, str):
            raise TypeError(f"글은 문자열이어야 합니다: {type(text).__name__}")
        length = len(text) if text is not None else 0
        if batch and (characters + length > BATCH_CHARACTERS or len(batch) == BATCH_TEXTS):
            yield batch
            batch, characters = [], 0
        batch.append(text)
        characters += length
    if batch:
        yield batch
