"""Texts that flow to an engine or a server, and their answers that flow back in the same order."""

from __future__ import annotations

import json
import os
import re
import time
from collections import deque
from numbers import Real
from typing import (
    Any,
    Callable,
    Deque,
    Dict,
    Generator,
    Iterable,
    Iterator,
    List,
    NamedTuple,
    Optional,
    TypeVar,
    Union,
    cast,
)

from .call import Call, EngineDied, StartFailed
from .engine import Engine
from .results import MalgyeolError
from .server import Server

T = TypeVar("T")
Texts = Iterable[Optional[str]]
Lines = Generator[Optional[bytes], None, None]

#: What travels together: as much as a thread of the engine takes at a time.
BATCH_CHARACTERS = 4000
BATCH_TEXTS = 256
#: The first batch is small, so that the first answers come soon; each that follows is twice as large.
FIRST_BATCH_TEXTS = 16
#: Batches on their way, per thread.
AHEAD = 4
#: A batch whose texts take longer than this to read goes as it is (seconds).
LINGER = 0.02
#: Of the time that a slow source took, what may be spent to wait for answers before it is read further.
PATIENCE = 0.25
#: How often a batch is tried again when the engine process was killed.
TRIES = 3
#: An engine that dies over this text dies over every text.
HARMLESS = "가"


class Answers(Iterator[T]):
    """The answers to texts, in order. A text that was refused raises; the answers to the others follow it."""

    def __init__(self, lines: Lines, read: Callable[[bytes], T]) -> None:
        self._lines, self._read, self._place = lines, read, -1

    def __iter__(self) -> "Answers[T]":
        return self

    def __repr__(self) -> str:
        return "<Answers: for로 하나씩, list()로 한꺼번에 받으세요>"

    def __next__(self) -> T:
        line = next(self._lines)
        self._place += 1
        # Where a text may be None its answer may, and T says so.
        return cast(T, None) if line is None else read_answer(line, self._read, f"texts[{self._place}]: ")

    def close(self) -> None:
        """Nothing more is wanted: what has been asked and has not begun is not done."""
        self._lines.close()


def read_answer(line: bytes, read: Callable[[bytes], T], place: str = "") -> T:
    if line.startswith(b'{"error":'):
        raise MalgyeolError(place + json.loads(line)["error"])
    return read(line)


class Sent(NamedTuple):
    """A batch on its way; a child of fork() that has it from its parent gets no answer to that call."""

    batch: List[Optional[str]]
    call: Call
    pid: int


class Stream:
    """Asks the same of many texts."""

    def __init__(self, connected: Callable[[], Union[Engine, Server]], op: str, settings: Dict[str, Any]) -> None:
        self._connected, self._op, self._settings = connected, op, settings
        #: Batches that may be on their way, by who was asked last.
        self._most = AHEAD

    def lines(self, texts: Iterator[Any]) -> Lines:
        """One line of JSON a text; a few batches are on their way at a time."""
        window: Deque[Sent] = deque()
        source = Source(texts)
        try:
            for batch in source.batches():
                window.append(self._sent(batch))
                until = time.monotonic() + source.slowness * PATIENCE
                while window and (len(window) >= self._most or _is_ready(window[0], until)):
                    yield from self._taken(window[0])
                    window.popleft()
            while window:
                yield from self._taken(window[0])
                window.popleft()
        finally:
            for sent in window:
                if sent.pid == os.getpid():
                    sent.call.abandon()
        if source.failure is not None:
            raise source.failure

    def _submit(self, batch: List[Optional[str]]) -> Call:
        connection = self._connected()
        self._most = connection.threads * AHEAD
        return connection.submit(self._op, sendable(batch), self._settings)

    def _sent(self, batch: List[Optional[str]]) -> Sent:
        return Sent(batch, self._submit(batch), os.getpid())

    def _taken(self, sent: Sent) -> Iterator[Optional[bytes]]:
        call = sent.call if sent.pid == os.getpid() else self._submit(sent.batch)
        answers = iter(self._insisted(sent.batch, call))
        for text in sent.batch:
            if text is None:
                yield None
            else:
                yield SPLIT_CHARACTER if is_split(text) else next(answers)

    def _insisted(self, batch: List[Optional[str]], call: Call) -> List[bytes]:
        """The answers to a batch, from another engine where one was killed; a text that kills every engine is named."""
        for left in reversed(range(TRIES)):
            try:
                return call.answers()
            except EngineDied as died:
                if isinstance(died, StartFailed):
                    self._submit([HARMLESS]).answers()
                if left > 0:
                    call = self._submit(batch)
                    continue
                texts = sendable(batch)
                if len(texts) == 1:
                    self._submit([HARMLESS]).answers()
                    return [json.dumps({"error": str(died)}).encode()]
        return [answer for text in texts for answer in self._insisted([text], self._submit([text]))]


