"""Text labelled by Kiwi as units, a line a text, eojeols parted by tabs; sentences held out for measuring are left out.

usage: python -m training.dense.silver NAME PART PARTS > training/work/dense/NAME-PART.units   (NAME: kiwi-silver, kiwi-ambiguous)
"""
import re
import sys

from .. import corpora, pack
from ..kiwi_read import parse_line
from .units import UNKNOWN, units


def held_out(shared):
    forms = pack.held_out_forms(shared)
    rows = corpora.read_ambiguity(corpora.open_text(f'{shared}/gold/{corpora.AMBIGUITY}'))
    return {plain(row['text']) for _, _, row in rows if row['form'] in forms}


def plain(text):
    return re.sub(r'[^가-힣]', '', text)


def main():
    name, part, parts = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    shared = sys.argv[4] if len(sys.argv) > 4 else '../shared'
    held, cache, left_out = held_out(shared), {}, 0

    def text_of(group):
        key = tuple(group)
        if key not in cache:
            cache[key] = ' '.join(units(group))
        return cache[key]

    for i, line in enumerate(corpora.open_text(f'{shared}/teacher/{name}.tsv.xz')):
        if i % parts != part:
            continue
        text = line.partition('\t')[0]
        if len(text) < 300 and plain(text) in held:
            left_out += 1
            continue
        parsed = parse_line(line)
        if parsed:
            _, groups, bad, _ = parsed
            print('\t'.join(UNKNOWN if k in bad or not g else text_of(g) for k, g in enumerate(groups)))
    print(name, part, 'left out', left_out, file=sys.stderr)


if __name__ == '__main__':
    main()
