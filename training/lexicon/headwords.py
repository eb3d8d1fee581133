"""Compiles the list of headwords that dictionary search goes through.

python -m training.lexicon.headwords --shared ../shared --out models/headwords.dat

Four uint32 (magic, version, entries, units), then one deflate stream of columns, each written for all entries in
the order of the words: shared (uint8: units in common with the word before), rest (uint8: further units), part of
speech (uint8: place in PARTS), marks (uint8), gaps (uint32 for each entry marked SPACED: bit i = a space stands
before unit i), and the further units of all words, their low bytes and then their high bytes.
"""

import argparse
import csv
import io
import json
import lzma
import re
import struct
import tarfile
import zlib
from collections import defaultdict
from pathlib import Path

from ..manifest import refresh

MAGIC = 0x5748474D  # "MGHW"
VERSION = 1
# The twin of this list is PARTS in src/lexicon/headwords.ts.
PARTS = [
    "명사", "의존 명사", "대명사", "수사", "동사", "형용사", "보조 동사", "보조 형용사", "관형사", "부사", "감탄사",
    "조사", "어미", "접사", "구", "품사 없음", "관형사·명사", "수사·관형사", "명사·부사", "감탄사·명사",
    "관형사·감탄사", "의존 명사·조사", "대명사·감탄사", "수사·관형사·명사", "부사·감탄사", "동사·형용사",
    "대명사·관형사", "대명사·부사",
]  # fmt: skip
STANDARD, LEADING, TRAILING, SPACED = 1, 2, 4, 8
HOMOGRAPHS = 4  # the shift of the count, at most 15
LONGEST = 32
# Numbers that the standard dictionary gives to words of dialects and the North.
FIRST_DIALECT = 80


def rows(shared: Path):
    """(headword as printed, part of speech, is it in a dictionary of the standard language, homograph number)"""
    with lzma.open(shared / "lexicon/krdict.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            if row["src"] not in ("한국어기초사전", "표준국어대사전"):
                continue
            part = (row.get("품사") or "품사 없음").split(":")[0].replace("관·명", "관형사·명사")
            yield row["표제어"], "구" if row.get("구분") == "구" else part, True, row.get("동형어 번호") or 0
    with lzma.open(shared / "lexicon/urimalsaem-2016-words.tsv.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            word, unit, part, _field = (line.rstrip("\n") + "\t\t\t").split("\t")[:4]
            # Proverbs and idioms are sentences about words, no headwords.
            if unit in ("어휘", "구"):
                yield word, "구" if unit == "구" else part, False, 0


# HanDic's tags for the parts of speech that it numbers.
HANDIC = {"NNG": "명사", "NNB": "의존 명사", "NP": "대명사", "VV": "동사", "VA": "형용사", "MAG": "부사"}


def standard_numbers(shared: Path) -> dict[str, dict[str, set[int]]]:
    """Words with the homograph numbers that the standard dictionary gives them, by part of speech."""
    out: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    with tarfile.open(shared / "lexicon/handic.tar.xz") as tar:
        for member in tar:
            if not member.name.endswith(".csv") or "supplement" in member.name:
                continue
            for row in csv.reader(io.TextIOWrapper(tar.extractfile(member), encoding="utf-8")):
                found = re.fullmatch(r"([가-힣]+)(\d\d)", row[9]) if len(row) > 9 else None
                if found and int(found[2]) < FIRST_DIALECT:
                    out[found[1]][HANDIC.get(row[14], "")].add(int(found[2]))
    return out


def compile_list(shared: Path) -> dict[tuple[str, int, int], list[int]]:
    """(letters, place of the spaces, part of speech) → [marks, homographs]"""
    known = standard_numbers(shared)
    entries: dict[tuple[str, int, int], list] = {}
    for printed, part, standard, number in rows(shared):
        if part not in PARTS:
            continue
        word = printed.replace("^", " ").strip()
        marks = (LEADING if word.startswith("-") else 0) | (TRAILING if word.endswith("-") else 0)
        gaps, letters = 0, ""
        for c in word.replace("-", ""):
            if c == " ":
                gaps |= 1 << len(letters)
            else:
                letters += c
        # A question mark stands for a letter of Middle Korean that the list has lost.
        if not letters or "?" in letters or len(letters) > LONGEST or any(ord(c) > 0xFFFF for c in letters):
            continue
        entry = entries.setdefault((letters, gaps, PARTS.index(part)), [marks, set()])
        numbers = known.get(letters) if not gaps else None
        if standard or numbers is not None:
            entry[0] |= STANDARD
        if number:
            entry[1].add(number)
    out = {}
    for (letters, gaps, part), (marks, ours) in entries.items():
        theirs = known.get(letters, {}).get(PARTS[part], ()) if not gaps else ()
        out[letters, gaps, part] = [marks, max(1, min(15, max(len(ours), len(theirs))))]
    return out


def pack(entries) -> bytes:
    shared, rest, parts, marks, gaps, units = bytearray(), bytearray(), bytearray(), bytearray(), bytearray(), []
    before, total = "", 0
    for letters, mask, part in sorted(entries):
        flags, homographs = entries[letters, mask, part]
        same = 0
        while same < min(len(before), len(letters)) and before[same] == letters[same]:
            same += 1
        shared.append(same)
        rest.append(len(letters) - same)
        parts.append(part)
        marks.append(flags | (SPACED if mask else 0) | homographs << HOMOGRAPHS)
        if mask:
            gaps += struct.pack("<I", mask)
        units += map(ord, letters[same:])
        total += len(letters)
        before = letters
    body = b"".join(
        [shared, rest, parts, marks, gaps, bytes(u & 0xFF for u in units), bytes(u >> 8 for u in units)]
    )
    return struct.pack("<4I", MAGIC, VERSION, len(entries), total) + zlib.compress(body, 9)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", type=Path, default=Path("../shared"))
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    packed = pack(compile_list(args.shared))
    args.out.write_bytes(packed)
    refresh(args.out)
    print(f"{struct.unpack_from('<4I', packed)[2]:,} headwords, {len(packed):,} bytes")


if __name__ == "__main__":
    main()
