"""The words of an eojeol as an index holds them; the engine does the same (src/service/render/words.ts)."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Tuple

NOMINAL = frozenset("NNG NNP NR NF NA XR SL SH SN".split())
COMMON_NOUNS = frozenset(("NNG", "NNP"))
#: A place in something, or beside it: 집앞 is two words, however it is written.
PLACES = frozenset("안속밖위밑앞뒤옆곁")


def words(morphemes: Iterable[Dict[str, Any]]) -> List[Tuple[str, str]]:
    """Form and tag; what a prefix or a suffix made of a noun is one word (비정상, 가능성, 손님)."""
    out: List[Tuple[str, str]] = []
    before: Tuple[str, str, int] = ("", "", -1)
    own = False
    for morpheme in morphemes:
        text, tag = morpheme["text"], morpheme["tag"]
        form, begin = text["content"], text["beginOffset"]
        # What stands in the user's dictionary is a word as it is there.
        was_own, own = own, morpheme["outOfVocab"] == "IN_CUSTOM_DICT"
        if out and before[2] == begin and not own and not was_own and _makes_one_word(out[-1], (form, tag), before):
            last = out[-1]
            out[-1] = (last[0] + form, last[1] if tag in ("XSN", "SN") else tag)
        else:
            out.append((form, tag))
        before = (form, tag, begin + text["length"])
    return out


def _makes_one_word(last: Tuple[str, str], following: Tuple[str, str], before: Tuple[str, str, int]) -> bool:
    form, tag = following
    if before[1] == "XPN":
        return tag in NOMINAL
    if last[1] not in NOMINAL:
        return False
    if tag == "XSN":
        return len(last[0]) == 1 if form == "님" else form not in ("들", "적", "이")
    if tag == "SN":
        return last[1] == "NNP"
    # In a run of nouns one syllable alone is seldom a word: 딥러닝, 스마트팜, 2,700선.
    if tag not in COMMON_NOUNS or form in PLACES:
        return False
    return len(form) == 1 or (len(before[0]) == 1 and before[1] in COMMON_NOUNS)
