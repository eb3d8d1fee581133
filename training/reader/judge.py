"""Fits the judge: the probability that an editor would make a change, from what the readers and the analysis say of it.

usage: python -m training.reader.judge --stage glimpse|hope|verdict --described FILE … --out models/judge.json

Three times, in this order, each on sentences described for that stage (training/reader/describe.mjs STAGE): what tells which
candidates are worth a glance of the smaller reader, which of those are worth reading by the larger one, and the judge itself.

Each line of FILE is a marked sentence as the rules leave it, with the candidates and their features; `also` may hold candidates
[begin, end, replacement] that are right though nobody marked them, found by reading what is printed as wrong.
A candidate is right where it brings the sentence nearer to one of the wordings that the editor would accept. Probabilities are
calibrated on folds that the trees have not seen, and so is what is printed of each threshold.
"""
import argparse
import json
import os
import re
import zlib

import numpy as np
from rapidfuzz.distance import Levenshtein
from sklearn.ensemble import HistGradientBoostingClassifier
from sklearn.linear_model import LogisticRegression

from training import manifest

MARK = re.compile(r'\{([^|{}]*)\|([^{}]*)\}')
FOLDS = 5
STAGES = ('glimpse', 'hope', 'verdict')


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
    begin, end, replacement, _ = candidate
    changed = text[:begin] + replacement + text[end:]
    before = min(Levenshtein.distance(text, g) for g in golds)
    return before > 0 and min(Levenshtein.distance(changed, g) for g in golds) < before


def load(paths):
    rows = [json.loads(line) for path in paths for line in open(path, encoding='utf-8')]
    for r in rows:
        golds = accepted(r['marked'])
        also = r.get('also', [])
        r['right'] = [label(r['revised'], c, golds) or c[:3] in also for c in r['c']]
    return rows


def classifier(seed, small=False):
    rounds, leaves, rate = (80, 8, .12) if small else (160, 10, .07)
    return HistGradientBoostingClassifier(max_iter=rounds, max_leaf_nodes=leaves, learning_rate=rate, l2_regularization=3, min_samples_leaf=25, random_state=seed)


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
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    rows = load(a.described)
    X = np.array([c[3] for r in rows for c in r['c']], dtype=np.float64)
    y = np.array([v for r in rows for v in r['right']])
    fold = np.array([zlib.crc32(r['marked'].encode()) % FOLDS for r in rows for _ in r['c']])
    print(len(rows), 'sentences', len(y), 'candidates', int(y.sum()), 'right', flush=True)
    model, scale, apart = fitted(X, y, fold, small=a.stage != 'verdict')
    p = scale.predict_proba(apart[:, None])[:, 1]
    if a.stage == 'verdict':
        verdict_curves(rows, p)
    else:
        sieve_curve(y, p)
    known = json.load(open(a.out)) if os.path.exists(a.out) else {}
    kept = {stage: known[stage] for stage in STAGES[:STAGES.index(a.stage)]}
    json.dump({**kept, a.stage: shipped(model, scale, apart)}, open(a.out, 'w'))
    manifest.refresh(a.out)


def fitted(X, y, fold, small):
    apart = np.zeros(len(y))
    for k in range(FOLDS):
        apart[fold == k] = classifier(k, small).fit(X[fold != k], y[fold != k]).decision_function(X[fold == k])
    return classifier(0, small).fit(X, y), LogisticRegression(C=1e6).fit(apart[:, None], y), apart


def shipped(model, scale, apart):
    sums = np.linspace(apart.min(), max(apart.max(), 6), 60)
    shares = scale.predict_proba(sums[:, None])[:, 1]
    return {'base': float(model._baseline_prediction.ravel()[0]), 'trees': trees(model), 'score': [round(float(v), 4) for v in sums], 'probability': [round(float(v), 5) for v in shares]}


if __name__ == '__main__':
    main()
