"""Writes models/senses.bin; src/analysis/senses/sense-model.ts reads it.

python -m training.senses.export --shared ../shared --work training/work/senses --out models/senses.bin

Twenty-seven little-endian uint32 (magic, version, dim, word bits, words, unit bits, units, senses, modelled senses, feature
bits, the offsets of the fourteen sections, the largest weight of a feature and of a word, the bits of the predicates), then the
sections, each at a multiple of eight:
words (uint32 key a slot), their rows (uint16), vectors (int8 a dimension), weights of words (uint8), units (uint32 key
a slot), their rows (uint16), first senses of units (uint16, one more than units), senses (records of 20 bytes: number
u8, part of speech u8, 2 spare, 우리말샘 id u32, hash of the hanja u32, bias f32, scale of the dense weights f32),
dense weights of the modelled senses (int8, four contexts of dim), definitions (int8, dim), features (uint16 mark a
slot), their weights (int8: the sign, and the root of the weight), predicates that can only be made of one of the
nouns that look like their base (uint32 key a slot), the sense of that noun (uint16).
"""

from __future__ import annotations

import argparse
import json
import pickle
import re
import struct

import numpy as np

from ..lexicon.store import finish, hash_form
from ..manifest import refresh
from .dataset import Vectors
from .inventory import PARTS, Unit, read, units
from .model import natural
from .targets import targets
from .words import keys, our_sentence

MAGIC = 0x4E53474D  # "MGSN"
VERSION = 2
FEATURE_BITS = 20
FEATURES = 690_000
# Small weights need small steps: the byte is the root of the weight, and this the largest.
LARGEST = 7
WEIGHT_SCALE = 255
ORDER = list(PARTS)
HANJA = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]+")


def key_hash(text: str) -> int:
    return finish(*hash_form(text)) or 1


def feature_hash(name: str, sense: int) -> int:
    h, length = hash_form(name)
    return finish((h ^ (sense * 0x9E3779B1)) & 0xFFFFFFFF, length)


def table(hashes: list[int], bits: int, values: list[int] | None = None) -> tuple[np.ndarray, np.ndarray]:
    slots, rows = np.zeros(1 << bits, np.uint32), np.zeros(1 << bits, np.uint16)
    for row, h in zip(values or range(len(hashes)), hashes, strict=True):
        slot = h >> (32 - bits)
        while slots[slot]:
            slot = (slot + 1) & ((1 << bits) - 1)
        slots[slot], rows[slot] = h, row
    return slots, rows


def hanja_hash(origin: str) -> int:
    found = HANJA.search(origin)
    return key_hash(found[0]) if found else 0


def steps(weight: float) -> int:
    return min(127, round(127 * (abs(weight) / LARGEST) ** 0.5))


def feature_table(weights: list[tuple[float, int, str]]) -> tuple[np.ndarray, np.ndarray]:
    mask = (1 << FEATURE_BITS) - 1
    marks, values = np.zeros(1 << FEATURE_BITS, np.uint16), np.zeros(1 << FEATURE_BITS, np.int8)
    for weight, sense, name in weights:
        h = feature_hash(name, sense)
        mark = (h & 0xFFFF) or 1
        slot = h >> (32 - FEATURE_BITS)
        while marks[slot]:
            slot = (slot + 1) & mask
        marks[slot] = mark
        values[slot] = int(np.sign(weight)) * steps(weight)
    return marks, values


