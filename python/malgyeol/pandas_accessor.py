"""Gives every Series of pandas the accessor ``.malgyeol``: ``df["text"].malgyeol.nouns()``."""

from __future__ import annotations

from typing import Any

import pandas as pd

from .shared import shared


@pd.api.extensions.register_series_accessor("malgyeol")
class MalgyeolAccessor:
    """Answers in the order and with the index of the texts; what is missing stays missing. Options as of Malgyeol."""

    def __init__(self, series: Any) -> None:
        self._series = series

    def _answers(self, method: str, options: Any) -> Any:
        texts = (None if pd.isna(text) else text for text in self._series)
        return list(getattr(shared(), method)(texts, **options))

    def _made(self, answers: Any, dtype: Any = object) -> Any:
        return pd.Series(answers, index=self._series.index, name=self._series.name, dtype=dtype)

    def _texts(self, answers: Any) -> Any:
        """Texts come back as the kind of column that they came in, also where there are none."""
        kind = self._series.dtype
        textual = pd.api.types.is_string_dtype(kind) and not isinstance(kind, pd.CategoricalDtype)
        return self._made(answers, kind if textual else object)

    def nouns(self, **options: Any) -> Any:
        return self._made(self._answers("nouns", options))

    def lemmas(self, **options: Any) -> Any:
        return self._made(self._answers("lemmas", options))

    def morphs(self, **options: Any) -> Any:
        return self._made(self._answers("morphs", options))

    def pos(self, **options: Any) -> Any:
        return self._made(self._answers("pos", options))

    def analyze(self, **options: Any) -> Any:
        return self._made(self._answers("analyze", options))

    def senses(self, **options: Any) -> Any:
        return self._made(self._answers("senses", options))

    def tokenize(self, **options: Any) -> Any:
        return self._made(self._answers("tokenize", options))

    def sentences(self) -> Any:
        return self._made(self._answers("sentences", {}))

    def space(self, **options: Any) -> Any:
        return self._texts(self._answers("space", options))

    def correct(self, **options: Any) -> Any:
        """The corrected texts."""
        return self._texts([None if one is None else one.revised for one in self._answers("correct", options)])
