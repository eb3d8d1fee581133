"""Do the encoder's states tell senses apart better than word vectors and neighbours? The examples kept apart decide.

python -m training.senses.compare --work training/work/senses --dim 96 --states training/work/senses/states-small.npz

Prototypes: the sense whose mean state is nearest (cosine around the mean of the word, shrunk towards it). Heads: one
log-linear model per word over the states. Together: the states beside everything that `train.py` uses.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from .dataset import Occurrence, Vectors, examples
from .inventory import read, units
from .model import fit

POOLS = {"word": [0], "first syllable": [1], "window": [2], "word, window": [0, 2]}
# Occurrences that pull a prototype towards the mean of its word.
SHRINK = 2.0
# How much of the states beside the vectors.
BESIDE = 0.5

Group = list[tuple[Occurrence, np.ndarray, np.ndarray]]  # (occurrence, states of the three pools, vectors of its context)
Scores = Callable[[Group, Group], list[np.ndarray]]


def pooled(group: Group, pools: list[int]) -> np.ndarray:
    """The pools side by side, each of length one; zeros for a definition."""
    rows = np.stack([states[pools] for _, states, _ in group]).astype(np.float32)
    return (rows / (np.linalg.norm(rows, axis=2, keepdims=True) + 1e-6)).reshape(len(group), -1)


def prototypes(pools: list[int]) -> Scores:
    def scores(train: Group, test: Group) -> list[np.ndarray]:
        train = [row for row in train if row[0].place >= 0]
        senses = len(test[0][0].unit.senses)
        if not train:
            return [np.zeros(senses)] * len(test)
        x = pooled(train, pools)
        middle = x.mean(axis=0)
        means = np.zeros((senses, x.shape[1]))
        for sense in range(senses):
            own = x[[row[0].sense == sense for row in train]] - middle
            means[sense] = own.sum(axis=0) / (len(own) + SHRINK)
        means /= np.linalg.norm(means, axis=1, keepdims=True) + 1e-9
        return list((pooled(test, pools) - middle) @ means.T)

    return scores


def head(pools: list[int]) -> Scores:
    def scores(train: Group, test: Group) -> list[np.ndarray]:
        bare = [(replace(o, names=[]), *rest) for o, *rest in train if o.place >= 0]
        senses = len(test[0][0].unit.senses)
        if not bare:
            return [np.zeros(senses)] * len(test)
        fitted = fit([o for o, _, _ in bare], pooled(bare, pools), senses)
        return [fitted.bias + row @ fitted.dense for row in pooled(test, pools)]

    return scores


def together(pools: list[int]) -> Scores:
    def contexts(group: Group) -> np.ndarray:
        known = np.stack([vectors for _, _, vectors in group])
        return np.hstack([known, BESIDE * pooled(group, pools)]) if pools else known

    def scores(train: Group, test: Group) -> list[np.ndarray]:
        senses = len(test[0][0].unit.senses)
        fitted = fit([o for o, _, _ in train], contexts(train), senses)
        return [fitted.score(o, row) for (o, _, _), row in zip(test, contexts(test), strict=True)]

    return scores


def right(ways: dict[str, Scores], groups: list[Group]) -> None:
    """Says of every way how many of the kept apart it gets right."""
    for name, way in ways.items():
        good = count = 0
        for k, group in enumerate(groups):
            train = [row for row in group if not row[0].held]
            test = [row for row in group if row[0].held and len(row[0].allowed) > 1]
            if not test or not train:
                continue
            for (o, _, _), z in zip(test, way(train, test), strict=True):
                good += o.allowed[int(np.argmax(z[o.allowed]))] == o.sense
                count += 1
            if sys.stderr.isatty():
                print(f"\r{name}: {k:,} of {len(groups):,} words", end="", file=sys.stderr)
        print(f"{name}: {good / count:.4f} of {count:,}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--work", required=True)
    parser.add_argument("--vectors", default="vectors.npz")
    parser.add_argument("--dim", type=int)
    parser.add_argument("--states", required=True)
    parser.add_argument("--baseline", action="store_true", help="measure vectors and neighbours without states as well")
    args = parser.parse_args()
    vectors = Vectors(f"{args.work}/{args.vectors}", args.dim)
    states = np.load(args.states)["states"]
    by_unit: dict[str, Group] = defaultdict(list)
    for n, occurrence in enumerate(examples(units(read(args.shared)), args.work)):
        known = states[n] * (occurrence.place >= 0)
        by_unit[occurrence.unit.key].append((occurrence, known, vectors.context(occurrence.words)))
    groups = list(by_unit.values())
    ways = {f"prototypes, {name}": prototypes(pools) for name, pools in POOLS.items()}
    ways |= {f"head, {name}": head(POOLS[name]) for name in ("word", "word, window")}
    ways |= {f"together, {name}": together(POOLS[name]) for name in ("word", "word, window")}
    if args.baseline:
        ways["vectors and neighbours"] = together([])
    right(ways, groups)


if __name__ == "__main__":
    main()
