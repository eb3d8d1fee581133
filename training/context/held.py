"""Text that no student has read, with the stacked teacher's analyses in our convention.

usage: python -m training.context.held --trained DIR --pack training/work/pack --out training/work/context
Reads DIR/held.npz (training.students) and writes held.jsonl, source "held". Eojeols that the teacher is not sure of have no
analysis.
"""
import argparse
import json
import lzma
import os

import numpy as np

from .. import labels, pack

SURE = 60  # percent, at every syllable


def lines_of(folder):
    """(source, text) of every line of the pack"""
    with lzma.open(f'{folder}/arrays.npz.xz') as f:
        source = np.load(f)['source']
    parts = np.load(f'{folder}/text.npz')
    at = 0
    for name in sorted(parts.files):
        for line in lzma.decompress(parts[name].tobytes()).decode('utf-16-le').split('\n'):
            yield pack.SOURCES[source[at]], line
            at += 1


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--out', default='training/work/context')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    names = json.load(open(f'{a.pack}/meta.json'))['labels']
    told = np.load(f'{a.trained}/held.npz')
    label, percent, at, count = told['label'], told['percent'], 0, 0
    with open(f'{a.out}/held.jsonl', 'w', encoding='utf-8') as out:
        for source, line in lines_of(a.pack):
            if source != 'held':
                continue
            tokens, gold = line.split(' '), []
            for t in tokens:
                part = label[at:at + len(t)]
                sure = percent[at:at + len(t)].min() >= SURE and part.min() > 0
                at += len(t)
                ms = labels.decode([t], [[names[i] for i in part]])[0] if sure else None
                gold.append('+'.join(f'{f}/{tag}' for f, tag in ms) if ms else None)
            print(json.dumps({'source': 'held', 'tokens': tokens, 'gold': gold}, ensure_ascii=False), file=out)
            count += 1
    assert at == len(label), (at, len(label))
    print(count, 'lines', at, 'characters')


if __name__ == '__main__':
    main()
