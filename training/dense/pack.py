"""Units of all labelled text → numbers: vocabulary, text, and the candidates with gold, small enough to travel.

usage: python -m training.dense.pack [--work training/work/dense] [--context training/work/context] --out DIR
Reads *.units (silver.py), the gold sentences of training.context.sources and NAME.txt of candidates.mjs; writes units.json,
text.xz (numbers of units, counts per eojeol, eojeols per line) and NAME.npz per set of candidates.
"""
import argparse
import collections
import glob
import json
import lzma
import os

import numpy as np

from .. import corpora
from .units import MOST_UNITS, SPECIAL, UNKNOWN, units

LEAST, MOST = 8, 64_000
LONGEST_LINE = 400
SETS = ('dev', 'pairs', 'ours', 'new', 'other', 'krdict')
FILTER = [{'id': lzma.FILTER_LZMA2, 'preset': 9 | lzma.PRESET_EXTREME, 'dict_size': 1 << 27, 'lc': 2, 'lp': 1, 'pb': 1}]


def gold_lines(path):
    """what people labelled, where they labelled most of a sentence"""
    for line in open(path, encoding='utf-8'):
        row = json.loads(line)
        known = [g for g in row['gold'] if g]
        if len(known) < .8 * len(row['gold']) or row['source'].startswith('amb'):
            continue
        yield [' '.join(units(corpora.parse_eojeol(g) or [])) if g else UNKNOWN for g in row['gold']]


def silver_lines(work):
    for path in sorted(glob.glob(f'{work}/*.units')):
        for line in open(path, encoding='utf-8'):
            yield line.rstrip('\n').split('\t')


class Vocabulary:
    def __init__(self, words):
        self.words = words
        self.number = {w: i for i, w in enumerate(words)}

    @staticmethod
    def from_counts(counts):
        tags = sorted({w.rsplit('/', 1)[1] for w in counts if '/' in w[1:] and w[0] not in '~.'})
        words = SPECIAL + [f'<{t}>' for t in tags] + ['<~>']
        seen = set(words)
        words += [w for w, n in counts.most_common(MOST) if n >= LEAST and w not in seen]
        return Vocabulary(words[:MOST])

    def of(self, unit):
        n = self.number.get(unit)
        if n is None:
            n = self.number.get('<~>' if unit[0] == '~' else f'<{unit.rsplit("/", 1)[-1]}>', SPECIAL.index(UNKNOWN))
        return n

    def eojeol(self, text):
        return [self.of(u) for u in text.split(' ')[:MOST_UNITS]]


def pack_text(lines, vocabulary):
    ids, counts, lengths, cache = [], [], [], {}
    for eojeols in lines:
        for e in eojeols[:LONGEST_LINE]:
            if e not in cache:
                cache[e] = np.array(vocabulary.eojeol(e), np.uint16).tobytes()
            ids.append(cache[e])
            counts.append(len(cache[e]) // 2)
        lengths.append(min(len(eojeols), LONGEST_LINE))
    return np.frombuffer(b''.join(ids), np.uint16), np.array(counts, np.uint8), np.array(lengths, np.uint16)


def write_text(path, parts):
    with lzma.open(path, 'wb', filters=FILTER) as f:
        for arrays in parts:
            for a in arrays:
                f.write(np.int64(a.nbytes).tobytes())
                f.write(a.tobytes())


def pack_candidates(path, vocabulary):
    """lines: all eojeols of the sentences; places: where candidates differ; then the candidates, place by place"""
    ids, counts, lengths, places, sources, names = [], [], [], [], [], []
    c_ids, c_counts, c_number, score, linear, kind, right = [], [], [], [], [], [], []
    for number, line in enumerate(open(path, encoding='utf-8')):
        source, *eojeols = line.rstrip('\n').split('\t')
        if source not in names:
            names.append(source)
        lengths.append(len(eojeols))
        for at, e in enumerate(eojeols):
            chosen, *candidates = e.split('\x1d')
            own = vocabulary.eojeol(chosen)
            ids += own
            counts.append(len(own))
            if not candidates:
                continue
            places.append((number, at))
            sources.append(names.index(source))
            c_number.append(len(candidates))
            for c in candidates:
                s, l, k, r, text = c.split(' ', 4)
                own = vocabulary.eojeol(text)
                c_ids += own
                c_counts.append(len(own))
                score.append(float(s))
                linear.append(float(l))
                kind.append(int(k))
                right.append(int(r))
    a = lambda x, t: np.array(x, t)
    return dict(ids=a(ids, np.uint16), counts=a(counts, np.uint8), lengths=a(lengths, np.uint16), places=a(places, np.int32),
                sources=a(sources, np.uint8), names=np.array(names), c_ids=a(c_ids, np.uint16), c_counts=a(c_counts, np.uint8),
                c_number=a(c_number, np.uint8), score=a(score, np.float16), linear=a(linear, np.float16), kind=a(kind, np.int8), right=a(right, np.int8))


def make_text(work, context, out):
    gold = [l for name in ('ours', 'other') for l in gold_lines(f'{context}/{name}.jsonl')]
    counts = collections.Counter()
    for lines in (silver_lines(work), gold):
        for eojeols in lines:
            for e in eojeols:
                counts.update(e.split(' '))
    del counts[UNKNOWN]
    vocabulary = Vocabulary.from_counts(counts)
    total = sum(counts.values())
    known = sum(n for w, n in counts.items() if w in vocabulary.number)
    print('kinds of units', len(counts), 'in the vocabulary', len(vocabulary.words), f'covering {known / total:.4f} of {total}', flush=True)
    parts = [pack_text(silver_lines(work), vocabulary), pack_text(gold, vocabulary)]
    print('eojeols', [len(p[1]) for p in parts], 'lines', [len(p[2]) for p in parts], flush=True)
    write_text(f'{out}/text.xz', parts)
    json.dump(vocabulary.words, open(f'{out}/units.json', 'w', encoding='utf-8'), ensure_ascii=False)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--work', default='training/work/dense')
    ap.add_argument('--context', default='training/work/context')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    if not os.path.exists(f'{a.out}/units.json'):
        make_text(a.work, a.context, a.out)
    vocabulary = Vocabulary(json.load(open(f'{a.out}/units.json', encoding='utf-8')))
    for name in SETS:
        if os.path.exists(f'{a.work}/{name}.txt'):
            packed = pack_candidates(f'{a.work}/{name}.txt', vocabulary)
            np.savez_compressed(f'{a.out}/{name}.npz', **packed)
            print(name, 'sentences', len(packed['lengths']), 'places', len(packed['places']), 'candidates', len(packed['score']), flush=True)
    print({f: os.path.getsize(f'{a.out}/{f}') for f in sorted(os.listdir(a.out))})


if __name__ == '__main__':
    main()
