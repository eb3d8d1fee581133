"""Lists of words and of names as people give them; a string alone is none, though Python would take it apart."""

from __future__ import annotations

from typing import Any, Dict, Iterable, List, Mapping, Union

Words = Union[Iterable[str], Mapping[str, Iterable[str]], None]

#: The sets of a dictionary, as the engine calls them, and the names that each goes by.
SETS = {
    "np": ("np", "nnp"),
    "cp": ("cp", "nng"),
    "cpCaret": ("cpcaret", "caret", "nngcaret"),
    "vv": ("vv",),
    "va": ("va",),
    "mm": ("mm",),
    "mag": ("mag",),
    "ic": ("ic",),
}
#: As Python people and the messages of the server write them.
SHOWN = {name: "cp_caret" if name == "cpCaret" else name for name in SETS}


def strings(what: str, given: Any) -> List[str]:
    """The list that was given; ``what`` names it where it is none."""
    if isinstance(given, (str, bytes, Mapping)) or not isinstance(given, Iterable):
        raise TypeError(f"{what}에는 문자열의 목록을 주세요: {given!r}")
    listed = list(given)
    for one in listed:
        if not isinstance(one, str):
            raise TypeError(f"{what}에는 문자열만 담을 수 있습니다: {one!r}")
    return listed


def word_sets(words: Words) -> Dict[str, List[str]]:
    """Words by their sets; a list alone holds proper nouns. Empty sets are left out."""
    if words is None:
        return {}
    if not isinstance(words, Mapping):
        words = {"np": strings("words", words)}
    sets: Dict[str, List[str]] = {}
    for name, some in words.items():
        sets.setdefault(_set_of(name), []).extend(strings(f"words[{name!r}]", some))
    return {name: some for name, some in sets.items() if some}


def _set_of(name: Any) -> str:
    plain = str(name).lower().replace("_", "").replace("-", "")
    plain = plain[:-3] if plain.endswith("set") else plain
    for known, names in SETS.items():
        if plain in names:
            return known
    raise ValueError(f"모르는 낱말 묶음입니다: {name}. {', '.join(SHOWN.values())} 가운데서 고르세요.")
