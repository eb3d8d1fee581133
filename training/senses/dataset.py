"""The examples as occurrences of units, and the same for running text."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from .features import REACH, Context, features, vector_words
from .inventory import Unit
from .lookup import find
from .words import our_sentence

# One example in this many is kept apart, sense by sense; which, hangs on the sense alone.
HELD_OUT = 7
# What a definition counts beside an example.
DEFINITION = 1.0
# The most frequent words have vectors.
WORDS = 34_000


@dataclass
class Occurrence:
    unit: Unit
    allowed: list[int]
    names: list[str]
    words: list[tuple[str, int]]
    sense: int = -1
    held: bool = False
    weight: float = 1.0
    line: int = -1
    # Of the morpheme in its line; -1 for a definition.
    place: int = -1


def examples(units: dict[str, Unit], folder: str) -> Iterator[Occurrence]:
    with (
        open(f"{folder}/examples.tsv", encoding="utf-8") as labels,
        open(f"{folder}/examples.tagged", encoding="utf-8") as analyses,
    ):
        seen: dict[tuple[str, str], int] = {}
        for n, (label, line) in enumerate(zip(labels, analyses, strict=True)):
            key, name, kind = label.rstrip("\n").split("\t")
            unit = units[key]
            if len(unit.senses) < 2:
                continue
            sentence = our_sentence(line.rstrip("\n"))
            context = Context(sentence)
            if kind == "뜻":
                sense = next(k for k, s in enumerate(unit.senses) if s.name == name)
                words = [(k, 2 + n) for n, k in enumerate(context.keys[:REACH])]
                places = list(range(len(unit.senses)))
                yield Occurrence(unit, places, [f"w{k}" for k, _ in words], words, sense, False, DEFINITION, n)
                continue
            sense = next(k for k, s in enumerate(unit.senses) if s.name == name)
            counted = False
            for i in range(len(sentence)):
                # 사과하다 teaches 사과, though nobody will ask about it.
                found = find(units, sentence, i, borrowed=False)
                if not found or found[0] is not unit or sense not in found[1]:
                    continue
                if not counted:
                    counted = True
                    seen[key, name] = seen.get((key, name), zlib.crc32(f"{key} {name}".encode()) % HELD_OUT) + 1
                yield Occurrence(
                    unit,
                    found[1],
                    features(context, i),
                    vector_words(context, i),
                    sense,
                    seen[key, name] % HELD_OUT == 0,
                    1.0,
                    n,
                    i,
                )


def running(units: dict[str, Unit], path: str) -> Iterator[tuple[Occurrence, list, int]]:
    with open(path, encoding="utf-8") as lines:
        for n, line in enumerate(lines):
            sentence = our_sentence(line.rstrip("\n"))
            context = Context(sentence)
            for i in range(len(sentence)):
                found = find(units, sentence, i)
                if found and len(found[1]) > 1:
                    yield (
                        Occurrence(found[0], found[1], features(context, i), vector_words(context, i), line=n),
                        sentence,
                        i,
                    )


class Vectors:
    """Word vectors, and the context vectors made of them."""

    SIF = 1e-3

    def __init__(self, path: str, dim: int | None = None) -> None:
        data = np.load(path)
        self.vectors = data["vectors"][:, -dim:] if dim else data["vectors"]
        self.vectors = self.vectors / (np.linalg.norm(self.vectors, axis=1, keepdims=True) + 1e-9)
        self.vectors = self.vectors[:WORDS]
        self.dim = self.vectors.shape[1]
        self.words = {str(w): k for k, w in enumerate(data["words"][:WORDS])}
        share = data["counts"][:WORDS] / data["counts"].sum()
        self.weights = (self.SIF / (self.SIF + share)).astype(np.float32)

    def bag(self, words: list[str]) -> np.ndarray:
        out = np.zeros(self.dim, dtype=np.float32)
        for word in words:
            k = self.words.get(word)
            if k is not None:
                out += self.vectors[k] * self.weights[k]
        return out

    def context(self, words: list[tuple[str, int]]) -> np.ndarray:
        """The mean of all around, of those before and behind next to the word, and of what it is tied to as an object."""
        out = np.zeros((4, self.dim), dtype=np.float32)
        for word, distance in words:
            k = self.words.get(word)
            if k is None:
                continue
            vector = self.vectors[k] * self.weights[k]
            if distance == 0:
                out[3] += vector
                continue
            out[0] += vector / (1 + 0.25 * (abs(distance) - 1))
            if abs(distance) <= 2:
                out[1 if distance < 0 else 2] += vector / abs(distance)
        norms = np.linalg.norm(out, axis=1, keepdims=True)
        return (out / np.maximum(norms, 0.3)).ravel()
