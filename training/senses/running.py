"""Draws sentences of running text, as many of every kind, for the analysis to read: what the shares of senses are estimated on.

python -m training.senses.running --shared ../shared --out training/work/senses/running.txt
bin/malgyeol analyze --format text < training/work/senses/running.txt > training/work/senses/running.tagged
"""

from __future__ import annotations

import argparse
import glob
import os
import random
import re
import sys

from ..corpora import open_text

# A sentence of text: not a heading, not a list.
LEAST, MOST = 12, 200
HANGUL = re.compile(r"[가-힣]")
END = re.compile(r"(?<=[.?!])\s+")


def sentences(path: str):
    for line in open_text(path):
        for sentence in END.split(" ".join(line.split())):
            if LEAST <= len(sentence) <= MOST and len(HANGUL.findall(sentence)) * 2 > len(sentence):
                yield sentence


def kinds(shared: str) -> dict[str, list[str]]:
    """The files of every kind of text: wikipedia-0 and wikipedia-1 are one."""
    out: dict[str, list[str]] = {}
    for path in sorted(glob.glob(f"{shared}/text/*.xz")):
        out.setdefault(re.match(r"[a-z]+", os.path.basename(path))[0], []).append(path)
    return out


def draw(paths: list[str], count: int, chance: random.Random) -> list[str]:
    """`count` of all sentences, each as likely as any other (reservoir sampling)."""
    kept: list[str] = []
    seen = 0
    for path in paths:
        for sentence in sentences(path):
            seen += 1
            if len(kept) < count:
                kept.append(sentence)
            elif (place := chance.randrange(seen)) < count:
                kept[place] = sentence
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=13_000, help="sentences of every kind")
    parser.add_argument("--seed", type=int, default=3)
    args = parser.parse_args()
    chance = random.Random(args.seed)
    with open(args.out, "w", encoding="utf-8") as out:
        for kind, paths in kinds(args.shared).items():
            drawn = draw(paths, args.count, chance)
            out.writelines(f"{sentence}\n" for sentence in drawn)
            print(f"{kind}: {len(drawn):,} sentences", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
