"""What the judge learns from, as marked sentences: what people corrected, and what they need not have changed.

usage: python -m training.reader.marked --shared ../shared --out DIR

Writes DIR/people.jsonl, pairs.jsonl, taste.jsonl, forum.jsonl, editors.jsonl and examples.jsonl for describe.mjs; the last holds right
sentences of a dictionary. Of a pair without marks the whole
sentence is one mark. labels/forum.tsv says what is wrong in sentences of the forum corpus, by their ids: an id, then for each mark
its begin, its end and what should stand there; labels/editors.jsonl holds marked sentences of our own.
"""
import argparse
import csv
import json
import lzma
import random
import re
from pathlib import Path

MARKED = ('editor-1.jsonl', 'editors-open.jsonl', 'real-fixes.jsonl', 'real-fixes-2.jsonl')
LABELS = Path(__file__).with_name('labels')
# of what is a matter of taste so many sentences: there are more than of mistakes
EVERY = 3
# so many sentences from the examples of a dictionary, and the shortest that tells something
EXAMPLES = 4500
SHORTEST = 22


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


def marked_by(text, marks):
    out, at = '', 0
    for begin, end, right in (mark.split(' ', 2) for mark in marks):
        out += text[at:int(begin)] + '{' + text[int(begin):int(end)] + '|' + right + '}'
        at = int(end)
    return out + text[at:]


def forum(shared):
    with open(f'{shared}/correction/forum-errors-unlabelled.csv', encoding='utf-8-sig') as f:
        texts = {row['id']: row['err_sentence'] for row in csv.DictReader(f)}
    for line in (LABELS / 'forum.tsv').read_text('utf-8').splitlines():
        name, *marks = line.split('\t')
        yield marked_by(texts[name], marks)


def editors(_shared):
    for row in lines(str(LABELS / 'editors.jsonl')):
        yield row['marked']


def examples(shared):
    found = []
    for row in lines(f'{shared}/lexicon/krdict.jsonl.xz'):
        for sense in row.get('의미', []):
            for name, said in sense.items():
                if name.startswith('용례'):
                    found += said if isinstance(said, list) else [said]
    found = [text for text in found if plain(text) and len(text) >= SHORTEST and text.endswith('.')]
    yield from random.Random(1).sample(found, EXAMPLES)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    for source in (people, pairs, taste, forum, editors, examples):
        found = list(dict.fromkeys(source(a.shared)))
        name = source.__name__
        with open(f'{a.out}/{name}.jsonl', 'w', encoding='utf-8') as f:
            f.writelines(json.dumps({'marked': m}, ensure_ascii=False) + '\n' for m in found)
        print(name, len(found), 'sentences', flush=True)


if __name__ == '__main__':
    main()
