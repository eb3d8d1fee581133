"""Read text labelled by Kiwi: eojeols, one label per syllable, and where sentences start."""
import re

from .align import label_eojeol
from .corpora import KIWI_TAGS, harmony

MORPH = re.compile(r'^(.+)/([A-Z_0-9]+)(?:@(\d+),(\d+))?$')
# Kiwi's marks for typing habits (a coda tacked on, 사이시옷): no morphemes of ours.
UNUSABLE = ('Z_CODA', 'Z_SIOT', 'USER0')
_cache = {}


def labels(token, morphemes):
    key = (token, morphemes)
    got = _cache.get(key, 0)
    if got == 0:
        got = _cache[key] = label_eojeol(token, harmony(morphemes))
    return got


def parse_line(line):
    """(tokens, [morphemes per token], {tokens whose morphemes are unusable}, {tokens where a sentence starts}) or None"""
    text, _, ana = line.rstrip('\n').partition('\t')
    tokens, owner, at = [], [-1] * len(text), 0
    for m in re.finditer(r'\S+', text):
        owner[m.start():m.end()] = [len(tokens)] * (m.end() - m.start())
        tokens.append(m.group())
    groups, bad, starts, fresh = [[] for _ in tokens], set(), set(), False
    n = len(text)
    for x in ana.split(' '):
        if x == '|':
            fresh = True
            continue
        m = MORPH.match(x)
        if not m:
            return None
        form, tag, st, ln = m.groups()
        while at < n and text[at] == ' ':
            at += 1
        start, length = (int(st), int(ln)) if st else (at, len(form))
        if start >= n or owner[start] < 0:
            return None
        o = owner[start]
        if fresh:
            starts.add(o)
            fresh = False
        end = owner[min(start + max(length, 1), n) - 1]
        if tag in UNUSABLE or end != o or ('_' in form and len(form) > 1):
            bad.update(range(o, max(end, o) + 1))
        groups[o].append((form, KIWI_TAGS.get(tag, tag)))
        at = max(at, start + length)
    return tokens, groups, bad, starts


def read_line(line):
    """(tokens, [labels or None], {token index where a sentence starts}) or None"""
    parsed = parse_line(line)
    if parsed is None:
        return None
    tokens, groups, bad, starts = parsed
    labs = [labels(t, tuple(g)) if g and i not in bad else None for i, (t, g) in enumerate(zip(tokens, groups))]
    return tokens, labs, starts


def analyses(line):
    """(tokens, [morphemes or None]) or None"""
    parsed = parse_line(line)
    if parsed is None:
        return None
    tokens, groups, bad, _ = parsed
    return tokens, [harmony(g) if g and i not in bad else None for i, g in enumerate(groups)]