def _is_ready(sent: Sent, until: float) -> bool:
    return sent.pid != os.getpid() or sent.call.ready(until - time.monotonic())


def sendable(batch: List[Optional[str]]) -> List[str]:
    return [text for text in batch if text is not None and not is_split(text)]


def is_split(text: str) -> bool:
    """Whether two characters of it are halves of one: elsewhere they would be one, and all offsets behind it wrong."""
    return _HALVES.search(text) is not None


_HALVES = re.compile("[\ud800-\udbff][\udc00-\udfff]")
SPLIT_CHARACTER = json.dumps(
    {
        "error": "둘로 나뉜 글자(UTF-16 대리 쌍)가 있어 위치를 셀 수 없습니다. "
        "글.encode('utf-16', 'surrogatepass').decode('utf-16')으로 합친 뒤에 주세요."
    }
).encode()


class Source:
    """Texts cut into batches. ``failure`` is why they ended early, which is said after the answers that are due."""

    def __init__(self, texts: Iterator[Any]) -> None:
        self._texts = texts
        self.failure: Optional[Exception] = None
        #: Seconds that the last batch took to read, where it was sent for that reason.
        self.slowness = 0.0

    def batches(self) -> Iterator[List[Optional[str]]]:
        most = FIRST_BATCH_TEXTS
        batch: List[Optional[str]] = []
        characters, began = 0, time.monotonic()
        for text in self._checked():
            length = len(text) if text is not None else 0
            if batch and (characters + length > BATCH_CHARACTERS or len(batch) >= most):
                self.slowness = 0.0
                yield batch
                most = min(most * 2, BATCH_TEXTS)
                batch, characters, began = [], 0, time.monotonic()
            batch.append(text)
            characters += length
            taken = time.monotonic() - began
            if taken > LINGER:
                self.slowness = taken
                yield batch
                batch, characters, began = [], 0, time.monotonic()
        if batch:
            self.slowness = 0.0
            yield batch

    def _checked(self) -> Iterator[Optional[str]]:
        try:
            for place, text in enumerate(self._texts):
                if isinstance(text, str) or text is None:
                    yield text
                elif _is_missing(text):
                    yield None
                else:
                    raise TypeError(f"글은 문자열이어야 합니다: texts[{place}]은(는) {type(text).__name__}입니다.")
        except Exception as error:
            self.failure = error


def texts_of(given: Any) -> Iterator[Any]:
    """The texts that an argument names; what is none is refused at once, not when the first answer is taken."""
    if isinstance(given, (bytes, bytearray, memoryview)):
        raise TypeError(f"글은 문자열이어야 합니다: {type(given).__name__}. 바이트는 decode()한 뒤에 주세요.")
    # It would give the names of its columns.
    if type(given).__name__ == "DataFrame":
        raise TypeError('표에서 글이 있는 열을 골라 주세요: df["text"]')
    if given is None or _is_missing(given):
        raise TypeError(
            f"글이 빠져 있습니다: {given!r} ({type(given).__name__}). "
            '열을 통째로 주면 빠진 자리에 None으로 답합니다: m.nouns(df["text"])'
        )
    try:
        return iter(given)
    except TypeError:
        raise TypeError(f"글이나 글의 나열이어야 합니다: {type(given).__name__}") from None


def _is_missing(value: Any) -> bool:
    """What tables hold where there is no text: NaN, and NA and NaT of pandas."""
    if type(value).__name__ in ("NAType", "NaTType"):
        return True
    return isinstance(value, Real) and value != value
