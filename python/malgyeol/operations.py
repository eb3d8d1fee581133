"""What can be asked of a text."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Optional, Tuple, overload

from .results import Analysis, Correction
from .stream import Answers, Texts

if TYPE_CHECKING:
    # Known to every type checker; nothing has to be installed to run this.
    from typing_extensions import Unpack

    from .options import AnalysisOptions, CorrectOptions, SenseOptions, TokenOptions

Pairs = List[Tuple[str, str]]


class Operations:
    """Every method takes one text, or many; what is None among many is answered with None."""

    # A string is an iterable of strings too, so the first signature of each overlaps with the others, and goes before.

    def _each(self, op: str, text: Any, read: Callable[[bytes], Any], options: Dict[str, Any]) -> Any:
        raise NotImplementedError

    @overload
    def analyze(self, text: str, **options: Unpack[AnalysisOptions]) -> Analysis: ...  # type: ignore[overload-overlap]
    @overload
    def analyze(self, text: Iterable[str], **options: Unpack[AnalysisOptions]) -> Answers[Analysis]: ...
    @overload
    def analyze(self, text: Texts, **options: Unpack[AnalysisOptions]) -> Answers[Optional[Analysis]]: ...
    def analyze(self, text: Any, **options: Any) -> Any:
        """Sentences, eojeols and morphemes. Options: split, spacing, jointing, sense, typos, raw (all False), dictionaries."""
        return self._each("analyze", text, Analysis, options)

    @overload
    def tokenize(self, text: str, **options: Unpack[TokenOptions]) -> Dict[str, Any]: ...  # type: ignore[overload-overlap]
    @overload
    def tokenize(self, text: Iterable[str], **options: Unpack[TokenOptions]) -> Answers[Dict[str, Any]]: ...
    @overload
    def tokenize(self, text: Texts, **options: Unpack[TokenOptions]) -> Answers[Optional[Dict[str, Any]]]: ...
    def tokenize(self, text: Any, **options: Any) -> Any:
        """Eojeols in segments with their coarse class, as the server answers. Options of ``analyze`` except sense."""
        return self._each("tokenize", text, json.loads, options)

    @overload
    def nouns(self, text: str, **options: Unpack[AnalysisOptions]) -> List[str]: ...  # type: ignore[overload-overlap]
    @overload
    def nouns(self, text: Iterable[str], **options: Unpack[AnalysisOptions]) -> Answers[List[str]]: ...
    @overload
    def nouns(self, text: Texts, **options: Unpack[AnalysisOptions]) -> Answers[Optional[List[str]]]: ...
    def nouns(self, text: Any, **options: Any) -> Any:
        """All nouns in order. Options of ``analyze``."""
        return self._each("nouns", text, json.loads, options)

    @overload
    def lemmas(self, text: str, **options: Unpack[AnalysisOptions]) -> List[str]: ...  # type: ignore[overload-overlap]
    @overload
    def lemmas(self, text: Iterable[str], **options: Unpack[AnalysisOptions]) -> Answers[List[str]]: ...
    @overload
    def lemmas(self, text: Texts, **options: Unpack[AnalysisOptions]) -> Answers[Optional[List[str]]]: ...
    def lemmas(self, text: Any, **options: Any) -> Any:
        """The words that an index holds: nouns, stems, adverbs, foreign words. Options of ``analyze``."""
        return self._each("lemmas", text, lambda raw: [word["form"] for word in json.loads(raw)], options)

    @overload
    def morphs(self, text: str, **options: Unpack[AnalysisOptions]) -> List[str]: ...  # type: ignore[overload-overlap]
    @overload
    def morphs(self, text: Iterable[str], **options: Unpack[AnalysisOptions]) -> Answers[List[str]]: ...
    @overload
    def morphs(self, text: Texts, **options: Unpack[AnalysisOptions]) -> Answers[Optional[List[str]]]: ...
    def morphs(self, text: Any, **options: Any) -> Any:
        """The forms of all morphemes. Options of ``analyze``."""
        return self._each("analyze", text, lambda raw: [form for form, _ in Analysis(raw).pos()], options)

    @overload
    def pos(self, text: str, **options: Unpack[AnalysisOptions]) -> Pairs: ...  # type: ignore[overload-overlap]
    @overload
    def pos(self, text: Iterable[str], **options: Unpack[AnalysisOptions]) -> Answers[Pairs]: ...
    @overload
    def pos(self, text: Texts, **options: Unpack[AnalysisOptions]) -> Answers[Optional[Pairs]]: ...
    def pos(self, text: Any, **options: Any) -> Any:
        """Form and tag of all morphemes. Options of ``analyze``."""
        return self._each("analyze", text, lambda raw: Analysis(raw).pos(), options)

    @overload
    def senses(self, text: str, **options: Unpack[SenseOptions]) -> Analysis: ...  # type: ignore[overload-overlap]
    @overload
    def senses(self, text: Iterable[str], **options: Unpack[SenseOptions]) -> Answers[Analysis]: ...
    @overload
    def senses(self, text: Texts, **options: Unpack[SenseOptions]) -> Answers[Optional[Analysis]]: ...
    def senses(self, text: Any, **options: Any) -> Any:
        """An analysis whose morphemes name the sense of a homograph. Options of ``analyze``."""
        return self._each("analyze", text, Analysis, {**options, "sense": True})

    @overload
    def sentences(self, text: str) -> List[str]: ...  # type: ignore[overload-overlap]
    @overload
    def sentences(self, text: Iterable[str]) -> Answers[List[str]]: ...
    @overload
    def sentences(self, text: Texts) -> Answers[Optional[List[str]]]: ...
    def sentences(self, text: Any) -> Any:
        """The sentences of a text."""
        return self._each("sentences", text, json.loads, {})

    @overload
    def space(self, text: str, *, reset: bool = ...) -> str: ...  # type: ignore[overload-overlap]
    @overload
    def space(self, text: Iterable[str], *, reset: bool = ...) -> Answers[str]: ...
    @overload
    def space(self, text: Texts, *, reset: bool = ...) -> Answers[Optional[str]]: ...
    def space(self, text: Any, *, reset: bool = False) -> Any:
        """The text with its spaces put right; ``reset`` ignores those that are there.

        A server changes the spaces that an analysis would change, which are fewer.
        """
        return self._each("space", text, json.loads, {"reset": reset})

    @overload
    def correct(self, text: str, **options: Unpack[CorrectOptions]) -> Correction: ...  # type: ignore[overload-overlap]
    @overload
    def correct(self, text: Iterable[str], **options: Unpack[CorrectOptions]) -> Answers[Correction]: ...
    @overload
    def correct(self, text: Texts, **options: Unpack[CorrectOptions]) -> Answers[Optional[Correction]]: ...
    def correct(self, text: Any, **options: Any) -> Any:
        """The corrected text and what was changed.

        Options, also as the server's JSON writes them (disableVxSpacing): disable_split_sentence, disable_caret_spacing,
        disable_vx_spacing, treat_as_title, enable_limited_punctuation, disable_confusion, enable_cleanup_whitespace,
        disable_typo_correction, enable_sentence_check, disable_sentence_check (all False), level ("careful", "normal",
        "strict"), ignore_rules (help ids), ignore_words (not on a server), dictionaries.
        """
        return self._each("correct", text, Correction, options)
