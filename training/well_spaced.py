"""Which lines of badly spaced text are spaced well all the same: those in which the models that shipped before find nothing to change.

usage: python -m training.well_spaced lines             writes training/work/noisy.txt
       bin/malgyeol space < training/work/noisy.txt > training/work/noisy.spaced
       python -m training.well_spaced keep              writes training/work/well-spaced.txt
Chat and comments are spaced by other habits than books; without any of them the models learn spacing from books alone.
"""
import argparse
import json

from . import corpora
from .pack import BAD_SPACING, is_noisy, noisy_index

LONGEST = 120  # a longer line has hardly ever no mistake


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('what', choices=['lines', 'keep'])
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--work', default='training/work')
    a = ap.parse_args()
    if a.what == 'lines':
        index = noisy_index(a.shared)
        with open(f'{a.work}/noisy.txt', 'w', encoding='utf-8') as out:
            for line in corpora.open_text(f'{a.shared}/teacher/kiwi-silver.tsv.xz'):
                text = ' '.join(line.partition('\t')[0].split())
                if len(text) <= LONGEST and is_noisy(text, index):
                    print(text, file=out)
        return
    count = kept = 0
    with open(f'{a.work}/well-spaced.txt', 'w', encoding='utf-8') as out:
        for text, spaced in zip(open(f'{a.work}/noisy.txt', encoding='utf-8'), open(f'{a.work}/noisy.spaced', encoding='utf-8')):
            text = text.rstrip('\n')
            count += 1
            if ' ' in text and json.loads(spaced) == text and not BAD_SPACING.search(text):
                kept += 1
                print(text, file=out)
    print(kept, 'of', count, 'lines')


if __name__ == '__main__':
    main()
