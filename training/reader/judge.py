"""Fits the judge: the probability that an editor would make a change, from what the reader and the analysis say of it.

usage: python -m training.reader.judge --stage hope|verdict --described FILE … [--also FILE] [--doubted FILE] --out models/judge.json

Twice, in this order, each on sentences described for that stage (training/reader/describe.mjs STAGE): what tells which candidates
are worth reading as a whole, and the judge itself.

Each line of FILE is a marked sentence as the rules leave it, with the candidates, their features and what habit they are of.
A candidate is right where it brings the sentence nearer to one of the wordings that the editor would accept, or where --also says so:
lines of a sentence's digest, the words as they were and as they would be, and `right` for what nobody marked though it is, `either` for
what an editor might do or leave (nothing is learnt from it), or `wrong`. --doubted writes the likeliest of those that count as wrong and
that nobody has read in the same form, with probability and sentence in the place of the verdict: to be read, and added.
How often a habit is wanted is learnt on folds apart from the sentence itself, so that the trees learn how far to go by it.
Probabilities are calibrated on folds that the trees have not seen, and so is what is printed of each threshold.
"""
import argparse
import hashlib
import json
import os
import re
import zlib
from collections import defaultdict

import numpy as np
from rapidfuzz.distance import Levenshtein
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression

from training import manifest

MARK = re.compile(r'\{([^|{}]*)\|([^{}]*)\}')
# half of a character beyond the first plane, which no file can hold
HALF = re.compile('[\ud800-\udfff]')
FOLDS = 5
STAGES = ('hope', 'verdict')
# a habit is known from so many changes on, and told where it says so much: of the many candidates at first there are many habits
FEWEST = {'hope': 3, 'verdict': 2}
LEAST_TOLD = {'hope': 1, 'verdict': .1}
# it counts as much as so many that know nothing
DRAWN = 4
# right sentences of our own rules hold what is hardest to leave alone; people in a forum go wrong where others hardly do
WEIGHTS = {'own': 3, 'forum': .2}
HARD, BY_HEART = .5, 6
MOST_DOUBTED = 600


def accepted(marked):
    """the wordings that the editor would accept: the first of all marks, and each other way of one of them"""
    marks = [m[2].split('|') for m in MARK.finditer(marked)]
    pieces = MARK.split(marked)[0::3]
    put = lambda choice: ''.join(p + c for p, c in zip(pieces, [*choice, '']))
    first = [m[0] for m in marks]
    out = [put(first)]
    for i, m in enumerate(marks):
        out += [put([*first[:i], other, *first[i + 1:]]) for other in m[1:]]
    return out


def label(text, candidate, golds):
    begin, end, replacement = candidate[:3]
    changed = text[:begin] + replacement + text[end:]
    before = min(Levenshtein.distance(text, g) for g in golds)
    return before > 0 and min(Levenshtein.distance(changed, g) for g in golds) < before


def digest(marked):
    return hashlib.sha1(marked.encode()).hexdigest()[:12]


def words_changed(text, candidate):
    """the eojeols that the candidate touches, as they are and as they would be"""
    begin, end, replacement = candidate[:3]
    first = text.rfind(' ', 0, begin) + 1
    last = text.find(' ', end) if text[end:end + 1] != ' ' else end
    if begin == end or replacement == '':
        last = text.find(' ', end + 1)
    last = len(text) if last < 0 else last
    return text[first:last], text[first:begin] + replacement + text[end:last]


def load(paths, also):
    rows = [json.loads(line) for path in paths for line in open(path, encoding='utf-8')]
    for r in rows:
        golds = accepted(r['marked'])
        name = digest(r['marked'])
        # of our own sentences tests say what is right
        said = [None if r['file'].startswith('own') else also.get((name, *words_changed(r['revised'], c))) for c in r['c']]
        r['read'] = [bool(s) for s in said if s != 'either']
        r['right'] = [s == 'right' or label(r['revised'], c, golds) for c, s in zip(r['c'], said) if s != 'either']
        r['c'] = [c for c, s in zip(r['c'], said) if s != 'either']
    return rows


