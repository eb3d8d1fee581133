"""Short everyday lines with the analyses on which two readers agree: the models that shipped before, and Kiwi.

usage: python -m training.context.everyday lines        writes everyday.jsonl (Kiwi's analyses) and everyday.txt
       bin/malgyeol analyze --format text < training/work/context/everyday.txt > training/work/context/everyday.tagged
       python -m training.context.everyday agree        writes shipped.jsonl
The second command runs with the models that shipped before. Analyses are in our convention; where the readers disagree, differences
of convention aside, there is none.
"""
import argparse
import json
import sys
import zlib

from .. import corpora
from ..kiwi_read import analyses
from .sources import text_of

SIGNS = {'SF', 'SP', 'SS', 'SE', 'SO', 'SW', 'SSO', 'SSC'}
HARMONY = {'아': '어', '여': '어', '았': '었', '였': '었', '은': 'ㄴ', '을': 'ㄹ', '음': 'ㅁ'}
SAME = {'것': '거', '그것': '그거', '이것': '이거', '무엇': '뭐'}


def folded(analysis):
    """what the conventions write differently, made the same; None where there is nothing to compare"""
    out = []
    for form, tag in corpora.parse_eojeol(analysis) or []:
        tag = 'S' if tag in SIGNS else 'MM' if tag.startswith('MM') else tag
        form = HARMONY.get(form[0], form[0]) + form[1:] if tag[0] == 'E' else SAME.get(form, form)
        last = out[-1] if out else None
        if tag == 'XSA' and last and last[1] in ('XR', 'NNG', 'MAG'):
            out[-1] = (last[0] + form, 'VA')
        elif form == '요' and tag == 'JX' and last and last[1] in ('EF', 'EC'):
            out[-1] = (last[0] + form, 'EF')
        else:
            out.append((form, 'EF' if tag == 'EC' and form.endswith('요') else tag))
    return out or None


def lines(shared, folder, characters):
    apart = set()
    for line in open(f'{folder}/gold.jsonl', encoding='utf-8'):
        row = json.loads(line)
        if row['source'].endswith('.dev') or row['source'] == 'amb.fold':
            apart.add(' '.join(row['tokens']))
    with open(f'{folder}/everyday.jsonl', 'w', encoding='utf-8') as out, open(f'{folder}/everyday.txt', 'w', encoding='utf-8') as texts:
        for line in corpora.open_text(f'{shared}/teacher/kiwi-silver.tsv.xz'):
            text = line.partition('\t')[0]
            # one in three of the short lines: examples of the dictionary, comments, utterances
            if not 8 <= len(text) <= 70 or zlib.crc32(text.encode()) % 3:
                continue
            read = analyses(line)
            if not read or ' '.join(read[0]) in apart:
                continue
            print(json.dumps({'source': 'kiwi', 'tokens': read[0], 'gold': [text_of(g) for g in read[1]]}, ensure_ascii=False), file=out)
            print(' '.join(read[0]), file=texts)
            characters -= len(text)
            if characters < 0:
                return


def agree(folder):
    eojeols = same = 0
    with open(f'{folder}/shipped.jsonl', 'w', encoding='utf-8') as out:
        for line, tagged in zip(open(f'{folder}/everyday.jsonl', encoding='utf-8'), open(f'{folder}/everyday.tagged', encoding='utf-8')):
            row, answers = json.loads(line), tagged.rstrip('\n').split(' ')
            if len(answers) != len(row['tokens']):
                continue
            gold = [a if b and folded(a) == folded(b) else None for a, b in zip(answers, row['gold'])]
            eojeols += len(gold)
            same += sum(g is not None for g in gold)
            print(json.dumps({'source': 'shipped', 'tokens': row['tokens'], 'gold': gold}, ensure_ascii=False), file=out)
    print(eojeols, 'eojeols', f'{same / max(eojeols, 1):.3f} agreed on', file=sys.stderr)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('what', choices=['lines', 'agree'])
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', default='training/work/context')
    ap.add_argument('--characters', type=int, default=3_000_000)
    a = ap.parse_args()
    lines(a.shared, a.out, a.characters) if a.what == 'lines' else agree(a.out)


if __name__ == '__main__':
    main()
