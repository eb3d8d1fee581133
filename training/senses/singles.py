"""Writes models/single-senses.bin: the words that 한국어기초사전 has once; src/analysis/senses/single-senses.ts reads it.

python -m training.senses.singles --shared ../shared --out models/single-senses.bin

Four little-endian uint32 (magic, version, words, known ids of 우리말샘), then the columns: hashes of the keys (나무/N, 배우/V;
uint32, ascending), hashes of the hanja (uint32, 0 where there is none), the rows with an id (uint32), the ids (uint32),
parts of speech (uint8, in the order of export.py).
"""

from __future__ import annotations

import argparse
import lzma
import struct
from collections import Counter

from ..manifest import refresh
from .export import ORDER, hanja_hash, key_hash
from .inventory import Sense, key_of, read
from .targets import handic_numbers

MAGIC = 0x4F53474D  # "MGSO"
VERSION = 1


def plain(printed: str) -> str:
    return printed.replace("-", "").replace("^", "").replace(" ", "")


def single(senses: list[Sense]) -> dict[str, Sense]:
    """Words without a homograph number, by the key that the analysis looks up; the first where one is listed twice."""
    out: dict[str, Sense] = {}
    for sense in senses:
        if sense.number == 0 and " " not in sense.word:
            out.setdefault(key_of(sense.word, sense.pos), sense)
    return out


def target_ids(shared: str, words: dict[str, Sense]) -> dict[str, int]:
    """Ids of 우리말샘 that can belong to nothing else: it has the word once as well, or its hanja are those of the number."""
    rows: Counter[str] = Counter()
    with lzma.open(f"{shared}/lexicon/urimalsaem-2016-words.tsv.xz", "rt", encoding="utf-8") as lines:
        rows.update(plain(line.split("\t")[0]) for line in lines)
    by_word: dict[str, list[str]] = {}
    for key, sense in words.items():
        by_word.setdefault(sense.word, []).append(key)
    numbers = handic_numbers(shared)
    out: dict[str, int] = {}
    with open(f"{shared}/lexicon/urimalsaem-sense-ids.tsv", encoding="utf-8") as lines:
        for line in lines:
            code, printed, number = line.rstrip("\n").split("\t")[:3]
            word = plain(printed)
            keys = by_word.get(word, [])
            if len(keys) != 1:
                continue
            origin = words[keys[0]].origin
            same = bool(origin) and number.isdigit() and numbers.get((word, int(number))) == origin
            if same or rows[word] == 1:
                out.setdefault(keys[0], int(code))
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    words = single(read(args.shared))
    ids = target_ids(args.shared, words)
    ordered = sorted({key_hash(key): key for key in words}.items())
    known = [(row, ids[key]) for row, (_, key) in enumerate(ordered) if key in ids]
    columns = [
        [h for h, _ in ordered],
        [hanja_hash(words[key].origin) for _, key in ordered],
        [row for row, _ in known],
        [code for _, code in known],
    ]
    with open(args.out, "wb") as out:
        out.write(struct.pack("<4I", MAGIC, VERSION, len(ordered), len(known)))
        for column in columns:
            out.write(struct.pack(f"<{len(column)}I", *column))
        out.write(bytes(ORDER.index(words[key].pos) for _, key in ordered))
    refresh(args.out)
    print(f"{len(ordered):,} words of {len(words):,}, {len(known):,} ids of 우리말샘")


if __name__ == "__main__":
    main()
