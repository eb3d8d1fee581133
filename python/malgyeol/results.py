"""What an analysis or a correction gives. Offsets count characters of a Python string."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple, Union


class MalgyeolError(Exception):
    """A text that could not be analysed, or a call that the engine or the server refused."""

    def __str__(self) -> str:
        # Half a character in what it quotes would keep the message from being printed.
        return super().__str__().encode("utf-8", "backslashreplace").decode("utf-8")


@dataclass(frozen=True)
class Morpheme:
    form: str
    tag: str
    begin: int
    end: int
    probability: float
    out_of_vocab: str
    dictionary: Optional[str] = None
    sense: Optional[Dict[str, Any]] = field(default=None, hash=False)


@dataclass(frozen=True)
class Eojeol:
    """A word between spaces."""

    text: str
    begin: int
    end: int
    lemma: str
    # Lists have no hash; what is equal without them is told apart by comparing.
    morphemes: List[Morpheme] = field(hash=False)


@dataclass(frozen=True)
class Sentence:
    text: str
    begin: int
    end: int
    eojeols: List[Eojeol] = field(hash=False)
    #: The sentence after spacing or joining changed it; empty where nothing changed.
    refined: str


class Answer(Mapping[str, Any]):
    """An answer that is read when it is first looked at; as a mapping it is the JSON of the server."""

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

    def __iter__(self) -> Iterator[str]:
        return iter(self.raw)

    def __len__(self) -> int:
        return len(self.raw)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.raw == other.raw

    def __hash__(self) -> int:
        return hash(_frozen(self.raw))


class Analysis(Answer):
    """The sentences of a text with their eojeols and morphemes, made once: whoever changes a list changes it for all."""

    __slots__ = ("_eojeols", "_morphemes", "_sentences")

    def __init__(self, answer: Union[bytes, Dict[str, Any]]) -> None:
        super().__init__(answer)
        self._sentences: Optional[List[Sentence]] = None
        self._eojeols: Optional[List[Eojeol]] = None
        self._morphemes: Optional[List[Morpheme]] = None

    @property
    def sentences(self) -> List[Sentence]:
        if self._sentences is None:
            self._sentences = [_sentence(sentence) for sentence in self.raw["sentences"]]
        return self._sentences

    @property
    def eojeols(self) -> List[Eojeol]:
        if self._eojeols is None:
            self._eojeols = [eojeol for sentence in self.sentences for eojeol in sentence.eojeols]
        return self._eojeols

    @property
    def morphemes(self) -> List[Morpheme]:
        if self._morphemes is None:
            self._morphemes = [morpheme for eojeol in self.eojeols for morpheme in eojeol.morphemes]
        return self._morphemes

    def pos(self) -> List[Tuple[str, str]]:
        """Form and tag of every morpheme."""
        return [
            (morpheme["text"]["content"], morpheme["tag"])
            for sentence in self.raw["sentences"]
            for token in sentence["tokens"]
            for morpheme in token["morphemes"]
        ]

    def rows(self) -> List[Dict[str, Any]]:
        """A flat list of morphemes, as tables hold it: form, tag, begin, length, sentence, eojeol."""
        rows: List[Dict[str, Any]] = []
        eojeol = 0
        for place, sentence in enumerate(self.raw["sentences"]):
            for token in sentence["tokens"]:
                for morpheme in token["morphemes"]:
                    text = morpheme["text"]
                    row = {"form": text["content"], "tag": morpheme["tag"], "begin": text["beginOffset"]}
                    rows.append({**row, "length": text["length"], "sentence": place, "eojeol": eojeol})
                eojeol += 1
        return rows

    def nouns(self) -> List[str]:
        return [
            word["text"]["content"] for word in self._words() if word["tag"].startswith("N")
        ]

    def lemmas(self) -> List[Dict[str, Any]]:
        """The words that an index holds: form, tag, begin, length."""
        return [
            {
                "form": word["text"]["content"],
                "tag": word["tag"],
                "begin": word["text"]["beginOffset"],
                "length": word["text"]["length"],
            }
            for word in self._words()
            if word["indexed"]
        ]

    def _words(self) -> Iterator[Dict[str, Any]]:
        for sentence in self.raw["sentences"]:
            for token in sentence["tokens"]:
                if "words" not in token:
                    raise MalgyeolError("분석에 낱말이 없습니다. 서버를 이 패키지와 같은 판으로 올려 주세요.")
                yield from token["words"]

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


def _frozen(value: Any) -> Any:
    """The same for values that are equal, and with a hash."""
    if isinstance(value, dict):
        return frozenset((key, _frozen(one)) for key, one in value.items())
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


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
