"""The shapes that people have: KoNLPy, kiwipiepy, scikit-learn, pandas, Polars.

pandas has the accessor ``.malgyeol`` (pandas_accessor.py) when both are imported, in either order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, List, Literal, Optional, Tuple, Union, overload

from .client import Malgyeol
from .kiwi import Token, kiwi_tokens
from .options import operation_of, settings_of
from .shared import shared

if TYPE_CHECKING:
    import polars as pl

__all__ = ["EXPRESSIONS", "Tagger", "Token", "expression", "kiwi_tokens", "shared", "tokenizer"]


Pair = Tuple[str, str]


class Tagger:
    """As the taggers of KoNLPy: ``pos``, ``morphs``, ``nouns`` of one text."""

    def __init__(self, malgyeol: Optional[Malgyeol] = None) -> None:
        self.malgyeol = malgyeol or shared()

    @overload
    def pos(self, phrase: str, flatten: Literal[True] = ..., join: Literal[False] = ...) -> List[Pair]: ...
    @overload
    def pos(self, phrase: str, flatten: Literal[True] = ..., *, join: Literal[True]) -> List[str]: ...
    @overload
    def pos(self, phrase: str, flatten: Literal[True], join: Literal[True]) -> List[str]: ...
    @overload
    def pos(self, phrase: str, flatten: Literal[False], join: Literal[False] = ...) -> List[List[Pair]]: ...
    @overload
    def pos(self, phrase: str, flatten: Literal[False], join: Literal[True]) -> List[List[str]]: ...
    @overload
    def pos(self, phrase: str, flatten: bool = ..., join: bool = ...) -> List[Any]: ...
    def pos(self, phrase: str, flatten: bool = True, join: bool = False) -> List[Any]:
        eojeols = [
            [(morpheme.form, morpheme.tag) for morpheme in eojeol.morphemes]
            for eojeol in self.malgyeol.analyze(_one_text(phrase)).eojeols
        ]
        shown: List[List[Any]] = [["/".join(pair) for pair in eojeol] if join else list(eojeol) for eojeol in eojeols]
        return [pair for eojeol in shown for pair in eojeol] if flatten else shown

    def morphs(self, phrase: str) -> List[str]:
        return self.malgyeol.morphs(_one_text(phrase))

    def nouns(self, phrase: str) -> List[str]:
        return self.malgyeol.nouns(_one_text(phrase))


def _one_text(phrase: Any) -> str:
    if not isinstance(phrase, str):
        raise TypeError(f"글 하나를 문자열로 주세요: {type(phrase).__name__}")
    return phrase


def tokenizer(text: str) -> List[str]:
    """The words that an index holds. For ``CountVectorizer(tokenizer=malgyeol.shapes.tokenizer, token_pattern=None)``."""
    return shared().lemmas(text)


#: What a Polars expression can do.
EXPRESSIONS = ("nouns", "lemmas", "morphs", "sentences", "pos", "analyze", "correct", "space")


def expression(
    column: Union[str, "pl.Expr"], what: str = "nouns", malgyeol: Optional[Malgyeol] = None, **options: Any
) -> "pl.Expr":
    """A Polars expression: ``df.with_columns(expression("text", "nouns"))``, with the options of what it does.

    nouns, lemmas, morphs and sentences are lists of strings, correct and space strings, pos a list of form and tag, analyze a
    list of form, tag, begin, length, sentence and eojeol.
    """
    import polars as pl

    if what not in EXPRESSIONS:
        raise ValueError(f"알 수 없는 일입니다: {what!r}. {', '.join(EXPRESSIONS)} 가운데서 고르세요.")
    # What is wrong is told here and not when the frame is collected.
    settings_of(operation_of(what), options)
    expr = pl.col(column) if isinstance(column, str) else column
    dtype = _polars_type(what)

    def answers(series: Any) -> Any:
        found = getattr(malgyeol or shared(), what)(series.to_list(), **options)
        return pl.Series(series.name, [None if one is None else _polars_value(what, one) for one in found], dtype=dtype)

    return expr.map_batches(answers, return_dtype=dtype)


def _polars_type(what: str) -> Any:
    import polars as pl

    if what in ("correct", "space"):
        return pl.String
    pair = {"form": pl.String, "tag": pl.String}
    if what == "pos":
        return pl.List(pl.Struct(pair))
    if what == "analyze":
        numbers = dict.fromkeys(("begin", "length", "sentence", "eojeol"), pl.Int32)
        return pl.List(pl.Struct({**pair, **numbers}))
    return pl.List(pl.String)


def _polars_value(what: str, answer: Any) -> Any:
    if what == "correct":
        return answer.revised
    if what == "pos":
        return [{"form": form, "tag": tag} for form, tag in answer]
    return answer.rows() if what == "analyze" else answer
