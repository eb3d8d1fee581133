"""The development sets and their figures; the scorers are those that come with the sets.

usage: sets.py SHARED inputs         -> a JSON line a set: {"set", "op", "texts"}
       sets.py SHARED score < PREDS  <- the same lines with "predictions"; -> a JSON line a set: {"set", figures…}
The parts of klue.a and of the ambiguity set that training does not see are those of training/pack.py.
"""
import json
import os
import sys

SHARED = os.path.abspath(sys.argv[1])
sys.path[:0] = [f'{SHARED}/eval', os.path.dirname(os.path.dirname(os.path.abspath(__file__)))]
import score  # noqa: E402
from training import corpora, pack  # noqa: E402


def klue():
    lines = list(corpora.open_text(f'{SHARED}/gold/klue-dp.a.tsv'))
    held = {' '.join(tokens) for source, tokens, _ in pack.gold_chunk(('klue', lines, set())) if source == 'klue.dev'}
    return [r for r in score.SETS['klue.a'][0]() if ' '.join(r[0].split()) in held]


def ambiguity():
    forms = pack.held_out_forms(SHARED)
    lines = corpora.open_text(f'{SHARED}/gold/{corpora.AMBIGUITY}')
    return [r for r, line in zip(score.SETS['ambiguity.train'][0](), lines) if json.loads(line)['form'] in forms]


PARTS = {'klue.a': klue, 'ambiguity.train': ambiguity, 'voted': lambda: score.SETS['voted'][0]()[::6]}


def sets():
    for name, (load, figures) in score.SETS.items():
        kind = name.split('/')[0]
        if kind != 'knct':
            yield name, {'sents': 'sentences', 'space': 'space'}.get(kind, 'morphemes'), PARTS.get(name, load)(), figures


if sys.argv[2] == 'inputs':
    for name, op, rows, _ in sets():
        print(json.dumps({'set': name, 'op': op, 'texts': [r[0] for r in rows]}))
else:
    predicted = {r['set']: r['predictions'] for r in map(json.loads, sys.stdin)}
    for name, _, rows, figures in sets():
        if name in predicted:
            assert len(predicted[name]) == len(rows), name
            print(json.dumps({'set': name, **figures(rows, predicted[name])}))
