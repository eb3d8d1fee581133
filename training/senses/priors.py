"""How frequent the senses of a unit are in running text, from text that nobody labelled.

python -m training.senses.priors --shared ../shared --work training/work/senses TAGGED…

Examples of a dictionary are spread evenly over the senses; text is not. The shares of the senses are fitted to the
text by expectation maximisation (Saerens, Latinne, Decaestecker 2002), starting from what learners' vocabularies say
about the words, and corrected by hand where known.tsv says otherwise.
"""

from __future__ import annotations

import argparse
import json
import pickle
from collections import defaultdict
from pathlib import Path

import numpy as np

from .dataset import Vectors, running
from .inventory import PARTS, Sense, Unit, read, units

# Words for beginners are frequent words.
GRADES = {"초급": 8.0, "중급": 4.0, "고급": 2.0, "없음": 1.0}
# Occurrences that the first guess counts for.
GUESS = 30.0
ROUNDS = 12
UNUSUAL = 0.25
LEAST = 0.01


def guess(unit: Unit) -> np.ndarray:
    shares = np.array([GRADES[sense.grade] for sense in unit.senses])
    return shares / shares.sum()


def suited(unit: Unit, start: np.ndarray, tag: str) -> np.ndarray:
    """A bound noun is seldom tagged as a free one, and the other way round."""
    shares = start * np.array([1.0 if PARTS[sense.pos][1][0] == tag else UNUSUAL for sense in unit.senses])
    return shares / shares.sum()


def estimate(fitted, rows: list[tuple[np.ndarray, list[int]]], start: np.ndarray) -> np.ndarray:
    prior = start.copy()
    neutral = [z - np.log(fitted.shares) for z, _ in rows]
    masks = np.full((len(rows), len(start)), -np.inf)
    for r, (_, allowed) in enumerate(rows):
        masks[r, allowed] = 0
    z = np.array(neutral).reshape(len(rows), -1) + masks
    for _ in range(ROUNDS):
        scores = z + np.log(prior)
        scores -= scores.max(axis=1, keepdims=True)
        p = np.exp(scores)
        p /= p.sum(axis=1, keepdims=True)
        prior = (p.sum(axis=0) + GUESS * start) / (len(rows) + GUESS)
    return prior


def known() -> dict[str, dict[str, float]]:
    """Shares set by hand: unit TAB sense=share …, of all or of one tag (unit@TAG); what is left is spread over the others."""
    out = {}
    for line in (Path(__file__).parent / "known.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#") or not line.strip():
            continue
        key, *shares = line.split("\t")
        out[key] = {name: float(share) for name, _, share in (s.rpartition("=") for s in shares)}
    return out


def corrected(senses: list[Sense], prior: np.ndarray, shares: dict[str, float]) -> np.ndarray:
    out = prior.copy()
    fixed = [k for k, sense in enumerate(senses) if sense.name in shares]
    if not fixed:
        return out
    left = 1 - sum(shares.values())
    others = [k for k in range(len(senses)) if k not in fixed]
    for k in fixed:
        out[k] = shares[senses[k].name]
    if others:
        out[others] *= left / max(out[others].sum(), 1e-9)
    return out


def floored(shares: np.ndarray) -> list[float]:
    shares = np.maximum(shares, LEAST)
    return (shares / shares.sum()).tolist()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--work", required=True)
    parser.add_argument("--vectors", default="vectors.npz")
    parser.add_argument("--dim", type=int)
    parser.add_argument("tagged", nargs="+")
    args = parser.parse_args()
    vectors = Vectors(f"{args.work}/{args.vectors}", args.dim)
    inventory = units(read(args.shared))
    with open(f"{args.work}/fitted.pkl", "rb") as file:
        final = pickle.load(file)["final"]
    rows: dict[str, dict[str, list]] = defaultdict(lambda: defaultdict(list))
    for path in args.tagged:
        for occurrence, _, _ in running(inventory, path):
            fitted = final.get(occurrence.unit.key)
            if fitted:
                z = fitted.score(occurrence, vectors.context(occurrence.words))
                tag = occurrence.names[0][1:]
                rows[occurrence.unit.key][tag].append((z, occurrence.allowed))
    by_hand = known()
    out = {}
    for key, unit in inventory.items():
        if key not in final:
            continue
        everything = [row for group in rows[key].values() for row in group]
        prior = estimate(final[key], everything, guess(unit)) if everything else guess(unit)
        tags = {}
        if key in by_hand:
            prior = corrected(unit.senses, prior, by_hand[key])
            tags = {tag: suited(unit, prior, tag) for tag in rows[key]}
            for tag in tags:
                tags[tag] = corrected(unit.senses, tags[tag], by_hand.get(f"{key}@{tag}", {}))
        else:
            for tag, group in rows[key].items():
                tags[tag] = estimate(final[key], group, suited(unit, guess(unit), tag))
        out[key] = {
            "count": len(everything),
            "prior": floored(prior),
            "tags": {tag: floored(shares) for tag, shares in tags.items()},
        }
    Path(f"{args.work}/priors.json").write_text(json.dumps(out, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
