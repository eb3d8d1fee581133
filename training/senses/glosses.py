"""Holds our own glosses (src/analysis/senses/gloss-data.ts) against the dictionary: complete, known, and not its words.

python -m training.senses.glosses --shared ../shared [analysed text]

With text as `malgyeol analyze --sense --format text` writes it, says which share of the homographs in it has a gloss.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import sys
from collections import Counter, defaultdict

from .inventory import Unit, key_of, read, units
from .lookup import find
from .words import our_sentence

DATA = "src/analysis/senses/gloss-data.ts"
# A gloss that shares this many letters in a row with a definition is too near to it.
COPIED = 12
NUMBER = re.compile(r"__(\d+)$")


def glosses(path: str) -> dict[tuple[str, str, int], str]:
    with open(path, encoding="utf-8") as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.count("\t") == 3]
    return {(word, pos, int(number)): gloss for word, pos, number, gloss in rows}


def definitions(shared: str) -> set[str]:
    out = set()
    with lzma.open(f"{shared}/lexicon/krdict.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            out.update(meaning.get("뜻풀이", "") for meaning in json.loads(line).get("의미") or [])
    with open(f"{shared}/lexicon/urimalsaem-sense-ids.tsv", encoding="utf-8") as lines:
        out.update(line.rstrip("\n").split("\t")[3] for line in lines if line.count("\t") > 2)
    return out


def runs(text: str) -> set[str]:
    return {text[i : i + COPIED] for i in range(len(text) - COPIED + 1)}


def faults(known: dict[tuple[str, str, int], str], inventory: dict[str, Unit], shared: str) -> list[str]:
    out = []
    by_key: dict[str, set[tuple[str, str, int]]] = defaultdict(set)
    for name in known:
        by_key[key_of(name[0], name[1])].add(name)
    own: dict[tuple[str, str, int], set[str]] = {}
    for key, names in by_key.items():
        unit = inventory.get(key) or Unit(key)
        wanted = {(s.word, s.pos, s.number): s for s in unit.senses}
        out += [f"{key}: {name} is missing" for name in wanted.keys() - names]
        out += [f"{key}: {name} is no sense" for name in names - wanted.keys()]
        for name, sense in wanted.items():
            own[name] = {part.strip(" .") for text in sense.definitions for part in re.split(r"\. |또는 ", text)}
    copied = set().union(*map(runs, definitions(shared)))
    for name, gloss in known.items():
        if gloss in own.get(name, ()):
            out.append(f"{name}: {gloss!r} is its definition")
        out += [f"{name}: {run!r} stands in a definition" for run in runs(gloss) & copied]
    return out


def covered(known: dict[tuple[str, str, int], str], inventory: dict[str, Unit], path: str) -> tuple[int, int]:
    keys = {key_of(word, pos) for word, pos, _ in known}
    counts: Counter[bool] = Counter()
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            sentence = [m._replace(form=NUMBER.sub("", m.form)) for m in our_sentence(line.rstrip("\n"))]
            for i in range(len(sentence)):
                found = find(inventory, sentence, i)
                if found:
                    sense = found[0].senses[found[1][0]] if found[1] else None
                    counts[sense is not None and key_of(sense.word, sense.pos) in keys] += bool(sense)
    return counts[True], counts.total()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("text", nargs="?")
    args = parser.parse_args()
    known, inventory = glosses(DATA), units(read(args.shared))
    found = faults(known, inventory, args.shared)
    print(f"{len(known):,} glosses, {len(found)} faults", *found, sep="\n")
    if args.text:
        some, every = covered(known, inventory, args.text)
        print(f"{some:,} of {every:,} homographs in the text have a gloss: {some / every:.4f}")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
