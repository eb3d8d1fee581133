"""What the judge learns from, as marked sentences: what people corrected, and what they need not have changed.

usage: python -m training.reader.marked --shared ../shared --out DIR

Writes DIR/people.jsonl, pairs.jsonl and taste.jsonl for describe.mjs. Of a pair without marks the whole sentence is one mark.
"""
import argparse
import json
import lzma
import re

MARKED = ('editor-1.jsonl', 'editors-open.jsonl', 'real-fixes.jsonl', 'real-fixes-2.jsonl')
# of what is a matter of taste so many sentences: there are more than of mistakes
EVERY = 3


def lines(path):
    with (lzma.open(path, 'rt') if path.endswith('.xz') else open(path, encoding='utf-8')) as f:
        for line in f:
            yield json.loads(line)


def plain(text):
    """text that holds none of the signs of marks"""
    return not re.search(r'[{}|\n]', text)


def people(shared):
    for name in MARKED:
        for row in lines(f'{shared}/correction/{name}'):
            yield row['marked']


def pairs(shared):
    for row in json.load(open(f'{shared}/correction/k-nct.dev.json', encoding='utf-8')):
        wrong, right = (re.sub(r'</?e\d+>', '', row[k]).strip() for k in ('error_sentence', 'correct_sentence'))
        if plain(wrong + right):
            yield right if wrong == right else f'{{{wrong}|{right}}}'


def taste(shared):
    for i, row in enumerate(lines(f'{shared}/correction/real-taste.jsonl.xz')):
        if i % EVERY == 0 and plain(row['before']):
            yield row['before']


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    for name, source in (('people', people), ('pairs', pairs), ('taste', taste)):
        found = list(dict.fromkeys(source(a.shared)))
        with open(f'{a.out}/{name}.jsonl', 'w', encoding='utf-8') as f:
            f.writelines(json.dumps({'marked': m}, ensure_ascii=False) + '\n' for m in found)
        print(name, len(found), 'sentences', flush=True)


if __name__ == '__main__':
    main()
