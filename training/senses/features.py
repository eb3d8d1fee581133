"""What a sense is told by: features of a morpheme in its sentence. Twin of src/analysis/senses/sense-features.ts."""

from __future__ import annotations

import re

from .words import CLASS, Morpheme, key

# Content words on either side that are looked at.
REACH = 8
# Arguments of a predicate stand this many content words before it at most.
ARGUMENTS = 3
NUMBERS = ("SN", "NR", "MMN")
SINO = re.compile("[영공일이삼사오육칠팔구십백천만억조]+")
MARKS = {"JKS": "S", "JKC": "S", "JKO": "O", "JKB": "B", "JKG": "G", "JX": "X", "JC": "C"}


class Context:
    """The content words of a sentence, found once for all its morphemes."""

    def __init__(self, sentence: list[Morpheme]) -> None:
        self.sentence = sentence
        self.keys: list[str] = []
        self.places: list[int] = []  # of the content words in the sentence
        self.before: list[int] = []  # how many content words stand before each morpheme
        for i, m in enumerate(sentence):
            self.before.append(len(self.keys))
            k = key(m)
            if k:
                self.keys.append(k)
                self.places.append(i)

    def around(self, i: int) -> tuple[int, int]:
        """Places among the content words of those that end before morpheme i and begin behind it."""
        before = self.before[i]
        own = CLASS.get(self.sentence[i].tag) is not None
        return before, before + (1 if own else 0)


def features(context: Context, i: int) -> list[str]:
    sentence, keys = context.sentence, context.keys
    m = sentence[i]
    left, right = context.around(i)
    out = [f"t{m.tag}"]
    before = sentence[i - 1] if i > 0 else None
    behind = sentence[i + 1] if i + 1 < len(sentence) else None
    out.append(f"b{plain(before)}")
    out.append(f"j{plain(behind)}")
    if before and before.tag in NUMBERS:
        out.append("d")
    if left >= 1:
        out.append(f"p{keys[left - 1]}")
    if left >= 2:
        out.append(f"q{keys[left - 2]}")
    if right < len(keys):
        out.append(f"n{keys[right]}")
    if right + 1 < len(keys):
        out.append(f"o{keys[right + 1]}")
    own = key(m)
    for k in dict.fromkeys(keys[max(0, left - REACH) : left] + keys[right : right + REACH]):
        # 밤에 밤을 먹다: that a word occurs twice says nothing about either.
        if k != own:
            out.append(f"w{k}")
    if m.tag[0] == "V":
        out += [f"a{mark}{k}" for mark, k in arguments(context, i)]
    else:
        out += [f"v{mark}{k}" for mark, k in governor(context, i)]
    return out


def arguments(context: Context, i: int) -> list[tuple[str, str]]:
    """What stands before a predicate with a particle: the case and the word."""
    left, _ = context.around(i)
    found = [(mark_behind(context.sentence, context.places[k]), k) for k in range(max(0, left - ARGUMENTS), left)]
    return [(mark, context.keys[k]) for mark, k in found if mark]


def governor(context: Context, i: int) -> list[tuple[str, str]]:
    """The predicate that follows a noun, with the case of the noun."""
    _, right = context.around(i)
    verbs = [k for k in context.keys[right : right + ARGUMENTS] if k.endswith("/V")]
    return [(mark_behind(context.sentence, i), verbs[0])] if verbs else []


def plain(m: Morpheme | None) -> str:
    """A neighbour as it is written; of numbers and foreign letters only their kind. 20분 is read like 이십 분, not like 두 분."""
    if m is None:
        return "^"
    if m.tag in ("NR", "MMN") and SINO.fullmatch(m.form):
        return "SN"
    return m.tag if m.tag in ("SN", "SL", "SH", "NNP") else f"{m.form}/{m.tag}"


def mark_behind(sentence: list[Morpheme], i: int) -> str:
    """The case that the particle behind a word gives it; plural and other suffixes may stand between."""
    for m in sentence[i + 1 : i + 3]:
        if m.tag in MARKS:
            return MARKS[m.tag]
        if m.tag != "XSN":
            break
    return ""


def vector_words(context: Context, i: int) -> list[tuple[str, int]]:
    """Content words around with their distance, negative before; 0 for what is tied to the word as an object."""
    left, right = context.around(i)
    keys, m = context.keys, context.sentence[i]
    own = key(m)
    out = [(keys[k], k - left) for k in range(max(0, left - REACH), left)]
    out += [(keys[k], k - right + 1) for k in range(right, min(len(keys), right + REACH))]
    tied = arguments(context, i) if m.tag[0] == "V" else governor(context, i)
    return [(k, d) for k, d in out if k != own] + [(k, 0) for mark, k in tied if mark == "O"]
