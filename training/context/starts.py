"""Lines of several sentences, some without their final marks: where sentences start, for training.settle.

usage: python -m training.context.starts --shared ../shared --out training/work/context
Writes starts.jsonl: {"source": "starts", "tokens", "gold": [null, …], "starts": [indices of eojeols]}.
"""
import argparse
import json
import random

from .. import corpora
from ..kiwi_read import parse_line

LONGEST, UNMARKED = 150, .25


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', default='training/work/context')
    ap.add_argument('--lines', type=int, default=12_000)
    a = ap.parse_args()
    rnd, count = random.Random(9), 0
    with open(f'{a.out}/starts.jsonl', 'w', encoding='utf-8') as out:
        for line in corpora.open_text(f'{a.shared}/teacher/kiwi-silver.tsv.xz'):
            if rnd.random() > .1 or line.count(' | ') < 1 or line.index('\t') > LONGEST:
                continue
            parsed = parse_line(line)
            if not parsed:
                continue
            tokens, _, _, starts = parsed
            if rnd.random() < UNMARKED:
                ends = {i - 1 for i in starts} | {len(tokens) - 1}
                bare = [t.rstrip('.?!。…') if i in ends else t for i, t in enumerate(tokens)]
                tokens = bare if all(bare) else tokens
            print(json.dumps({'source': 'starts', 'tokens': tokens, 'gold': [None] * len(tokens), 'starts': sorted(starts)}, ensure_ascii=False), file=out)
            count += 1
            if count == a.lines:
                break
    print(count, 'lines')


if __name__ == '__main__':
    main()
