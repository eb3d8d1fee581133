"""Tokens as kiwipiepy gives them."""

from __future__ import annotations

from collections import deque
from typing import Any, Deque, Iterable, Iterator, List, NamedTuple, Optional, Tuple, overload

from .client import Malgyeol
from .results import Analysis
from .shared import shared


class _Token(NamedTuple):
    form: str
    tag: str
    start: int
    len: int


class Token(_Token):
    """As a token of kiwipiepy, less what only its own model knows (ids, scores, the common form of allomorphs)."""

    #: Which sentence, which eojeol in it, and which line of the text, each from 0.
    sent_position: int = 0
    word_position: int = 0
    line_number: int = 0
    #: The letters that stand in the text.
    raw_form: str = ""

    @property
    def end(self) -> int:
        return self.start + self.len

    @property
    def span(self) -> Tuple[int, int]:
        return self.start, self.end

    @property
    def form_tag(self) -> Tuple[str, str]:
        return self.form, self.tag

    @property
    def tagged_form(self) -> str:
        return f"{self.form}/{self.tag}"

    @property
    def lemma(self) -> str:
        """The form of a verb or an adjective as a dictionary has it."""
        return f"{self.form}다" if self.tag.startswith("V") else self.form


@overload
def kiwi_tokens(  # type: ignore[overload-overlap]
    text: str, malgyeol: Optional[Malgyeol] = ...
) -> List[Token]: ...
@overload
def kiwi_tokens(text: Iterable[str], malgyeol: Optional[Malgyeol] = ...) -> Iterator[List[Token]]: ...
@overload
def kiwi_tokens(
    text: Iterable[Optional[str]], malgyeol: Optional[Malgyeol] = ...
) -> Iterator[Optional[List[Token]]]: ...
def kiwi_tokens(text: Any, malgyeol: Optional[Malgyeol] = None) -> Any:
    """Tokens as ``Kiwi().tokenize`` gives them; None among several texts is answered with None."""
    engine = malgyeol or shared()
    if isinstance(text, str):
        return _tokens(text, engine.analyze(text, split=True))
    return _each(text, engine)


def _each(texts: Iterable[Optional[str]], engine: Malgyeol) -> Iterator[Optional[List[Token]]]:
    waiting: Deque[Optional[str]] = deque()

    def kept() -> Iterator[Optional[str]]:
        for text in texts:
            waiting.append(text)
            yield text

    for analysis in engine.analyze(kept(), split=True):
        text = waiting.popleft()
        yield None if text is None or analysis is None else _tokens(text, analysis)


def _tokens(text: str, analysis: Analysis) -> List[Token]:
    tokens: List[Token] = []
    line, seen = 0, 0
    for sentence_number, sentence in enumerate(analysis.sentences):
        line, seen = line + text.count("\n", seen, sentence.begin), max(seen, sentence.begin)
        for word_number, eojeol in enumerate(sentence.eojeols):
            for m in eojeol.morphemes:
                token = Token(m.form, m.tag, m.begin, m.end - m.begin)
                token.sent_position, token.word_position, token.line_number = sentence_number, word_number, line
                token.raw_form = text[m.begin : m.end]
                tokens.append(token)
    return tokens