def definitions(ordered: list[Unit], vectors: Vectors, work: str) -> dict[tuple[str, str], np.ndarray]:
    """What the definitions of a sense talk about: one vector, to recognise the sense in another dictionary."""
    out: dict[tuple[str, str], np.ndarray] = {}
    with (
        open(f"{work}/examples.tsv", encoding="utf-8") as labels,
        open(f"{work}/examples.tagged", encoding="utf-8") as analyses,
    ):
        for label, line in zip(labels, analyses, strict=True):
            key, name, kind = label.rstrip("\n").split("\t")
            if kind == "뜻":
                words = keys(our_sentence(line.rstrip("\n")))
                vector = vectors.bag(words)
                out[key, name] = out.get((key, name), 0) + vector
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--work", required=True)
    parser.add_argument("--vectors", default="vectors.npz")
    parser.add_argument("--dim", type=int)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    vectors = Vectors(f"{args.work}/{args.vectors}", args.dim)
    inventory = units(read(args.shared))
    with open(f"{args.work}/fitted.pkl", "rb") as file:
        final = pickle.load(file)["final"]
    with open(f"{args.work}/priors.json", encoding="utf-8") as file:
        priors = json.load(file)
    # Units with a choice come first: only their senses have weights.
    own = [unit for unit in inventory.values() if not unit.borrowed]
    ordered = sorted(own, key=lambda unit: (unit.key not in final, unit.key))
    modelled = sum(len(unit.senses) for unit in ordered if unit.key in final)
    meanings = definitions(ordered, vectors, args.work)
    known = targets(args.shared, inventory, vectors, meanings)

    first, records, dense, about, features = [0], [], [], [], []
    numbers: dict[int, int] = {}  # of the senses in the file
    number = 0
    for unit in ordered:
        fitted = natural(final[unit.key], priors[unit.key]) if unit.key in final else None
        for k, sense in enumerate(unit.senses):
            numbers[id(sense)] = number
            bias = scale = 0.0
            if fitted:
                bias = fitted.bias[k]
                column = fitted.dense[:, k]
                scale = max(float(np.abs(column).max()), 1e-6) / 127
                dense.append(np.round(column / scale).astype(np.int8))
                features += [(float(w[k]), number, name) for name, w in fitted.sparse.items()]
            records.append(
                struct.pack(
                    "<BBxxIIff",
                    sense.number,
                    ORDER.index(sense.pos),
                    known.get((unit.key, sense.name), 0),
                    hanja_hash(sense.origin),
                    bias,
                    scale,
                )
            )
            vector = meanings.get((unit.key, sense.name), np.zeros(vectors.dim))
            norm = np.linalg.norm(vector)
            about.append(np.round(vector / norm * 127 if norm else vector).astype(np.int8))
            number += 1
        first.append(number)
    features.sort(key=lambda entry: (-abs(entry[0]), entry[1], entry[2]))
    kept = [entry for entry in features[:FEATURES] if steps(entry[0]) > 0]
    print(f"{len(features):,} feature weights, {len(kept):,} kept, least {abs(kept[-1][0]):.3f}")

    words, word_rows = table([key_hash(w) for w in vectors.words], 16)
    unit_keys, unit_rows = table([key_hash(unit.key) for unit in ordered], 13)
    marks, values = feature_table(kept)
    borrowed = [unit for unit in inventory.values() if unit.borrowed]
    predicates, bases = table([key_hash(unit.key) for unit in borrowed], 11, [numbers[id(u.senses[0])] for u in borrowed])
    sections = [
        words,
        word_rows,
        np.round(vectors.vectors * 127).astype(np.int8),
        np.round(vectors.weights * WEIGHT_SCALE).astype(np.uint8),
        unit_keys,
        unit_rows,
        np.array(first, np.uint16),
        b"".join(records),
        np.concatenate(dense),
        np.concatenate(about),
        marks,
        values,
        predicates,
        bases,
    ]
    tail = [LARGEST, WEIGHT_SCALE, 11]
    head = [MAGIC, VERSION, vectors.dim, 16, len(vectors.words), 13, len(ordered), number, modelled, FEATURE_BITS]
    before = at = 4 * (len(head) + len(sections) + len(tail))
    body, offsets = b"", []
    for section in sections:
        data = section if isinstance(section, bytes) else section.tobytes()
        at += -at % 8
        offsets.append(at)
        body += b"\0" * (at - before - len(body)) + data
        at += len(data)
    with open(args.out, "wb") as out:
        out.write(struct.pack(f"<{before // 4}I", *head, *offsets, *tail) + body)
    refresh(args.out)
    print(f"{len(ordered):,} units, {number:,} senses, {at:,} bytes, {len(known):,} ids of 우리말샘")


if __name__ == "__main__":
    main()
