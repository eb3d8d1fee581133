"""Analysed text as a row of words: what the sense model sees of a sentence. Twin of src/analysis/sense-words.ts."""

from __future__ import annotations

import lzma
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

# One letter for tags that a context need not tell apart.
CLASS = {
    "NNG": "N", "NNP": "N", "NNB": "N", "NR": "N", "XR": "N", "SL": "N", "SH": "N", "NP": "N",
    "VV": "V", "VA": "V", "VX": "V", "VCN": "V",
    "MAG": "M", "MAJ": "M", "MM": "M", "MMA": "M", "MMD": "M", "MMN": "M", "IC": "M",
}  # fmt: skip

SURFACE = re.compile(r"@\d+,\d+$")


class Morpheme(NamedTuple):
    form: str
    tag: str


def kiwi_sentences(path: str) -> Iterator[list[Morpheme]]:
    """The sentences of teacher/*.tsv.xz: text TAB form/TAG form/TAG, `|` between sentences."""
    with lzma.open(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            _, _, analysis = line.rstrip("\n").partition("\t")
            for sentence in analysis.split(" | "):
                yield [m for m in map(kiwi_morpheme, sentence.split(" ")) if m]


def kiwi_morpheme(written: str) -> Morpheme | None:
    form, slash, tag = SURFACE.sub("", written).rpartition("/")
    return Morpheme(form, tag.partition("-")[0]) if slash else None


def our_sentence(line: str) -> list[Morpheme]:
    """A line of `malgyeol analyze --format text`: eojeols between spaces, form/TAG joined by +."""
    out = []
    for eojeol in line.split(" "):
        for written in re.split(r"(?<=[A-Z])\+", eojeol):
            form, slash, tag = written.rpartition("/")
            if slash:
                out.append(Morpheme(form, tag))
    return out


def key(m: Morpheme) -> str | None:
    """What a word is called as a context; None where it says nothing (particles, endings, marks)."""
    letter = CLASS.get(m.tag)
    return f"{m.form}/{letter}" if letter else None


def keys(sentence: Iterable[Morpheme]) -> list[str]:
    return [k for k in map(key, sentence) if k]
