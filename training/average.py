"""The mean of the weights of two trainings of which one went on from the other: it knows more than either.

usage: python -m training.average --share .35 BEFORE AFTER --out DIR
What goes on for long on labels without doubts learns its text by heart; half way back it has kept what it learnt and
lost what it knew by heart (record 5 of models/MODEL.md).
"""
import argparse
import os

import torch

from .students import SHAPES, read_memory, save_memory


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('before')
    ap.add_argument('after')
    ap.add_argument('--out', required=True)
    ap.add_argument('--share', type=float, default=.35, help='of the second')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    mean = lambda x, y: (1 - a.share) * x + a.share * y
    for name in SHAPES:
        before, after = (torch.load(f'{folder}/{name}.pt', map_location='cpu') for folder in (a.before, a.after))
        torch.save({k: mean(before[k].float(), after[k].float()).half() for k in after}, f'{a.out}/{name}.pt')
    save_memory(mean(read_memory(a.before), read_memory(a.after)), a.out)


if __name__ == '__main__':
    main()
