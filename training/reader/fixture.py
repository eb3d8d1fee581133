"""Writes what src/analysis/reader/reader-keys.ts is tested against: python -m training.reader.fixture > test/fixtures/reader-keys.json"""
import json
import random

import torch

from .keys import memory_ids

NAMES = ('left', 'right', 'character', 'gap')


def main():
    rng, cases = random.Random(4), []
    for length, bits in ((3, 20), (9, 20), (24, 12), (40, 20)):
        ids = [2, *(rng.randrange(5, 3200) for _ in range(length - 2)), 2]
        spaces = [0, 0, *(int(rng.random() < .3) for _ in range(length - 3)), 0]
        rows = memory_ids(torch.tensor([ids]), torch.tensor([spaces]), bits)
        cases.append({'bits': bits, 'ids': ids, 'spaces': spaces, **{n: r[0].flatten().tolist() for n, r in zip(NAMES, rows)}})
    print(json.dumps(cases))


if __name__ == '__main__':
    main()
