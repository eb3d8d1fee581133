"""Label text with Kiwi, the first teacher: `text TAB morph morph …`, '|' between sentences.

A morph is form/TAG where its form stands at the next place of the text, else form/TAG@start,length.
usage: python -m training.kiwi_label --shared ../shared gold OUT.tsv      every sentence of the gold corpora
       python -m training.kiwi_label file IN.txt OUT.tsv                  one paragraph a line
"""
import argparse
import json
import sys
from multiprocessing import Pool

from .corpora import AMBIGUITY, GOLD, open_text
from .hangul import CONJOINING

KIWI = None


def init():
    global KIWI
    from kiwipiepy import Kiwi
    KIWI = Kiwi(num_workers=1, integrate_allomorph=False, model_type='cong-global')


def label(chunk):
    res = []
    for text, toks in zip(chunk, KIWI.tokenize(chunk)):
        at, sent, ms = 0, 0, []
        for t in toks:
            if t.sent_position != sent:
                ms.append('|')
                sent = t.sent_position
            f, tag = ''.join(CONJOINING.get(c, c) for c in t.form), t.tag.split('-')[0]
            while at < len(text) and text[at] == ' ':
                at += 1
            plain = t.start == at and text[at:at + t.len] == f
            ms.append(f.replace(' ', '_') + '/' + tag + ('' if plain else f'@{t.start},{t.len}'))
            at = max(at, t.start + t.len)
        res.append(text + '\t' + ' '.join(ms))
    return res


def gold_texts(shared):
    seen = set()
    for name, (file, read) in GOLD.items():
        lines = open_text(f'{shared}/gold/{file}')
        if name in ('sjw', 'sjs'):  # the text alone: aligning the analysis is the slow part
            seen.update(' '.join(l.split('\t')[1].split()) for l in lines)
        else:
            seen.update(' '.join(tokens) for tokens, _ in read(lines))
    seen.update(' '.join(json.loads(l)['text'].split()) for l in open_text(f'{shared}/gold/{AMBIGUITY}'))
    return sorted(seen)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('what', choices=['gold', 'file'])
    ap.add_argument('paths', nargs='+')
    a = ap.parse_args()
    texts = gold_texts(a.shared) if a.what == 'gold' else [l.rstrip('\n') for l in open(a.paths[0], encoding='utf-8')]
    chunks = [texts[i:i + 500] for i in range(0, len(texts), 500)]
    with Pool(a.jobs, init) as pool, open(a.paths[-1], 'w', encoding='utf-8') as out:
        for i, rows in enumerate(pool.imap(label, chunks)):
            out.write('\n'.join(rows) + '\n')
            if i % 20 == 0:
                print(f'{i}/{len(chunks)}', file=sys.stderr, flush=True)


if __name__ == '__main__':
    main()
