"""Choose further sentences for the first teacher to label: those with ambiguous eojeols that are rare so far.

usage: python -m training.more_text --shared ../shared --characters 36000000 OUT.txt
Ambiguous is what Sejong counted with two analyses or more. What teacher/ or a gold corpus holds already is left out.
"""
import argparse
import collections
import re
import sys
import time
from multiprocessing import Pool

from .corpora import open_text

# colloquial text is scarce and labelled whole by teacher/; petitions are too badly spaced to learn spacing from
TEXTS = ['speeches', 'rulings', 'techdocs', 'wikipedia-0', 'wikipedia-1']
# text of one kind repeats itself: no more of it than this share
LARGEST = {'rulings': .1, 'techdocs': .15}
END = re.compile(r'(?<=[다요까죠오라네지]\.)\s+|(?<=[가-힣][?!])\s+')
EDGE = '.,?!"\'“”‘’…()[]~<>《》「」·:;'
SHORTEST, LONGEST = 14, 140
SCARCE = 40  # a form seen this often counts half


def key(sentence):
    return hash(re.sub(r'\s+', '', sentence)[:24])


def forms(sentence):
    return {t.strip(EDGE) for t in sentence.split()}


def ambiguous_forms(shared):
    readings = collections.Counter()
    form = None
    for line in open_text(f'{shared}/lexicon/sejong-ambiguous-eojeols.txt.xz'):
        count, _, what = line.rstrip('\n').partition('\t')
        if not count.isdigit():
            continue
        if '/' not in what:
            form, whole = what, int(count)
        elif int(count) >= max(2, .004 * whole) and '/UN' not in what:
            readings[form] += 1
    return {f for f, n in readings.items() if n > 1}


def seen_text(shared, ambiguous):
    seen, counts = set(), collections.Counter()
    for name in ('kiwi-silver', 'kiwi-ambiguous'):
        for line in open_text(f'{shared}/teacher/{name}.tsv.xz'):
            text = line.partition('\t')[0]
            for s in END.split(text):
                seen.add(key(s))
            counts.update(forms(text) & ambiguous)
    return seen, counts


def candidates(job):
    """[(worth, sentence)] of one text"""
    shared, name, seen, counts, ambiguous = job
    out, here = [], set()
    for line in open_text(f'{shared}/text/{name}.txt.xz'):
        for s in END.split(re.sub(r'\s+', ' ', line.strip())):
            if not SHORTEST <= len(s) <= LONGEST or sum('가' <= c <= '힣' for c in s) < .6 * len(s):
                continue
            k = key(s)
            if k in seen or k in here:
                continue
            here.add(k)
            worth = sum(1 / (1 + counts[f] / SCARCE) for f in forms(s) & ambiguous)
            if worth > .02:
                out.append((worth / (12 + len(s)), s))
    out.sort(key=lambda x: -x[0])
    return out


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--characters', type=int, default=36_000_000)
    ap.add_argument('--jobs', type=int, default=2)
    ap.add_argument('out')
    a = ap.parse_args()
    t0 = time.time()
    log = lambda *x: print(round(time.time() - t0), *x, file=sys.stderr, flush=True)
    ambiguous = ambiguous_forms(a.shared)
    seen, counts = seen_text(a.shared, ambiguous)
    log('ambiguous forms', len(ambiguous), 'seen sentences', len(seen))
    found = []
    with Pool(a.jobs) as pool:
        jobs = [(a.shared, n, seen, counts, ambiguous) for n in TEXTS]
        for name, rows in zip(TEXTS, pool.imap(candidates, jobs)):
            limit, size, kept = a.characters * LARGEST.get(name, 1), 0, []
            for worth, s in rows:
                size += len(s)
                if size > limit:
                    break
                kept.append((worth, s))
            found += kept
            log(name, len(rows), 'kept', len(kept), 'characters', min(size, int(limit)))
    found.sort(key=lambda x: -x[0])
    size, taken = 0, collections.Counter()
    with open(a.out, 'w', encoding='utf-8') as out:
        for _, s in found:
            # what is rare now need not be rare once many have been taken
            fresh = forms(s) & ambiguous
            if sum(1 / (1 + (counts[f] + taken[f]) / SCARCE) for f in fresh) < .05:
                continue
            taken.update(fresh)
            out.write(s + '\n')
            size += len(s)
            if size > a.characters:
                break
    log('characters', size)


if __name__ == '__main__':
    main()