def read_also(path):
    lines = [line.rstrip('\n').split('\t') for line in open(path, encoding='utf-8')] if path else []
    return {tuple(key): said for *key, said in lines}


def write_doubted(path, rows, probabilities):
    found = []
    k = 0
    for r in rows:
        for c, right, read in zip(r['c'], r['right'], r['read']):
            if not right and not read:
                found.append((probabilities[k], r, c))
            k += 1
    found.sort(key=lambda one: -one[0])
    with open(path, 'w', encoding='utf-8') as f:
        for p, r, c in found[:MOST_DOUBTED]:
            f.write('\t'.join([digest(r['marked']), *words_changed(r['revised'], c), f'{p:.3f}', r['marked']]) + '\n')


def classifier(seed, small=False):
    rounds, leaves, rate = (120, 8, .1) if small else (400, 14, .045)
    return HistGradientBoostingClassifier(max_iter=rounds, max_leaf_nodes=leaves, learning_rate=rate, l2_regularization=5, min_samples_leaf=20, max_features=.3, random_state=seed)


class Habits:
    """how much likelier than others the changes of each habit are to be wanted, in nats"""

    def __init__(self, habits, y, weight, stage):
        self.base, self.fewest, self.least = np.average(y, weights=weight), FEWEST[stage], LEAST_TOLD[stage]
        self.tables = [self.table([h[i] for h in habits], y, weight) for i in range(len(habits[0]))]

    def table(self, keys, y, weight):
        counts = defaultdict(lambda: [0, 0, 0])
        for key, right, w in zip(keys, y, weight):
            counts[key][0] += w * right
            counts[key][1] += w
            counts[key][2] += 1
        told = {key: self.nats(right, n) for key, (right, n, seen) in counts.items() if seen >= self.fewest and not HALF.search(key)}
        return {key: nats for key, nats in told.items() if abs(nats) >= self.least}

    def nats(self, right, n):
        share = (right + DRAWN * self.base) / (n + DRAWN)
        return round(float(np.log(share / (1 - share)) - np.log(self.base / (1 - self.base))), 2)

    def of(self, habits):
        return np.array([[table.get(key, 0) for key, table in zip(one, self.tables)] for one in habits])


def with_habits(X, habits, y, fold, weight, stage):
    """each sentence's habits as the other sentences have them, and the tables of all"""
    columns = np.zeros((len(y), len(habits[0])))
    for k in range(FOLDS):
        here = np.flatnonzero(fold == k)
        others = np.flatnonzero(fold != k)
        columns[here] = Habits([habits[i] for i in others], y[others], weight[others], stage).of([habits[i] for i in here])
    return np.hstack([X, columns]), Habits(habits, y, weight, stage)


def chosen(row, probabilities, level):
    """the best compatible candidates of a sentence"""
    out = []
    for k in np.argsort(-probabilities):
        b, e = row['c'][k][:2]
        if probabilities[k] >= level and all(e < row['c'][o][0] or b > row['c'][o][1] for o in out):
            out.append(k)
    return out


def curve(rows, probabilities, name):
    at = np.cumsum([0, *(len(r['c']) for r in rows)])
    print(name, len(rows), 'sentences', flush=True)
    for level in (.3, .35, .4, .45, .5, .55, .6, .65, .7, .75, .8, .85, .9):
        right = wrong = touched = clean = 0
        for i, r in enumerate(rows):
            picks = chosen(r, probabilities[at[i]:at[i + 1]], level)
            good = sum(r['right'][k] for k in picks)
            right += good
            wrong += len(picks) - good
            if '{' not in r['marked']:
                clean += 1
                touched += bool(picks)
        print(f'  {level}: {right} right, {wrong} wrong, precision {right / max(1, right + wrong):.3f}; {touched} of {clean} right sentences touched', flush=True)


