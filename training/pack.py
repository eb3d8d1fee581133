"""Gold and silver → one compact pack that a training machine unpacks in seconds.

usage: python -m training.pack --shared ../shared --work training/work [--like models/tagger.json]
Needs work/kiwi-gold.tsv (training.kiwi_label gold); takes work/more.tsv (training.kiwi_label file) and work/well-spaced.txt
(training.well_spaced) too where they are there. Writes work/pack/: text.npz (every line; eojeols apart by one space), analyses.npz (for each distinct eojeol its analyses as label ids, first occurrence first), lines.npz
(source, ranks of the teacher's and of the gold analysis of every eojeol, sentence starts), meta.json.
"""
import argparse
import collections
import json
import lzma
import os
import random
import re
import sys
import time
from multiprocessing import Pool

import numpy as np

from . import corpora
from .align import label_eojeol
from .kiwi_read import read_line

# Order is the wire format of the pack.
SOURCES = ['clean', 'noisy', 'klue', 'amb', 'gsd', 'ksl', 'kaist', 'sjw', 'sjs', 'klue.dev', 'amb.dev', 'gsd.dev', 'ksl.dev', 'everyday']
SID = {s: i for i, s in enumerate(SOURCES)}
NONE = 255
BAD_SPACING = re.compile(r'[가-힣][^을를도만은는이가록게지기고아어여 ] (합니다|됩니다|되는|하는|하여|하 [고여기는]|되 [어는고]|된 )')
SEP = '\x1f'
SHORT = 60  # characters of a line that people say or write every day; longer ones are mostly from books of reference


def work(lines):
    out = []
    for line in lines:
        r = read_line(line)
        if r and 1 <= len(r[0]) and all(len(t) < 120 for t in r[0]):
            out.append((r[0], [None if l is None else SEP.join(l) for l in r[1]], sorted(r[2])))
    return out


def chunks(path, size=4000):
    buf = []
    for line in corpora.open_text(path):
        buf.append(line)
        if len(buf) == size:
            yield buf
            buf = []
    if buf:
        yield buf


def noisy_index(shared):
    """hashes of all 16-character windows of the text whose spacing people got wrong"""
    seen = set()
    for name in ('petitions-noisy', 'colloquial'):
        text = re.sub(r'[ \t]+', ' ', corpora.open_text(f'{shared}/text/{name}.txt.xz').read())
        for line in text.split('\n'):
            line = line.strip()
            for i in range(0, max(1, len(line) - 15)):
                seen.add(hash(line[i:i + 16]))
    return seen


def is_noisy(text, index):
    mid = len(text) // 2
    return hash(text[:16]) in index or hash(text[mid - 8:mid + 8]) in index or bool(BAD_SPACING.search(text))


