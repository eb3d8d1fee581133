"""Typing mistakes as people make them on the two-set keyboard, one jamo at a time, and the operation that undoes each.

An operation replaces one jamo of a syllable: 0 keep, 1…19 onset, 20…40 nucleus, 41…68 coda (41: no coda).
"""
import random

import numpy as np

from .hangul import CODAS, NUCLEI, ONSETS, compose, is_syllable, split

OPERATIONS = 69
CANDIDATES = 24  # drawn per syllable; a heavier mistake simply stands there more often

ROWS = ['ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ']
SHIFT = {'ㅂ': 'ㅃ', 'ㅈ': 'ㅉ', 'ㄷ': 'ㄸ', 'ㄱ': 'ㄲ', 'ㅅ': 'ㅆ', 'ㅐ': 'ㅒ', 'ㅔ': 'ㅖ'}
# sound-alikes and habits: (wrong written for right) with weights
NUCLEUS_HABITS = [('ㅐ', 'ㅔ', 9), ('ㅔ', 'ㅐ', 9), ('ㅚ', 'ㅙ', 5), ('ㅙ', 'ㅚ', 9), ('ㅞ', 'ㅙ', 3), ('ㅙ', 'ㅞ', 3), ('ㅚ', 'ㅞ', 2), ('ㅖ', 'ㅔ', 6),
                  ('ㅔ', 'ㅖ', 3), ('ㅢ', 'ㅔ', 3), ('ㅢ', 'ㅣ', 3), ('ㅣ', 'ㅢ', 1), ('ㅓ', 'ㅕ', 2), ('ㅕ', 'ㅓ', 2), ('ㅛ', 'ㅕ', 3), ('ㅗ', 'ㅜ', 3), ('ㅜ', 'ㅗ', 1),
                  ('ㅏ', 'ㅓ', 1), ('ㅓ', 'ㅏ', 1), ('ㅡ', 'ㅜ', 1), ('ㅝ', 'ㅓ', 1), ('ㅘ', 'ㅏ', 1), ('ㅟ', 'ㅣ', 1), ('ㅏ', 'ㅐ', 1), ('ㅣ', 'ㅡ', 1)]
CODA_HABITS = [('ㅆ', 'ㅅ', 9), ('ㅅ', 'ㅆ', 4), ('ㄶ', 'ㄴ', 5), ('ㄴ', 'ㄶ', 3), ('ㅎ', '', 3), ('ㅀ', 'ㄹ', 4), ('ㅄ', 'ㅂ', 4), ('ㅄ', 'ㅅ', 1), ('ㄺ', 'ㄱ', 3), ('ㄻ', 'ㅁ', 3),
               ('ㄼ', 'ㄹ', 2), ('ㅈ', 'ㅅ', 2), ('ㅊ', 'ㅅ', 3), ('ㅌ', 'ㅅ', 2), ('ㅌ', 'ㄷ', 1), ('ㄷ', 'ㅅ', 3), ('ㅍ', 'ㅂ', 3), ('ㄲ', 'ㄱ', 3), ('ㅋ', 'ㄱ', 2), ('ㅅ', 'ㅈ', 2),
               ('ㅅ', 'ㅎ', 2), ('ㅎ', 'ㅅ', 1), ('ㅎ', 'ㅆ', 1), ('ㅅ', 'ㄷ', 1), ('ㅂ', 'ㅁ', 2), ('ㄱ', 'ㅇ', 1), ('ㄹ', '', 1), ('ㄴ', '', 1), ('', 'ㄴ', 1), ('', 'ㄹ', 1), ('ㄵ', 'ㄴ', 2), ('ㅆ', '', 1), ('ㅇ', '', 1), ('', 'ㅅ', 1)]
ONSET_HABITS = [('ㄱ', 'ㄲ', 2), ('ㄲ', 'ㄱ', 2), ('ㄷ', 'ㄸ', 1), ('ㄸ', 'ㄷ', 2), ('ㅂ', 'ㅃ', 1), ('ㅃ', 'ㅂ', 2), ('ㅅ', 'ㅆ', 1), ('ㅆ', 'ㅅ', 2), ('ㅈ', 'ㅉ', 1), ('ㅉ', 'ㅈ', 2),
                ('ㄱ', 'ㅋ', 1), ('ㄷ', 'ㅌ', 1), ('ㅂ', 'ㅍ', 1), ('ㅈ', 'ㅊ', 2), ('ㅎ', 'ㅇ', 2), ('ㅇ', 'ㅎ', 1), ('ㄴ', 'ㄹ', 1), ('ㄹ', 'ㄴ', 1)]


def neighbours():
    near = {}
    for r, row in enumerate(ROWS):
        for i, k in enumerate(row):
            near[k] = [row[j] for j in (i - 1, i + 1) if 0 <= j < len(row)]
            for rr in (r - 1, r + 1):
                if 0 <= rr < 3:
                    near[k] += [ROWS[rr][j] for j in (i - 1, i) if 0 <= j < len(ROWS[rr])]
    for a, b in SHIFT.items():
        near[a] = near[a] + [b]
        near[b] = [a, a]
    return near


NEAR = neighbours()
VOWELS = set(NUCLEI)


def mistakes(c):
    """[(wrong syllable, operation that restores, weight)]"""
    o, n, k = split(c)
    out = []
    for right, wrong, w in NUCLEUS_HABITS:
        if NUCLEI[n] == right:
            out.append((compose(o, NUCLEI.index(wrong), k), 20 + n, w))
    for right, wrong, w in CODA_HABITS:
        if CODAS[k] == right:
            out.append((compose(o, n, CODAS.index(wrong)), 41 + k, w))
    for right, wrong, w in ONSET_HABITS:
        if ONSETS[o] == right:
            out.append((compose(ONSETS.index(wrong), n, k), 1 + o, w))
    for x in NEAR.get(ONSETS[o], []):
        if x in ONSETS:
            out.append((compose(ONSETS.index(x), n, k), 1 + o, .5))
    for x in NEAR.get(NUCLEI[n], []):
        if x in VOWELS:
            out.append((compose(o, NUCLEI.index(x), k), 20 + n, .5))
    if k:
        out.append((compose(o, n, 0), 41 + k, .7))
        for x in NEAR.get(CODAS[k], []):
            if x in CODAS:
                out.append((compose(o, n, CODAS.index(x)), 41 + k, .5))
    return out


def tables(characters, seed=3):
    """(wrong ids, operations): [characters, CANDIDATES]; a row of its own id and 0 where nothing can go wrong"""
    rnd = random.Random(seed)
    ids = {c: i for i, c in enumerate(characters)}
    wrong = np.tile(np.arange(len(characters), dtype=np.int32)[:, None], (1, CANDIDATES))
    ops = np.zeros((len(characters), CANDIDATES), np.int32)
    for i, c in enumerate(characters):
        if len(c) != 1 or not is_syllable(c):
            continue
        ms = [(ids[w], op, x) for w, op, x in mistakes(c) if w in ids]
        if not ms:
            continue
        for j, (w, op, _) in enumerate(rnd.choices(ms, [x for _, _, x in ms], k=CANDIDATES)):
            wrong[i, j], ops[i, j] = w, op
    return wrong, ops
