"""The shapes that people have: KoNLPy, kiwipiepy, scikit-learn, pandas, Polars.

``import malgyeol.shapes`` registers the accessor ``.malgyeol`` of pandas where pandas is installed.
"""

from __future__ import annotations

from typing import Any, Iterable, Iterator, List, NamedTuple, Optional, Tuple, Union

from .client import Malgyeol

_shared: Optional[Malgyeol] = None


def shared() -> Malgyeol:
    """One engine for everything in this process that was given none."""
    global _shared
    if _shared is None:
        _shared = Malgyeol()
    return _shared


class Tagger:
    """As the taggers of KoNLPy: ``pos``, ``morphs``, ``nouns``."""

    def __init__(self, malgyeol: Optional[Malgyeol] = None) -> None:
        self.malgyeol = malgyeol or shared()

    def pos(self, phrase: str, flatten: bool = True, join: bool = False) -> List[Any]:
        eojeols = [
            [(morpheme.form, morpheme.tag) for morpheme in eojeol.morphemes]
            for eojeol in self.malgyeol.analyze(phrase).eojeols
        ]
        shown: List[List[Any]] = [["/".join(pair) for pair in eojeol] if join else list(eojeol) for eojeol in eojeols]
        return [pair for eojeol in shown for pair in eojeol] if flatten else shown

    def morphs(self, phrase: str) -> List[str]:
        return self.malgyeol.morphs(phrase)

    def nouns(self, phrase: str) -> List[str]:
        return self.malgyeol.nouns(phrase)


class Token(NamedTuple):
    """As a token of kiwipiepy."""

    form: str
    tag: str
    start: int
    len: int

    @property
    def end(self) -> int:
        return self.start + self.len


def kiwi_tokens(
    text: Union[str, Iterable[str]], malgyeol: Optional[Malgyeol] = None
) -> Union[List[Token], Iterator[List[Token]]]:
    """Tokens as ``Kiwi().tokenize`` gives them."""
    engine = malgyeol or shared()
    if isinstance(text, str):
        return _tokens(engine.analyze(text))
    return (_tokens(analysis) for analysis in engine.analyze(text))


def _tokens(analysis: Any) -> List[Token]:
    return [Token(m.form, m.tag, m.begin, m.end - m.begin) for m in analysis.morphemes]


#: What an index or a vector of words holds: nouns, stems of predicates, adverbs, foreign words.
CONTENT = frozenset("NNG NNP NR NF NA XR VV VA MAG SL SH SN".split())


def tokenizer(text: str) -> List[str]:
    """For ``CountVectorizer(tokenizer=malgyeol.shapes.tokenizer, token_pattern=None)``."""
    return [form for form, tag in shared().pos(text) if tag in CONTENT]


def expression(column: Any, what: str = "nouns") -> Any:
    """A Polars expression: ``df.with_columns(expression("text", "nouns"))``; nouns, morphs, sentences or correct."""
    import polars as pl

    expr = pl.col(column) if isinstance(column, str) else column
    dtype = pl.String if what in ("correct", "space") else pl.List(pl.String)

    def answers(series: Any) -> Any:
        found = getattr(shared(), what)(series.to_list())
        values = [str(one) if what == "correct" and one is not None else one for one in found]
        return pl.Series(series.name, values, dtype=dtype)

    return expr.map_batches(answers, return_dtype=dtype)


def _register_pandas() -> None:
    try:
        import pandas as pd
    except ImportError:
        return

    @pd.api.extensions.register_series_accessor("malgyeol")
    class MalgyeolAccessor:
        """``df["text"].malgyeol.nouns()``"""

        def __init__(self, series: Any) -> None:
            self._series = series

        def _apply(self, method: str, **options: Any) -> Any:
            texts = (None if pd.isna(text) else text for text in self._series)
            answers = list(getattr(shared(), method)(texts, **options))
            return pd.Series(answers, index=self._series.index, name=self._series.name, dtype=object)

        def nouns(self, **options: Any) -> Any:
            return self._apply("nouns", **options)

        def morphs(self, **options: Any) -> Any:
            return self._apply("morphs", **options)

        def pos(self, **options: Any) -> Any:
            return self._apply("pos", **options)

        def analyze(self, **options: Any) -> Any:
            return self._apply("analyze", **options)

        def sentences(self) -> Any:
            return self._apply("sentences")

        def space(self, **options: Any) -> Any:
            return self._apply("space", **options)

        def correct(self, **options: Any) -> Any:
            """The corrected texts."""
            return self._apply("correct", **options).map(lambda one: None if one is None else one.revised)


_register_pandas()
