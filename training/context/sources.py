"""Sentences with the analyses that the context model learns from, one JSON object a line.

usage: python -m training.context.sources --shared ../shared --out training/work/context
{"source", "tokens": [eojeol, …], "gold": ["form/TAG+form/TAG" or null, …]}: one entry an eojeol ("=…": somewhere
in the sentence). What is held out
for measuring (a twentieth of the ambiguous forms, 12 % of klue-dp.a, both dev sets) goes under *.dev.
Writes silver.jsonl (Kiwi's labels), gold.jsonl (all that people labelled) and its parts: dev.jsonl, ours.jsonl (what the
encoders know by heart, to be read at a high temperature), new.jsonl (of our convention, but never shown to them) and
other.jsonl (the rest).
"""
import argparse
import json
import os
import random
import sys

from .. import corpora, pack
from ..kiwi_read import analyses


def text_of(morphemes):
    return '+'.join(f'{f}/{t}' for f, t in morphemes) if morphemes else None


def gold(shared):
    held = pack.held_out_forms(shared)
    for name in ('klue', 'gsd', 'ksl', 'gsd.dev', 'ksl.dev', 'sjw', 'sjs'):
        file, reader = corpora.GOLD[name]
        rnd = random.Random(5)
        lines = list(corpora.open_text(f'{shared}/gold/{file}'))
        for tokens, groups in reader(lines):
            source = name
            if name == 'klue' and rnd.random() < .12:  # the same draw as in pack.gold_chunk
                source = 'klue.dev'
            yield source, tokens, [text_of(g) for g in groups]
    for tokens, hit, row in corpora.read_ambiguity(corpora.open_text(f'{shared}/gold/{corpora.AMBIGUITY}')):
        answers = [None] * len(tokens)
        if hit:
            answers[hit[0]] = text_of(hit[3])
        else:
            # 팔ㄹ for 팔: which eojeol is meant, the candidates tell (examples.mjs)
            answers = ['=' + row['answer']] * len(tokens)
        yield 'amb.dev' if row['form'] in held else 'amb' if hit else 'amb.new', tokens, answers


def part_of(source):
    if source.endswith('.dev'):
        return 'dev'
    return {'klue': 'ours', 'amb': 'ours', 'amb.new': 'new'}.get(source, 'other')


def silver(shared, name, limit):
    characters = 0
    for line in corpora.open_text(f'{shared}/teacher/{name}.tsv.xz'):
        read = analyses(line)
        if not read:
            continue
        tokens, groups = read
        characters += sum(map(len, tokens))
        if limit and characters > limit:
            return
        yield 'kiwi', tokens, [text_of(g) for g in groups]


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', default='training/work/context')
    ap.add_argument('--ambiguous', type=int, default=0, help='characters of kiwi-ambiguous; 0: all')
    ap.add_argument('--silver', type=int, default=6_000_000, help='characters of kiwi-silver; 0: all')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    held = set()
    write = lambda f, source, tokens, groups: print(
        json.dumps({'source': source, 'tokens': tokens, 'gold': groups}, ensure_ascii=False), file=f)
    files = {name: open(f'{a.out}/{name}.jsonl', 'w', encoding='utf-8') for name in ('gold', 'dev', 'ours', 'new', 'other')}
    rows = list(gold(a.shared))
    held.update(' '.join(tokens) for source, tokens, _ in rows if source.endswith('.dev'))
    for source, tokens, groups in rows:
        if source.endswith('.dev') or ' '.join(tokens) not in held:
            for name in ('gold', part_of(source)):
                write(files[name], source, tokens, groups)
    for file in files.values():
        file.close()
    print('gold', len(rows), file=sys.stderr)
    with open(f'{a.out}/silver.jsonl', 'w', encoding='utf-8') as f:
        for name, limit in (('kiwi-ambiguous', a.ambiguous), ('kiwi-silver', a.silver)):
            n = 0
            for source, tokens, groups in silver(a.shared, name, limit):
                if ' '.join(tokens) not in held:
                    write(f, source, tokens, groups)
                    n += 1
            print(name, n, file=sys.stderr)


if __name__ == '__main__':
    main()
