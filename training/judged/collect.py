"""Put together what judges said about the sheets of `training.judged.draw`.

usage: python -m training.judged.collect --work training/work/judged [--write]
Reads a-*.txt (judges of sheet-N.txt), b-*.txt (other judges, of sheet-Nb.txt, where the two readings stand the other way
round) and c-*.txt (third judges, of what the first two did not agree on; as in sheet-N.txt) in the folder: one line an
item, `NUMBER A|B|=|x [right reading]`. Writes sheet-third.txt where a third judge is needed; with --write the
verdicts are added to verdicts.jsonl, and the weights of all rows that both analysers read differently are made equal; so are
those of rows that stand for eojeols of which both say the same (drawn with --agreeing: one reading, A or x).
"""
import argparse
import glob
import json
import re
from collections import Counter

from .calibration import HERE

SWAPPED = {'A': 'B', 'B': 'A'}
MANY = 5  # eojeols that a row stands for: more than this only where both analysers agree


def said(work, judge, swap=False):
    """{number: (verdict, right reading)}"""
    answers = {}
    for path in glob.glob(f'{work}/{judge}-*.txt'):
        for line in open(path, encoding='utf-8'):
            number, verdict, *reading = line.split()
            answers[int(number)] = (SWAPPED.get(verdict, verdict) if swap else verdict, ' '.join(reading))
    return answers


def third_sheet(work, numbers):
    """what the first two judges did not agree on, as the first of them saw it"""
    with open(f'{work}/sheet-third.txt', 'w', encoding='utf-8') as out:
        for path in sorted(glob.glob(f'{work}/sheet-*[0-9].txt')):
            for item in re.findall(r'^\d+\. .*\n(?:  [AB] .*\n)+', open(path, encoding='utf-8').read(), re.M):
                if int(item.split('.', 1)[0]) in numbers:
                    out.write(item)


def verdict_of(first, second, third):
    """(verdict, right reading) on which two of three agree"""
    for one, other in ((first, second), (third, first), (third, second)):
        if one and other and one[0] == other[0]:
            return one[0], one[1] if one[1] == other[1] else ''
    return None


def row_of(place, verdict, answer):
    ours, other = ('A', 'B') if place['oursFirst'] else ('B', 'A')
    row = {key: place[key] for key in ('file', 'line', 'offset', 'length', 'begin', 'end', 'reading')}
    if place['other'] == place['reading']:
        row |= {'right': verdict == 'A', 'weight': 1}
    else:
        row |= {'right': verdict in (ours, '='), 'weight': 1, 'other': place['other'], 'otherRight': verdict in (other, '=')}
    return row | ({'answer': answer} if verdict == 'x' and answer else {})


def add(rows):
    path = f'{HERE}/verdicts.jsonl'
    known = [json.loads(line) for line in open(path, encoding='utf-8')]
    alike = [row for row in known if ('other' in row if 'other' in rows[0] else row['weight'] > MANY)]
    weight = round(sum(row['weight'] for row in alike) / (len(alike) + len(rows)), 4)
    for row in alike + rows:
        row['weight'] = weight
    with open(path, 'w', encoding='utf-8') as out:
        for row in sorted(known + rows, key=lambda row: (row['file'], row['line'], row['offset'], row['begin'])):
            print(json.dumps(row, ensure_ascii=False), file=out)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--work', default='training/work/judged')
    ap.add_argument('--write', action='store_true')
    a = ap.parse_args()
    places = [json.loads(line) for line in open(f'{a.work}/places.jsonl', encoding='utf-8')]
    swapped = any(place['other'] != place['reading'] for place in places)
    first, second, third = said(a.work, 'a'), said(a.work, 'b', swap=swapped), said(a.work, 'c')
    rows, counts, open_numbers = [], Counter(), set()
    for place in places:
        number = place['number']
        verdict = verdict_of(first.get(number), second.get(number), third.get(number))
        if verdict is None:
            open_numbers.add(number)
            continue
        rows.append(row_of(place, *verdict))
        right = rows[-1]['right'], rows[-1].get('otherRight', rows[-1]['right'])
        counts[{(True, False): 'ours', (False, True): 'theirs', (True, True): 'both', (False, False): 'neither'}[right]] += 1
    print(f'{len(rows)} of {len(places)} settled, {len(open_numbers)} not; right: {dict(counts)}')
    third_sheet(a.work, open_numbers)
    if a.write:
        add(rows)


if __name__ == '__main__':
    main()
