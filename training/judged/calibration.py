"""How right the engine is on eojeols that were judged by hand, and whether its probabilities are probabilities.

usage: python -m training.judged.calibration --shared ../shared      (needs `npm run build`)
verdicts.jsonl: an eojeol (file of shared/text, line, offset and length of a stretch of it, begin and end in the stretch), the
reading that was judged, whether it is right, and how many eojeols of running text it stands for; where another analyser
read it otherwise, that reading and whether it is right; where all are wrong, the right one (`answer`). Two judges who saw neither system's name agreed on every row, or two
of three.
Readings that have changed since are told apart: right if the other reading was right and is now ours. How repeated marks are cut
and called (../SF, ./SF+./SF) is a matter of convention that was settled later: it makes no difference here. Rows of even lines
may be looked at when the engine is changed; the others measure.
"""
import argparse
import json
import os
import re
import subprocess
from collections import Counter, defaultdict

from ..corpora import open_text

HERE = os.path.dirname(os.path.abspath(__file__))


def stretches(shared, rows):
    """the text of every row, as shared/text has it"""
    wanted = defaultdict(set)
    for row in rows:
        wanted[row['file']].add((row['line'], row['offset'], row['length']))
    found = {}
    for file, places in wanted.items():
        by_line = defaultdict(list)
        for place in places:
            by_line[place[0]].append(place)
        for number, line in enumerate(open_text(f'{shared}/text/{file}.txt.xz'), 1):
            for place in by_line.pop(number, []):
                found[file, *place] = line.strip()[place[1]:place[1] + place[2]]
            if not by_line:
                break
    return found


def analyses(texts):
    lines = '\n'.join(json.dumps(text) for text in texts)
    out = subprocess.run([f'{HERE}/../../bin/malgyeol', 'analyze', '--json-input'], input=lines.encode(), stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in out.stdout.splitlines()]


def compared(reading):
    """the reading without what only the convention about marks decides"""
    return re.sub(r'\+?([.?!~]+)/S[FEO]', r'\1', reading or '')


def may_be_looked_at(row):
    """of which half of the judged data an eojeol is: lines stay together"""
    return row['line'] % 2 == 0


def is_right(row, reading):
    if compared(reading) == compared(row['reading']):
        return row['right']
    if compared(reading) == compared(row.get('answer')):
        return True
    return row['otherRight'] if compared(reading) == compared(row.get('other')) else None


def morphemes(row, token):
    """(probability, right) of every morpheme; of a wrong reading those are wrong that a right one does not have, or the least sure"""
    right, parts = is_right(row, token['tagged']), token['morphemes']
    other = set(row['other'].split('+')) if row.get('otherRight') else None
    least = min(part['probability'] for part in parts)
    for part in parts:
        written = f"{part['text']['content']}/{part['tag']}"
        wrong = not right and (written not in other if other else part['probability'] == least)
        yield part['probability'], not wrong


def report(pairs):
    """pairs: (weight, probability, right)"""
    total, error = sum(w for w, _, _ in pairs), 0.0
    for low in range(10):
        members = [pair for pair in pairs if min(int(pair[1] * 10), 9) == low]
        if not members:
            continue
        weight = sum(w for w, _, _ in members)
        said, was = (sum(w * pair[i] for pair in members for w in [pair[0]]) / weight for i in (1, 2))
        error += weight / total * abs(said - was)
        print(f'.{low}  share {weight / total:.4f}  said {said:.3f}  right {was:.3f}')
    sure = [pair for pair in pairs if pair[1] > 0.9]
    wrong = sum(w for w, _, right in sure if not right) / sum(w for w, _, _ in sure)
    print(f'expected calibration error {error:.4f}; above .9 wrong {wrong:.4f}')


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    rows = [json.loads(line) for line in open(f'{HERE}/verdicts.jsonl', encoding='utf-8')]
    found = stretches(ap.parse_args().shared, rows)
    texts = sorted(set(found.values()))
    tokens = {text: {token['text']['beginOffset']: token for sentence in answer['sentences'] for token in sentence['tokens']}
              for text, answer in zip(texts, analyses(texts))}
    pairs, known, right, unknown, wins = [], 0.0, 0.0, 0, Counter()
    for row in rows:
        token = tokens[found[row['file'], row['line'], row['offset'], row['length']]].get(row['begin'])
        verdict = token and is_right(row, token['tagged'])
        if verdict is None:
            unknown += 1
            continue
        known, right = known + row['weight'], right + row['weight'] * verdict
        if 'other' in row:
            wins['looked at' if may_be_looked_at(row) else 'kept apart', verdict, row['otherRight']] += 1
        pairs += [(row['weight'], *pair) for pair in morphemes(row, token)]
    print(f'eojeols right {right / known:.4f}; {unknown} of {len(rows)} rows have a reading that nobody judged')
    for half in ('looked at', 'kept apart'):
        print(f'read differently, the half {half}: ours right {wins[half, True, False]}, theirs {wins[half, False, True]}, '
              f'both {wins[half, True, True]}, neither {wins[half, False, False]}')
    report(pairs)


if __name__ == '__main__':
    main()
