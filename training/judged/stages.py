"""What each stage behind the lattice search changes, and how often the change is right.

usage: python -m training.judged.stages --shared ../shared [--changes STAGE] [--sample 600]      (needs `npm run build`)
Counts over the judged eojeols (the half whose margins may be chosen and the half that measures), the corpora kept apart
(klue.dev, amb.dev, gsd.dev, ksl.dev) and, as a rough guide, samples of the Sejong corpora, which the encoders know.
"""
import argparse
import json
import os
import random
import subprocess

from ..context.sources import gold
from .calibration import HERE, compared, may_be_looked_at, stretches

ROUGH = ('sjw', 'sjs')


def judged(shared):
    rows = [json.loads(line) for line in open(f'{HERE}/verdicts.jsonl', encoding='utf-8')]
    found = stretches(shared, rows)
    texts = {}
    for row in rows:
        text = found[row['file'], row['line'], row['offset'], row['length']]
        known = texts.setdefault(('judged.choose' if may_be_looked_at(row) else 'judged.measure', text), {}).setdefault(row['begin'], {'right': [], 'wrong': []})
        known['right' if row['right'] else 'wrong'].append(compared(row['reading']))
        if row.get('other'):
            known['right' if row['otherRight'] else 'wrong'].append(compared(row['other']))
    for (source, text), known in texts.items():
        yield source, text, known


def corpora(shared, sample):
    rough = {name: [] for name in ROUGH}
    for source, tokens, groups in gold(shared):
        if source not in rough and not source.endswith('.dev'):
            continue
        known, at = {}, 0
        for token, group in zip(tokens, groups):
            if group and group[0] != '=':
                known[at] = group
            at += sum(2 if ord(c) > 0xffff else 1 for c in token) + 1
        row = source, ' '.join(tokens), known
        if source in rough:
            rough[source].append(row)
        elif known:
            yield row
    for rows in rough.values():
        yield from random.Random(3).sample(rows, min(sample, len(rows)))


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--changes', help='print every change of this stage')
    ap.add_argument('--sample', type=int, default=600, help='sentences of each Sejong corpus')
    a = ap.parse_args()
    command = ['node', os.path.join(HERE, 'stages.mjs')] + (['--changes', a.changes] if a.changes else [])
    with subprocess.Popen(command, stdin=subprocess.PIPE, encoding='utf-8') as node:
        for source, text, known in (*judged(a.shared), *corpora(a.shared, a.sample)):
            print(json.dumps({'source': source, 'text': text, 'known': known}, ensure_ascii=False), file=node.stdin)
        node.stdin.close()
        node.wait()


if __name__ == '__main__':
    main()
