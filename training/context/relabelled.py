"""The silver text with the stacked teacher's analyses, in our convention.

usage: python -m training.context.relabelled --trained DIR --pack training/work/pack --out training/work/context [--parts 4]
Reads DIR/relabelled-*.npz (training.students) and writes teacher-0.jsonl …, source "teacher", every line of the pack's silver text in
one of them. Eojeols that the teacher is not sure of have no analysis.
"""
import argparse
import json
import os

from .. import labels, unpack
from ..students import relabel
from ..teacher import SILVER


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--out', default='training/work/context')
    ap.add_argument('--parts', type=int, default=4)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    meta, d = unpack.load(a.pack, 2)
    label = relabel(d['teacher'], a.trained)
    names, silver = meta['labels'], {meta['sources'].index(s) for s in SILVER}
    known, count = {}, 0
    files = [open(f'{a.out}/teacher-{i}.jsonl', 'w', encoding='utf-8') for i in range(a.parts)]
    for line, source, at in zip(unpack.lines(a.pack, 2), d['source'], d['line_start']):
        if source not in silver:
            continue
        tokens, gold = line.split(' '), []
        for t in tokens:
            part = label[at:at + len(t)]
            at += len(t)
            key = t, part.tobytes()
            if key not in known:
                ms = labels.decode([t], [[names[i] for i in part]])[0] if part.min() > 0 else None
                known[key] = '+'.join(f'{f}/{tag}' for f, tag in ms) if ms else None
            gold.append(known[key])
        if any(gold):
            print(json.dumps({'source': 'teacher', 'tokens': tokens, 'gold': gold}, ensure_ascii=False), file=files[count % a.parts])
            count += 1
    print(count, 'lines')


if __name__ == '__main__':
    main()
