"""Is an auxiliary a verb or an adjective? Grammar tells: twin of src/analysis/senses/sense-auxiliaries.ts."""

from __future__ import annotations

from .words import Morpheme

VERB, ADJECTIVE = "보조 동사", "보조 형용사"
# Auxiliaries that are what the word before them is, and those that are adjectives; all others are verbs.
NEGATIONS = ("않", "못하", "아니하")
ADJECTIVES = ("싶", "듯싶", "성싶", "듯하", "만하", "법하", "뻔하", "직하")
# How far back the predicate is looked for.
REACH = 9


def part_of_auxiliary(sentence: list[Morpheme], i: int) -> str:
    form, ending = sentence[i].form, ending_before(sentence, i)
    like = ADJECTIVE if follows_adjective(sentence, i) else VERB
    if form == "못하" and ending == "다":  # 견디다 못해, 희다 못해
        return ADJECTIVE
    if form in NEGATIONS:  # 가지 않다, 춥지 않다
        return like
    if form == "하":  # 춥기는 하다, 춥고 하니; but 추워야 하다, 춥게 하다
        return like if ending in ("기", "고") else VERB
    if form == "보":  # 갔나 보다, 갈까 보다; 어렵다 보니
        return ADJECTIVE if ending[-1:] in ("나", "가", "까") else like if ending in ("다", "고") else VERB
    return like


def ending_before(sentence: list[Morpheme], i: int) -> str:
    """The ending that an auxiliary follows; particles may stand between (춥기는 하다)."""
    for m in reversed(sentence[max(0, i - 3) : i]):
        if m.tag[0] == "E":
            return m.form
        if m.tag[0] != "J":
            break
    return ""


def follows_adjective(sentence: list[Morpheme], i: int) -> bool:
    for m in reversed(sentence[max(0, i - REACH) : i]):
        if m.tag == "VX" and m.form in NEGATIONS:
            continue
        if m.tag in ("VA", "VCP", "VCN", "XSA") or (m.tag == "VX" and m.form in ADJECTIVES):
            return True
        if m.tag in ("VV", "VX", "XSV"):
            return False
    return False
