"""Writes the examples that are filed under homographs, one a line, for the analysis to read.

python -m training.senses.examples --shared ../shared --out training/work/senses
bin/malgyeol analyze --format text < training/work/senses/examples.txt > training/work/senses/examples.tagged
"""

from __future__ import annotations

import argparse
import os

from .inventory import read, units


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    wanted = units(read(args.shared))
    with (
        open(f"{args.out}/examples.txt", "w", encoding="utf-8") as texts,
        open(f"{args.out}/examples.tsv", "w", encoding="utf-8") as labels,
    ):
        for unit in wanted.values():
            if unit.borrowed:
                continue
            for sense in unit.senses:
                # What a definition talks about, its examples talk about too.
                for kind, text in [*sense.examples, *(("뜻", text) for text in sense.definitions)]:
                    flat = " ".join(text.split())
                    if not flat:
                        continue
                    texts.write(flat + "\n")
                    labels.write(f"{unit.key}\t{sense.name}\t{kind}\n")


if __name__ == "__main__":
    main()
