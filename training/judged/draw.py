"""Eojeols that this engine and Kiwi (`cong`) read otherwise, drawn from all kinds of text, for people to judge.

usage: python -m training.judged.draw --shared ../shared --out training/work/judged [--eojeols 4500] [--seed 1] [--agreeing]
                                                                     (needs `npm run build` and kiwipiepy)
Writes sheet-N.txt, what a judge sees (a stretch of text with the eojeol marked, two readings in an order drawn by lot), sheet-Nb.txt for
a second judge, the readings the other way round, and places.jsonl, what a sheet's numbers stand for (file, line and offset in shared/text; no text), which
`training.judged.collect` needs. Differences that only the conventions of the two make are left out. With --agreeing
eojeols are drawn of which both say the same, with one reading each, to see how often both are wrong.
"""
import argparse
import json
import os
import random
import re

from ..corpora import KIWI_TAGS, harmony, open_text
from ..hangul import CONJOINING
from .calibration import HERE, analyses

SHARES = {'colloquial': .62, 'petitions-noisy': .14, 'speeches': .08, 'wikipedia-1': .08, 'techdocs': .05, 'rulings': .03}
SHORTEST, LONGEST, SHEET = 8, 140, 220
MOST_OF_ONE = 3
NOUNS, MARKS = ('NNG', 'NNP', 'NNB', 'XSN', 'XPN', 'XR', 'NR', 'SN', 'SL', 'SH'), ('SF', 'SP', 'SS', 'SE', 'SO', 'SW')

# Ways to write one and the same thing: harmony of vowels, what is dropped behind ㅂ, 시어요 and 세요, 것 and 거.
SAME = (
    (r'(?<=\+)아([가-힣]*/E)', r'어\1'), ('았/', '었/'), ('있/VV', '있/VA'), ('/MAJ', '/MAG'), ('예요/', '에요/'),
    (r'시/EP\+어요/E[CF]', '세요/EF'), (r'시/EP\+어라/EF', '세라/EF'), (r'것/N', '거/N'), (r'\+은/JX', '+ㄴ/JX'), (r'\+를/JKO', '+ㄹ/JKO'),
    (r'\+을/JKO', '+ㄹ/JKO'), (r'\+음/ETN', '+ㅁ/ETN'), (r'\+은/ETM', '+ㄴ/ETM'), (r'\+을/ETM', '+ㄹ/ETM'), ('내/NP', '나/NP'), ('네/NP', '너/NP'), ('제/NP', '저/NP'),
)


def stretches(shared, file, count, rnd):
    """(line, offset, text): one stretch of a line, from the beginning of one sentence to the end of another"""
    lines = [(number, line.strip()) for number, line in enumerate(open_text(f'{shared}/text/{file}.txt.xz'), 1)]
    for number, line in rnd.sample(lines, min(len(lines), count)):
        if not re.search('[가-힣]', line):
            continue
        start = rnd.choice([0] + [m.end() for m in re.finditer(r'[.?!] ', line)])
        text = line[start:start + LONGEST]
        if start + LONGEST < len(line):
            ends = [m.end() for m in re.finditer(r'[.?!](?= )', text)]
            text = text[:ends[-1]] if ends else text.rsplit(' ', 1)[0]
        if len(text) >= SHORTEST:
            yield number, start, text.rstrip()


def ours(texts):
    for answer in analyses(texts):
        yield {token['text']['beginOffset']: (token['text']['content'], token['tagged'])
               for sentence in answer['sentences'] for token in sentence['tokens']}


def kiwi(texts):
    from kiwipiepy import Kiwi
    engine = Kiwi(num_workers=2, integrate_allomorph=False, model_type='cong')
    for text, tokens in zip(texts, engine.tokenize(texts)):
        owner, read = {}, {}
        for m in re.finditer(r'\S+', text):
            owner.update(dict.fromkeys(range(m.start(), m.end()), m.start()))
        for token in tokens:
            form = ''.join(CONJOINING.get(c, c) for c in token.form)
            tag = token.tag.split('-')[0]
            begin, last = owner.get(token.start), owner.get(token.start + max(token.len, 1) - 1)
            # A name of several eojeols, and what Kiwi says of typing habits, have no reading of one eojeol.
            if begin != last or tag.startswith('Z_'):
                read.update({begin: None, last: None})
            elif read.get(begin, ()) is not None:
                read.setdefault(begin, []).append((form, KIWI_TAGS.get(tag, tag)))
        yield {begin: '+'.join(f'{f}/{t}' for f, t in harmony(parts)) for begin, parts in read.items() if parts}


