"""Align the morphemes of an eojeol with its syllables: one label per syllable."""
from functools import lru_cache

from .hangul import jamo
from .labels import encode

MAX_PIECES = 5  # no syllable of Korean holds more characters of morphemes than this


def _distance(a, b):
    if a == b:
        return 0
    prev = list(range(len(b) + 1))
    for i, x in enumerate(a):
        cur = [i + 1]
        for j, y in enumerate(b):
            cur.append(min(prev[j + 1] + 1, cur[j] + 1, prev[j] + (x != y)))
        prev = cur
    return prev[-1]


@lru_cache(1_000_000)
def _cost(surface, chars):
    if surface == chars:
        return 0.0
    # The silent onset ㅇ comes and goes with contraction: it must not cost.
    a = jamo(surface).replace('ㅇ', '')
    b = ''.join(map(jamo, chars)).replace('ㅇ', '')
    return _distance(a, b) + 0.3 * (len(chars) != 1) + 0.2


def segments(surface, chars):
    """[(from, to)] into chars for every syllable, and the cost; beam over positions"""
    n, m = len(surface), len(chars)
    if not n or not m:
        return None, float('inf')
    best, backs = {0: 0.0}, []
    for s in surface:
        nxt, back = {}, {}
        floor = min(best.values()) + (3.2 if n < 24 else 2.0)
        for j, c0 in best.items():
            if c0 > floor:
                continue
            for k in range(MAX_PIECES):
                if j + k > m:
                    break
                c = c0 + _cost(s, chars[j:j + k])
                if c < nxt.get(j + k, 1e9) - 1e-9:
                    nxt[j + k], back[j + k] = c, k
        best = nxt
        backs.append(back)
    if m not in best:
        return None, float('inf')
    j, out = m, []
    for back in reversed(backs):
        k = back[j]
        out.append((j - k, j))
        j -= k
    return out[::-1], best[m]


def label_eojeol(surface, morphemes):
    """labels of the syllables, or None where the morphemes do not fit the surface"""
    chars = ''.join(f for f, _ in morphemes)
    marks = [(i == 0, t) for f, t in morphemes for i in range(len(f))]
    if chars == surface:
        segs = [(i, i + 1) for i in range(len(surface))]
    else:
        if len(chars) > 3 * len(surface) + 4:
            return None
        segs, cost = segments(surface, chars)
        if segs is None or cost > 2.6 * len(surface):
            return None
    return tuple(encode(surface[i], [(chars[k], *marks[k]) for k in range(a, b)]) for i, (a, b) in enumerate(segs))