def held_out_forms(shared):
    """a twentieth of the ambiguous forms, all their sentences, to measure on unseen forms"""
    forms = ambiguous_forms(shared)
    return set(random.Random(11).sample(forms, len(forms) // 20))


def ambiguous_forms(shared):
    return sorted({json.loads(l)['form'] for l in corpora.open_text(f'{shared}/gold/{corpora.AMBIGUITY}')})


def gold_chunk(job):
    name, lines, dev_forms = job
    rows = []
    if name == 'amb':
        for tokens, hit, row in corpora.read_ambiguity(lines):
            labs = [None] * len(tokens)
            if hit:
                i, begin, core, ms = hit
                l = label_eojeol(core, ms)
                if l:
                    labs[i] = SEP.join([''] * begin + list(l) + [''] * (len(tokens[i]) - begin - len(core)))
            rows.append(('amb.dev' if row['form'] in dev_forms else 'amb', tokens, labs))
        return rows
    for tokens, groups in corpora.GOLD[name][1](lines):
        labs = [label_eojeol(t, g) if g else None for t, g in zip(tokens, groups)]
        rows.append((name, tokens, [SEP.join(l) if l else None for l in labs]))
    if name == 'klue':
        rnd = random.Random(5)
        rows = [('klue.dev' if rnd.random() < .12 else n, t, l) for n, t, l in rows]
    return rows


def gold_jobs(shared):
    dev = held_out_forms(shared)
    # development sets first, so that no training corpus brings one of their sentences back
    for name in ('gsd.dev', 'ksl.dev', 'klue', 'amb', 'gsd', 'ksl', 'kaist', 'sjw', 'sjs'):
        file = corpora.AMBIGUITY if name == 'amb' else corpora.GOLD[name][0]
        for lines in chunks(f'{shared}/gold/{file}', 10 ** 9 if name == 'amb' else 2000):
            yield name, lines, dev


class Packer:
    def __init__(self):
        self.types, self.analyses, self.rank = {}, [], []  # eojeol → id; id → [analysis]; id → {analysis: rank}
        self.uses = []  # id → [how often, by rank]
        self.text, self.source, self.teacher, self.gold, self.starts, self.counts = [], [], [], [], [], []
        self.labels = collections.Counter()

    def code(self, token, ana, weight):
        i = self.types.get(token)
        if i is None:
            i = self.types[token] = len(self.types)
            self.analyses.append([])
            self.rank.append({})
            self.uses.append([])
        if ana is None:
            return NONE
        r = self.rank[i].get(ana)
        if r is None:
            if len(self.analyses[i]) >= NONE:
                return NONE
            r = self.rank[i][ana] = len(self.analyses[i])
            self.analyses[i].append(ana)
            self.uses[i].append(0)
        self.uses[i][r] += weight
        return r

    def add(self, source, tokens, teacher, gold, starts, weight):
        self.text.append(' '.join(tokens))
        self.source.append(SID[source])
        self.counts.append(len(tokens))
        for i, t in enumerate(tokens):
            self.teacher.append(self.code(t, teacher[i] if teacher else None, weight))
            self.gold.append(self.code(t, gold[i], weight) if gold else NONE)
            self.starts.append(1 if i in starts else 0)

    def count_labels(self):
        for analyses, uses in zip(self.analyses, self.uses):
            for ana, n in zip(analyses, uses):
                for l in ana.split(SEP):
                    self.labels[l] += n


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--work', default='training/work')
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('--like', help='tagger.json whose characters and labels keep their numbers, so that training can go on from its models')
    ap.add_argument('--limit', type=int, default=0, help='lines per silver file, to try things out')
    a = ap.parse_args()
    t0 = time.time()
    log = lambda *x: print(round(time.time() - t0), *x, file=sys.stderr, flush=True)
    p = Packer()
    dev_texts = set()
    kiwi_gold = {}
    with Pool(a.jobs) as pool:
        for rows in pool.imap(work, chunks(f'{a.work}/kiwi-gold.tsv')):
            for tokens, labs, starts in rows:
                kiwi_gold[' '.join(tokens)] = (labs, starts)
        log('gold by the teacher', len(kiwi_gold))
        for rows in pool.imap(gold_chunk, gold_jobs(a.shared)):
            dev_texts.update(' '.join(tokens) for source, tokens, _ in rows if source.endswith('.dev'))
            for source, tokens, labs in rows:
                text = ' '.join(tokens)
                if text in dev_texts and not source.endswith('.dev'):
                    continue
                teacher, starts = kiwi_gold.get(text, (None, []))
                p.add(source, tokens, teacher, labs, starts, 5)
            log(rows[-1][0] if rows else '', len(p.text))
        index = noisy_index(a.shared)
        path = f'{a.work}/well-spaced.txt'
        well_spaced = set(open(path, encoding='utf-8').read().split('\n')) if os.path.exists(path) else set()
        log('noisy windows', len(index), 'lines spaced well all the same', len(well_spaced))
        silver = {name: f'{a.shared}/teacher/{name}.tsv.xz' for name in ('kiwi-silver', 'kiwi-ambiguous')}
        if os.path.exists(f'{a.work}/more.tsv'):
            silver['more'] = f'{a.work}/more.tsv'
        for name, path in silver.items():
            n = 0
            for rows in pool.imap(work, chunks(path)):
                for tokens, labs, starts in rows:
                    text = ' '.join(tokens)
                    if text in dev_texts:
                        continue
                    source = 'noisy' if text not in well_spaced and is_noisy(text, index) else 'everyday' if name == 'kiwi-silver' and len(text) <= SHORT else 'clean'
                    p.add(source, tokens, labs, None, starts, 1)
                n += len(rows)
                if n % 40000 < 4000:
                    log(name, n, 'eojeol types', len(p.types))
                if a.limit and n >= a.limit:
                    break
    os.makedirs(f'{a.work}/pack', exist_ok=True)
    p.count_labels()
    like = json.load(open(a.like)) if a.like else {'labels': ['<none>'], 'characters': ['<pad>', '<mask>', '<unk>', '<sep>']}
    labels = after(like['labels'], [l for l, n in p.labels.most_common() if l and n >= 12])
    lid = {l: i for i, l in enumerate(labels)}
    chars = collections.Counter()
    for line in p.text:
        chars.update(line)
    del chars[' ']
    vocabulary = after(like['characters'], [c for c, n in chars.most_common() if n >= 5])
    log('labels', len(p.labels), 'kept', len(labels), 'characters', len(vocabulary), 'lines', len(p.text))
    flat = np.array([lid.get(l, 0) for ans in p.analyses for ana in ans for l in ana.split(SEP)], np.uint16)
    with lzma.open(f'{a.work}/pack/arrays.npz.xz', 'wb', preset=6) as f:
        np.savez(f, flat=flat, per_type=np.array([len(x) for x in p.analyses], np.uint8),
                 source=np.array(p.source, np.uint8), counts=np.array(p.counts, np.uint16),
                 teacher=np.array(p.teacher, np.uint8), gold=np.array(p.gold, np.uint8), starts=np.packbits(np.array(p.starts, np.uint8)))
    log('arrays')
    lines = [len(p.text) * i // 32 for i in range(33)]
    with Pool(a.jobs) as pool:
        parts = pool.map(compress, ['\n'.join(p.text[x:y]) for x, y in zip(lines, lines[1:])])
    np.savez(f'{a.work}/pack/text.npz', **{f'p{i:02d}': np.frombuffer(b, np.uint8) for i, b in enumerate(parts)})
    json.dump({'labels': labels, 'characters': vocabulary, 'sources': SOURCES, 'label_counts': [p.labels[l] for l in labels]},
              open(f'{a.work}/pack/meta.json', 'w'), ensure_ascii=False)
    log('done', sum(map(len, parts)))


def after(first, others):
    known = set(first)
    return first + [x for x in others if x not in known]


def compress(text):
    return lzma.compress(text.encode('utf-16-le'), preset=9)


if __name__ == '__main__':
    main()
