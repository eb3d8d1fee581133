"""What an analysis or a correction gives. Offsets count characters of a Python string."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Tuple, Union

from .words import words


class MalgyeolError(Exception):
    """A text that could not be analysed, or a call that the engine or the server refused."""


@dataclass(frozen=True)
class Morpheme:
    form: str
    tag: str
    begin: int
    end: int
    probability: float
    out_of_vocab: str
    dictionary: Optional[str] = None
    sense: Optional[Dict[str, Any]] = None


@dataclass(frozen=True)
class Eojeol:
    """A word between spaces."""

    text: str
    begin: int
    end: int
    lemma: str
    morphemes: List[Morpheme]


@dataclass(frozen=True)
class Sentence:
    text: str
    begin: int
    end: int
    eojeols: List[Eojeol]
    #: The sentence after spacing or joining changed it; empty where nothing changed.
    refined: str


class Answer:
    """An answer that is read when it is first looked at; ``answer["key"]`` reads its JSON."""

    __slots__ = ("_json", "_raw")

    def __init__(self, answer: Union[bytes, Dict[str, Any]]) -> None:
        self._json: Optional[bytes] = answer if isinstance(answer, bytes) else None
        self._raw: Optional[Dict[str, Any]] = None if isinstance(answer, bytes) else answer

    @property
    def raw(self) -> Dict[str, Any]:
        """The answer as the server gives it."""
        if self._raw is None:
            self._raw = json.loads(self._json or b"{}")
            self._json = None
        return self._raw

    def __getitem__(self, key: str) -> Any:
        return self.raw[key]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]


class Analysis(Answer):
    """The sentences of a text with their eojeols and morphemes."""

    __slots__ = ()

    @property
    def sentences(self) -> List[Sentence]:
        return [_sentence(sentence) for sentence in self.raw["sentences"]]

    @property
    def eojeols(self) -> List[Eojeol]:
        return [eojeol for sentence in self.sentences for eojeol in sentence.eojeols]

    @property
    def morphemes(self) -> List[Morpheme]:
        return [morpheme for eojeol in self.eojeols for morpheme in eojeol.morphemes]

    def pos(self) -> List[Tuple[str, str]]:
        """Form and tag of every morpheme."""
        return [
            (morpheme["text"]["content"], morpheme["tag"])
            for sentence in self.raw["sentences"]
            for token in sentence["tokens"]
            for morpheme in token["morphemes"]
        ]

    def nouns(self) -> List[str]:
        return [
            form
            for sentence in self.raw["sentences"]
            for token in sentence["tokens"]
            for form, tag in words(token["morphemes"])
            if tag.startswith("N")
        ]

    def __repr__(self) -> str:
        return f"Analysis({' '.join('/'.join(pair) for pair in self.pos())})"


class Correction(Answer):
    """A corrected text; ``blocks`` says what was changed where and why."""

    __slots__ = ()

    @property
    def origin(self) -> str:
        return str(self.raw["origin"])

    @property
    def revised(self) -> str:
        return str(self.raw["revised"])

    @property
    def blocks(self) -> List[Dict[str, Any]]:
        return list(self.raw["revisedBlocks"])

    def __str__(self) -> str:
        return self.revised

    def __repr__(self) -> str:
        return f"Correction({self.origin!r} → {self.revised!r})"


def _sentence(raw: Dict[str, Any]) -> Sentence:
    text = raw["text"]
    begin = text["beginOffset"]
    eojeols = [_eojeol(token) for token in raw["tokens"]]
    return Sentence(text["content"], begin, begin + text["length"], eojeols, raw.get("refined", ""))


def _eojeol(raw: Dict[str, Any]) -> Eojeol:
    text = raw["text"]
    begin = text["beginOffset"]
    morphemes = [_morpheme(morpheme) for morpheme in raw["morphemes"]]
    return Eojeol(text["content"], begin, begin + text["length"], raw.get("lemma", ""), morphemes)


def _morpheme(raw: Dict[str, Any]) -> Morpheme:
    text = raw["text"]
    begin = text["beginOffset"]
    return Morpheme(
        text["content"],
        raw["tag"],
        begin,
        begin + text["length"],
        raw["probability"],
        raw["outOfVocab"],
        raw.get("customDictName"),
        raw.get("sense"),
    )