def folded(reading):
    """a reading without what only a convention decides: parts of compounds, kinds of determiners and marks"""
    out = []
    for form, tag in re.findall(r'(.[^/]*)/([A-Z]+)\+?', reading):
        tag = 'MM' if tag.startswith('MM') else 'S' if tag in MARKS else 'N' if tag in NOUNS else tag
        if tag in ('XSV', 'XSA') and out and out[-1][1] in ('N', 'MAG'):
            tag = 'VV' if tag == 'XSV' else 'VA'
            out[-1] = (out[-1][0] + form, tag)
        elif out and out[-1][1] == tag and tag in ('N', 'S'):
            out[-1] = (out[-1][0] + form, tag)
        elif tag in ('VV', 'VX') and len(out) > 1 and out[-1] in (('어', 'EC'), ('아', 'EC'), ('고', 'EC')) and out[-2][1] == 'VV':
            out[-2:] = [(out[-2][0], 'VV')]
        elif form == '요' and tag == 'JX' and out and out[-1][1] in ('EF', 'EC'):
            out[-1] = (out[-1][0] + form, 'EF')
        else:
            out.append((form, tag))
    joined = '+' + '+'.join('/'.join(part) for part in out)
    for pattern, one in SAME:
        joined = re.sub(pattern, one, joined)
    return joined


def agreeing(shared, rnd, wanted):
    """one eojeol of a stretch, of which both say the same"""
    for file, share in SHARES.items():
        places = list(stretches(shared, file, int(wanted * share * 2), rnd))[:round(wanted * share)]
        texts = [text for _, _, text in places]
        for (line, offset, text), mine, theirs in zip(places, ours(texts), kiwi(texts)):
            same = [(begin, form, reading) for begin, (form, reading) in mine.items()
                    if re.search('[가-힣]', form) and begin in theirs and folded(reading) == folded(theirs[begin])]
            if not same:
                continue
            begin, form, reading = rnd.choice(same)
            yield {'file': file, 'line': line, 'offset': offset, 'length': len(text), 'begin': begin,
                   'end': begin + len(form), 'reading': reading, 'other': reading}, text


def differing(shared, rnd, wanted):
    known = {(row['file'], row['line']) for row in map(json.loads, open(f'{HERE}/verdicts.jsonl', encoding='utf-8'))}
    for file, share in SHARES.items():
        found, seen = 0, 0
        places = [place for place in stretches(shared, file, int(wanted * share * 6), rnd) if (file, place[0]) not in known]
        while places and found < wanted * share:
            batch, places = places[:400], places[400:]
            texts = [text for _, _, text in batch]
            for (line, offset, text), mine, theirs in zip(batch, ours(texts), kiwi(texts)):
                seen += len(mine)
                before = found
                for begin, (form, reading) in mine.items():
                    other = theirs.get(begin)
                    if not other or not re.search('[가-힣ㄱ-ㅣ]', form) or folded(reading) == folded(other) or found - before == MOST_OF_ONE:
                        continue
                    found += 1
                    yield {'file': file, 'line': line, 'offset': offset, 'length': len(text), 'begin': begin,
                           'end': begin + len(form), 'reading': reading, 'other': other}, text
        print(f'{file}: {found} of {seen} eojeols differ', flush=True)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', default='training/work/judged')
    ap.add_argument('--eojeols', type=int, default=4500)
    ap.add_argument('--seed', type=int, default=1)
    ap.add_argument('--agreeing', action='store_true')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    rnd = random.Random(a.seed)
    drawn = agreeing if a.agreeing else differing
    rows = list(drawn(a.shared, rnd, a.eojeols))
    rnd.shuffle(rows)
    with open(f'{a.out}/places.jsonl', 'w', encoding='utf-8') as places:
        for number, (place, text) in enumerate(rows, 1):
            ours_first = rnd.random() < .5
            put(f'{a.out}/sheet-{(number - 1) // SHEET + 1}', number, place, text, ours_first)
            print(json.dumps({'number': number, 'oursFirst': ours_first, **place}, ensure_ascii=False), file=places)


def put(sheet, number, place, text, ours_first):
    """adds an item to both sheets"""
    marked = f"{number}. {text[:place['begin']]}【{text[place['begin']:place['end']]}】{text[place['end']:]}"
    readings = list(dict.fromkeys((place['reading'], place['other']) if ours_first else (place['other'], place['reading'])))
    for path, shown in ((f'{sheet}.txt', readings), (f'{sheet}b.txt', readings[::-1])):
        with open(path, 'w' if number % SHEET == 1 else 'a', encoding='utf-8') as out:
            print(marked, *(f'  {name} {reading}' for name, reading in zip('AB', shown)), sep='\n', file=out)


if __name__ == '__main__':
    main()
