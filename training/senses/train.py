"""Fits a model to the examples of every unit; scores what is kept apart; writes the weights.

python -m training.senses.train --shared ../shared --work training/work/senses
"""

from __future__ import annotations

import argparse
import pickle
from collections import defaultdict

import numpy as np

from .dataset import Occurrence, Vectors, examples
from .inventory import read, units
from .model import fit


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--work", required=True)
    parser.add_argument("--vectors", default="vectors.npz")
    parser.add_argument("--dim", type=int)
    args = parser.parse_args()
    vectors = Vectors(f"{args.work}/{args.vectors}", args.dim)
    inventory = units(read(args.shared))
    by_unit: dict[str, list[Occurrence]] = defaultdict(list)
    for occurrence in examples(inventory, args.work):
        by_unit[occurrence.unit.key].append(occurrence)

    trained, final = {}, {}
    right = most = count = 0
    for key, occurrences in by_unit.items():
        senses = len(occurrences[0].unit.senses)
        contexts = np.stack([vectors.context(o.words) for o in occurrences])
        kept = [i for i, o in enumerate(occurrences) if not o.held]
        if not kept:
            continue
        trained[key] = fit([occurrences[i] for i in kept], contexts[kept], senses)
        final[key] = fit(occurrences, contexts, senses)
        for i, o in enumerate(occurrences):
            if not o.held or len(o.allowed) < 2:
                continue
            z = trained[key].score(o, contexts[i])
            right += o.allowed[int(np.argmax(z[o.allowed]))] == o.sense
            most += o.allowed[int(np.argmax(trained[key].shares[o.allowed]))] == o.sense
            count += 1
    print(f"kept apart: {right / count:.4f} of {count:,}; the sense with most examples: {most / count:.4f}")
    with open(f"{args.work}/fitted.pkl", "wb") as out:
        pickle.dump({"trained": trained, "final": final}, out)


if __name__ == "__main__":
    main()
