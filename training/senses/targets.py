"""Which of the known ids of 우리말샘 belong to which of our senses."""

from __future__ import annotations

import csv
import io
import re
import tarfile
from collections import defaultdict

import numpy as np

from .dataset import Vectors
from .inventory import Sense, Unit

# How much alike two definitions of one sense are at least, and how much less alike the next may be.
LIKE = 0.6
MARGIN = 0.15


def handic_numbers(shared: str) -> dict[tuple[str, int], str]:
    """Hanja of the homographs that the standard dictionary, and 우리말샘 after it, numbers so."""
    out = {}
    with tarfile.open(f"{shared}/lexicon/handic.tar.xz") as tar:
        for member in tar:
            if not member.name.endswith(".csv"):
                continue
            for row in csv.reader(io.TextIOWrapper(tar.extractfile(member), encoding="utf-8")):
                found = re.fullmatch(r"([가-힣]+)(\d\d)", row[9]) if len(row) > 11 else None
                if found:
                    out[found[1], int(found[2])] = row[11]
    return out


def rough_keys(text: str, vectors: Vectors) -> list[str]:
    """The nouns and stems that the eojeols begin with: twin of roughKeys in src/glossary/match-senses.ts."""
    out = []
    for eojeol in re.split(r"[^가-힣]+", text):
        for length in range(min(len(eojeol), 6), 0, -1):
            found = [k for k in (f"{eojeol[:length]}/{letter}" for letter in "NVM") if k in vectors.words]
            if found:
                out.append(found[0])
                break
    return out


def cosine(a: np.ndarray, b: np.ndarray) -> float:
    norm = np.linalg.norm(a) * np.linalg.norm(b)
    return float(a @ b / norm) if norm else 0.0


def targets(
    shared: str, inventory: dict[str, Unit], vectors: Vectors, meanings: dict[tuple[str, str], np.ndarray]
) -> dict[tuple[str, str], int]:
    """By the hanja of the number, or by a definition that is clearly about the same as ours."""
    by_word: dict[str, list[tuple[str, Sense]]] = defaultdict(list)
    for unit in inventory.values():
        if not unit.borrowed:
            for sense in unit.senses:
                by_word[sense.word].append((unit.key, sense))
    numbers = handic_numbers(shared)
    out: dict[tuple[str, str], int] = {}
    with open(f"{shared}/lexicon/urimalsaem-sense-ids.tsv", encoding="utf-8") as lines:
        for line in lines:
            code, printed, number, definition = (line.rstrip("\n") + "\t\t\t").split("\t")[:4]
            ours = by_word.get(printed.replace("-", "").replace("^", ""), [])
            hanja = numbers.get((ours[0][1].word, int(number)), "") if ours and number.isdigit() else ""
            same = [(key, sense.name) for key, sense in ours if hanja not in ("", "*") and sense.origin == hanja]
            if len(same) == 1:
                out.setdefault(same[0], int(code))
            elif definition and ours:
                about = vectors.bag(rough_keys(definition, vectors))
                scores = sorted(
                    ((cosine(about, meanings.get((k, s.name), about * 0)), (k, s.name)) for k, s in ours), reverse=True
                )
                clear = len(scores) == 1 or scores[0][0] - scores[1][0] >= MARGIN
                if scores[0][0] >= LIKE and clear:
                    out.setdefault(scores[0][1], int(code))
    return out
