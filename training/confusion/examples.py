"""Prints every example of 한국어기초사전, a line each, in an order of chance.

python -m training.confusion.examples --shared ../shared > training/work/confusion/krdict.txt
"""

import argparse
import json
import lzma
import random
from pathlib import Path

SEED = 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", type=Path, default=Path("../shared"))
    args = parser.parse_args()
    found = []
    with lzma.open(args.shared / "lexicon/krdict.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            for sense in json.loads(line).get("의미", []):
                for name, examples in sense.items():
                    if name.startswith("용례"):
                        found.extend(examples if isinstance(examples, list) else [examples])
    random.Random(SEED).shuffle(found)
    for example in found:
        print(example.replace("\n", " "))


if __name__ == "__main__":
    main()