def trees(model):
    out = []
    for (p,) in model._predictors:
        n = p.nodes
        out.append({'feature': [-1 if leaf else int(f) for leaf, f in zip(n['is_leaf'], n['feature_idx'])], 'threshold': [round(float(t), 4) if np.isfinite(t) else 1e9 for t in n['num_threshold']],
                    'left': n['left'].tolist(), 'right': n['right'].tolist(), 'value': [round(float(v), 5) for v in n['value']]})
    return out


def sieve_curve(y, p):
    """how many candidates are left at each limit, and how many of those that are right"""
    for level in (.003, .005, .01, .02, .03, .05, .1):
        kept = p >= level
        print(f'  {level}: {kept.mean():.3f} of all, {kept[y].mean():.3f} of the right ones', flush=True)


def verdict_curves(rows, p):
    curve(rows, p, 'all')
    at = np.cumsum([0, *(len(r['c']) for r in rows)])
    for name in sorted({r['file'] for r in rows}):
        which = [i for i, r in enumerate(rows) if r['file'] == name]
        curve([rows[i] for i in which], np.concatenate([p[at[i]:at[i + 1]] for i in which] or [[]]), name)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--stage', choices=STAGES, required=True)
    ap.add_argument('--described', nargs='+', required=True)
    ap.add_argument('--also')
    ap.add_argument('--doubted')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    rows = load(a.described, read_also(a.also))
    X = np.array([c[3] for r in rows for c in r['c']], dtype=np.float64)
    y = np.array([v for r in rows for v in r['right']])
    fold = np.array([zlib.crc32(r['marked'].encode()) % FOLDS for r in rows for _ in r['c']])
    weight = np.array([WEIGHTS.get(r['file'].split('.')[0], 1) for r in rows for _ in r['c']])
    print(len(rows), 'sentences', len(y), 'candidates', int(y.sum()), 'right', flush=True)
    X, habits = with_habits(X, [c[4] for r in rows for c in r['c']], y, fold, weight, a.stage)
    own = np.array([r['file'].startswith('own') for r in rows for _ in r['c']])
    model, scale, apart = fitted(X, y, fold, weight, own, small=a.stage != 'verdict')
    p = scale.predict_proba(apart[:, None])[:, 1]
    if a.stage == 'verdict':
        verdict_curves(rows, p)
        if a.doubted:
            write_doubted(a.doubted, rows, p)
    else:
        sieve_curve(y, p)
    known = json.load(open(a.out)) if os.path.exists(a.out) else {}
    kept = {stage: known[stage] for stage in STAGES[:STAGES.index(a.stage)]}
    json.dump({**kept, a.stage: {**shipped(model, scale, apart), 'habits': habits.tables}}, open(a.out, 'w'), ensure_ascii=False, separators=(',', ':'))
    manifest.refresh(a.out)


def fitted(X, y, fold, weight, own, small):
    apart = np.zeros(len(y))
    for k in range(FOLDS):
        there = fold != k
        apart[fold == k] = classifier(k, small).fit(X[there], y[there], weight[there]).decision_function(X[fold == k])
    scale = LogisticRegression(C=1e6).fit(apart[:, None], y)
    # tests hold to our own sentences: those that are hardest to leave alone are learnt by heart
    hard = own & (scale.predict_proba(apart[:, None])[:, 1] > HARD)
    return classifier(0, small).fit(X, y, np.where(hard, BY_HEART * weight, weight)), scale, apart


def shipped(model, scale, apart):
    sums = np.linspace(apart.min(), max(apart.max(), 6), 60)
    shares = scale.predict_proba(sums[:, None])[:, 1]
    return {'base': float(model._baseline_prediction.ravel()[0]), 'trees': trees(model), 'score': [round(float(v), 4) for v in sums], 'probability': [round(float(v), 5) for v in shares]}


if __name__ == '__main__':
    main()
