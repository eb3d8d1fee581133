"""The options of the operations, checked where they are given, so that an engine and a server are asked alike."""

from __future__ import annotations

from typing import Any, Dict, Iterable, Mapping, TypedDict

from .word_lists import strings

#: As an engine calls them; what it says of one text of an analysis it says of the nouns in it too.
ANALYSIS = {
    "split": "splitSentences",
    "spacing": "autoSpacing",
    "jointing": "autoJointing",
    "sense": "withSense",
    "typos": "typos",
    "raw": "raw",
}
TOKENS = {name: wire for name, wire in ANALYSIS.items() if name not in ("sense", "typos")}
OF_OPERATION: Dict[str, Dict[str, str]] = {
    "analyze": ANALYSIS,
    "nouns": ANALYSIS,
    "lemmas": ANALYSIS,
    "tokenize": TOKENS,
    "sentences": {},
    "space": {"reset": "reset"},
}
SWITCHES = (
    "disable_split_sentence",
    "disable_caret_spacing",
    "disable_vx_spacing",
    "treat_as_title",
    "enable_limited_punctuation",
    "disable_confusion",
    "enable_cleanup_whitespace",
    "disable_typo_correction",
    "enable_sentence_check",
    "disable_sentence_check",
)
LEVELS = ("careful", "normal", "strict")
LISTS = ("ignore_rules", "ignore_words")
#: Sentences and spaces are found without them.
WITHOUT_DICTIONARIES = ("sentences", "space")


class TokenOptions(TypedDict, total=False):
    split: bool
    spacing: bool
    jointing: bool
    raw: bool
    dictionaries: Iterable[str]


class SenseOptions(TokenOptions, total=False):
    """Of ``senses``, which has the option ``sense`` by its name."""

    typos: bool


class AnalysisOptions(TokenOptions, total=False):
    sense: bool
    typos: bool


class _ServerNames(TypedDict, total=False):
    """As the JSON of the server has them."""

    disableSplitSentence: bool
    disableCaretSpacing: bool
    disableVxSpacing: bool
    treatAsTitle: bool
    enableLimitedPunctuation: bool
    disableConfusion: bool
    enableCleanupWhitespace: bool
    disableTypoCorrection: bool
    enableSentenceCheck: bool
    disableSentenceCheck: bool
    ignoreRules: Iterable[str]
    ignoreWords: Iterable[str]


class CorrectOptions(_ServerNames, total=False):
    disable_split_sentence: bool
    disable_caret_spacing: bool
    disable_vx_spacing: bool
    treat_as_title: bool
    enable_limited_punctuation: bool
    disable_confusion: bool
    enable_cleanup_whitespace: bool
    disable_typo_correction: bool
    enable_sentence_check: bool
    disable_sentence_check: bool
    level: str
    ignore_rules: Iterable[str]
    ignore_words: Iterable[str]
    dictionaries: Iterable[str]


def operation_of(what: str) -> str:
    """What is asked of the engine for a method: what is read off an analysis is one."""
    return "analyze" if what in ("morphs", "pos", "senses") else what


def settings_of(op: str, options: Mapping[str, Any]) -> Dict[str, Any]:
    """What a call carries beside its texts; an option that is None was not given."""
    if op not in OF_OPERATION and op != "correct":
        raise ValueError(f"알 수 없는 일입니다: {op}. {', '.join([*OF_OPERATION, 'correct'])} 가운데서 고르세요.")
    names = _CORRECTION if op == "correct" else OF_OPERATION[op]
    own = () if op in WITHOUT_DICTIONARIES else ("dictionaries",)
    unknown = sorted(set(options) - set(names) - set(own))
    if unknown:
        known = ", ".join([*(SWITCHES + LISTS + ("level",) if op == "correct" else names), *own])
        raise TypeError(f"알 수 없는 옵션입니다: {', '.join(unknown)}. 있는 옵션: {known or '없음'}")
    given = {name: value for name, value in options.items() if value is not None}
    settings: Dict[str, Any] = {}
    if "dictionaries" in given:
        settings["dictionaries"] = strings("dictionaries", given.pop("dictionaries"))
    if op == "correct":
        return {**settings, "correct": _correction(given)}
    return {**settings, "options": {names[name]: _switch(name, value) for name, value in given.items()}}


def _camel(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


#: The name of an option as it may be given, and as it is told.
_CORRECTION = {given: name for name in (*SWITCHES, *LISTS, "level") for given in (name, _camel(name))}


def _correction(given: Dict[str, Any]) -> Dict[str, Any]:
    read: Dict[str, Any] = {}
    for name, value in given.items():
        own = _CORRECTION[name]
        if _camel(own) in read:
            raise TypeError(f"같은 옵션을 두 번 주었습니다: {own}, {_camel(own)}")
        read[_camel(own)] = _correction_value(own, value)
    return read


def _correction_value(name: str, value: Any) -> Any:
    if name == "level":
        return _level(value)
    return strings(name, value) if name in LISTS else _switch(name, value)


def _level(value: Any) -> str:
    """In capitals, as the server wants it."""
    if not isinstance(value, str):
        raise TypeError(f"level은 문자열이어야 합니다: {type(value).__name__}")
    if value.lower() not in LEVELS:
        raise ValueError(f"level은 {', '.join(LEVELS)} 가운데 하나여야 합니다: {value}")
    return value.upper()


def _switch(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{name} 옵션의 값은 True나 False여야 합니다: {value!r}")
    return value
