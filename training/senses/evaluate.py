"""Scores the examples kept apart as the engine would answer them: with the shares of running text instead of their own.

python -m training.senses.evaluate --work training/work/senses --dim 96

The models are those that have not seen the examples kept apart (`trained` of train.py); what ships has.
"""

from __future__ import annotations

import argparse
import json
import pickle

import numpy as np

from .dataset import Vectors, examples
from .inventory import read, units
from .lookup import find
from .model import natural
from .words import our_sentence


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--work", required=True)
    parser.add_argument("--vectors", default="vectors.npz")
    parser.add_argument("--dim", type=int)
    args = parser.parse_args()
    vectors = Vectors(f"{args.work}/{args.vectors}", args.dim)
    with open(f"{args.work}/fitted.pkl", "rb") as file:
        trained = pickle.load(file)["trained"]
    with open(f"{args.work}/priors.json", encoding="utf-8") as file:
        priors = json.load(file)
    with open(f"{args.work}/examples.tagged", encoding="utf-8") as lines:
        tagged = [line.rstrip("\n") for line in lines]
    inventory = units(read(args.shared))
    models = {key: (fitted, natural(fitted, priors[key])) for key, fitted in trained.items()}
    right, count = np.zeros(2, int), 0
    words: set[str] = set()
    for occurrence in examples(inventory, args.work):
        if not occurrence.held or len(occurrence.allowed) < 2 or occurrence.unit.key not in models:
            continue
        context = vectors.context(occurrence.words)
        for way, model in enumerate(models[occurrence.unit.key]):
            z = model.score(occurrence, context)[occurrence.allowed]
            answer = occurrence.unit.senses[occurrence.allowed[int(np.argmax(z))]]
            unit, places = find(inventory, our_sentence(tagged[occurrence.line]), occurrence.place)
            if way and unit.borrowed:
                answer = unit.senses[places[0]]
            right[way] += answer is occurrence.unit.senses[occurrence.sense]
        words.add(occurrence.unit.key)
        count += 1
    shares = right / count
    print(f"kept apart, {count:,} places of {len(words):,} words: {shares[0]:.4f} with the shares of the examples, ", end="")
    print(f"{shares[1]:.4f} with those of running text")


if __name__ == "__main__":
    main()
