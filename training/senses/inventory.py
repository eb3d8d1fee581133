"""The homographs of 한국어기초사전 as our analysis writes them, and the examples that are filed under them."""

from __future__ import annotations

import json
import lzma
import re
from collections import defaultdict
from dataclasses import dataclass, field

# Parts of speech whose words carry a sense: the letter of the unit, and the tags that our convention gives them.
NOUN, PREDICATE, OTHER = "N", "V", "M"
PARTS = {
    "명사": (NOUN, ("NNG", "NNP", "NNB", "XR")),
    "의존 명사": (NOUN, ("NNB", "NNG", "NNP")),
    "대명사": (NOUN, ("NP",)),
    "수사": (NOUN, ("NR", "MMN")),
    "동사": (PREDICATE, ("VV", "VX")),
    "보조 동사": (PREDICATE, ("VX", "VV")),
    "형용사": (PREDICATE, ("VA", "VX", "VCN")),
    "보조 형용사": (PREDICATE, ("VX", "VA")),
    "관형사": (OTHER, ("MMA", "MMD", "MMN")),
    "부사": (OTHER, ("MAG", "MAJ")),
    "감탄사": (OTHER, ("IC",)),
}
PREDICATES = ("동사", "형용사", "보조 동사", "보조 형용사")
# Predicates that our convention splits: the sense stands on what is before.
HANJA = re.compile(r"[\u3400-\u9fff]")
DERIVED = re.compile(r"^(.+?)(하다|되다|시키다|스럽다|롭다|당하다)$")


@dataclass
class Sense:
    """One homograph. `number` is what we answer; `pos` restricts it to tags."""

    word: str
    pos: str
    number: int
    grade: str
    origin: str
    definitions: list[str] = field(default_factory=list)
    related: list[str] = field(default_factory=list)
    examples: list[tuple[str, str]] = field(default_factory=list)  # (kind, text)

    @property
    def name(self) -> str:
        return f"{self.pos}:{self.number}"


@dataclass
class Unit:
    """What the analysis looks up: 배/N, 쓰/V, and 강화하/V for a noun with its suffix."""

    key: str
    senses: list[Sense] = field(default_factory=list)
    # A predicate that can only be made of one of the nouns that look like its base: 사과하다 is 謝過. The sense is the noun's.
    borrowed: bool = False


def read(shared: str) -> list[Sense]:
    out = []
    with lzma.open(f"{shared}/lexicon/krdict.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["src"] != "한국어기초사전" or row["품사"] not in PARTS:
                continue
            out.append(sense_of(row))
    return out


def sense_of(row: dict) -> Sense:
    sense = Sense(
        row["표제어"].replace("-", "").replace("^", ""),
        row["품사"],
        row["동형어 번호"],
        row["어휘 등급"],
        row.get("원어", ""),
    )
    for meaning in row["의미"]:
        sense.definitions.append(meaning.get("뜻풀이", ""))
        for kind in ("구", "문장", "대화"):
            sense.examples += [(kind, text) for text in meaning.get(f"용례.{kind}") or []]
        for relation in ("유의어", "준말", "본말", "센말", "여린말", "큰말", "작은말", "높임말", "낮춤말"):
            sense.related += [r["표제어"] for r in meaning.get(f"관련어:{relation}") or []]
    return sense


def key_of(word: str, pos: str) -> str:
    if pos in PREDICATES and word.endswith("다"):
        word = word[:-1]
    return f"{word}/{PARTS[pos][0]}"


def units(senses: list[Sense]) -> dict[str, Unit]:
    """Numbered homographs under the key that the analysis looks up."""
    out: dict[str, Unit] = {}
    nouns: dict[str, list[Sense]] = defaultdict(list)
    for sense in senses:
        if sense.number == 0:
            continue
        key = key_of(sense.word, sense.pos)
        out.setdefault(key, Unit(key)).senses.append(sense)
        if sense.pos in ("명사", "의존 명사"):
            nouns[sense.word].append(sense)
    derived: dict[str, list[tuple[Sense, Sense | None]]] = defaultdict(list)
    for sense in senses:
        split = DERIVED.match(sense.word) if sense.pos in ("동사", "형용사") else None
        if split:
            derived[key_of(sense.word, sense.pos)].append((sense, base_of(sense, nouns[split[1]])))
    adverbs = {sense.word for sense in senses if sense.pos == "부사"}
    for key, pairs in derived.items():
        if all(sense.number == 0 and foreign(sense, nouns) for sense, _ in pairs):
            # 진지하다 has nothing to do with either 진지: a unit without senses keeps the noun from answering.
            out[key] = Unit(key)
            continue
        if all(base for _, base in pairs):
            # 교정하다 is 교정 with its numbers: its examples are the noun's, and the noun's unit answers.
            out.pop(key, None)
            for sense, base in pairs:
                base.examples += sense.examples
            base = pairs[0][1]
            same = all(other is base for _, other in pairs)
            if same and (base.origin or DERIVED.match(pairs[0][0].word)[1] not in adverbs):
                out[key] = Unit(key, [base], borrowed=True)
    return out


def foreign(derived: Sense, nouns: dict[str, list[Sense]]) -> bool:
    """Is it written with other hanja than any noun that looks like its base?"""
    base = nouns.get(DERIVED.match(derived.word)[1], [])
    origin = DERIVED.sub(r"\1", derived.origin)
    return bool(base) and bool(HANJA.search(origin)) and all(origin != noun.origin for noun in base)


def base_of(derived: Sense, nouns: list[Sense]) -> Sense | None:
    """The noun that a predicate is made of: the one with the same hanja, or the only one that has none either."""
    origin = DERIVED.sub(r"\1", derived.origin)
    if not origin and (derived.number > 0 or derived.pos != "동사"):
        return None  # 못하다 has nothing to do with 못, nor 외롭다 with 외
    same = [noun for noun in nouns if noun.number > 0 and noun.origin == origin]
    return same[0] if len(same) == 1 else None
