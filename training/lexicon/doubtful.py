"""Compiles the words that a list or a corpus has, that no dictionary of the standard language vouches for, and that sound
like a much more frequent word which one does: dialect, old spellings, spellings of the North, slips.

python -m training.lexicon.doubtful --shared ../shared --entries lexicon.tsv --out models/doubtful.bin

`--entries` is what `training.lexicon.build --tsv` wrote. Which forms sound alike is asked of `src/lexicon/near-forms.ts`, as
built in dist/, so that the list and the program that looks for the word that was meant agree.
"""

import argparse
import csv
import io
import json
import lzma
import math
import re
import subprocess
import tarfile
from pathlib import Path

from ..manifest import refresh
from .convention import normal
from .headwords import FIRST_DIALECT
from .store import encode

HERE = Path(__file__).resolve().parent
TAGS = ("NNG", "VV", "VA", "MAG")
# Words that were counted more often are used, whatever a dictionary says of them (ln of the count).
MOST = 4.0
# The payload of a word that a dictionary itself refers to its counterpart.
REFERRED = 1
# An entry that only refers to another one.
REFERS = re.compile(r"^→")


def vouched(shared: Path) -> tuple[set[str], dict[str, list[str]]]:
    """Headwords of 한국어기초사전 and 표준국어대사전 with a meaning of their own, and HanDic's words without those of dialects;
    words of 한국어기초사전 that only refer to others, with those."""
    out, referring = set(), {}
    with lzma.open(shared / "lexicon/krdict.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            senses = [sense.get("뜻풀이", "") for sense in row.get("의미", [])]
            word = re.sub(r"[-^ ]|\d+$", "", normal(row["표제어"]))
            if senses and all(REFERS.match(sense) for sense in senses):
                if row["src"] == "한국어기초사전":
                    referring[word] = [re.sub(r"[^가-힣]", "", sense) for sense in senses]
            elif row["src"] != "우리말샘":
                out.add(word)
    with tarfile.open(shared / "lexicon/handic.tar.xz") as tar:
        for member in tar:
            if not member.name.endswith(".csv") or "supplement" in member.name:
                continue
            for row in csv.reader(io.TextIOWrapper(tar.extractfile(member), encoding="utf-8")):
                found = re.fullmatch(r"([가-힣]+?)(\d\d)?", row[9] if len(row) > 9 and row[9] != "*" else row[0])
                if found and int(found[2] or 0) < FIRST_DIALECT and found[1] not in referring:
                    out.add(found[1])
    return out, {word: others for word, others in referring.items() if word not in out}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", type=Path, default=Path("../shared"))
    parser.add_argument("--entries", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--tsv", type=Path, help="also write the words with their counterparts, to look at")
    args = parser.parse_args()
    standard, referring = vouched(args.shared)
    words = []
    with open(args.entries, encoding="utf-8") as lines:
        for line in lines:
            form, tag, count, _flags = line.rstrip("\n").split("\t")
            if tag in TAGS:
                headword = form + "다" if tag[0] == "V" else form
                others = [other[:-1] if tag[0] == "V" else other for other in referring.get(headword, ())]
                kind = "standard" if headword in standard else "→" + " ".join(others) if others else ""
                words.append(f"{form}\t{tag}\t{math.log(max(1, int(count))):.2f}\t{kind}\n")
    script = ["node", str(HERE / "counterparts.mjs"), str(MOST)]
    found = subprocess.run(script, input="".join(words), capture_output=True, check=True, text=True).stdout.splitlines()
    pairs = [row.split("\t") for row in found]
    data = encode((form, tag, REFERRED if named == "named" else 0) for form, tag, _, named in pairs)
    args.out.write_bytes(data)
    refresh(args.out)
    if args.tsv:
        args.tsv.write_text("\n".join(found) + "\n", encoding="utf-8")
    print(f"{len(found):,} of {len(words):,} words, {len(data):,} bytes")


if __name__ == "__main__":
    main()
