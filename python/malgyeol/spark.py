"""Column functions for PySpark: ``df.select(nouns("text"))``.

Every Python worker of an executor keeps one engine process with one thread. A row that cannot be analysed becomes null;
``analyze`` and ``correct`` name the reason in the field ``error``.
"""

from __future__ import annotations

from typing import Any, Callable, Dict, Iterator, List, Optional, Tuple

import pandas as pd
from pyspark.sql import Column
from pyspark.sql import functions as F
from pyspark.sql.types import ArrayType, IntegerType, StringType, StructField, StructType

from .client import Malgyeol
from .results import Analysis, Correction, MalgyeolError

STRINGS = ArrayType(StringType())
MORPHEME = StructType(
    [
        StructField("form", StringType()),
        StructField("tag", StringType()),
        StructField("begin", IntegerType()),
        StructField("length", IntegerType()),
        StructField("sentence", IntegerType()),
        StructField("eojeol", IntegerType()),
    ]
)
ANALYSIS = StructType([StructField("morphemes", ArrayType(MORPHEME)), StructField("error", StringType())])
CORRECTION = StructType([StructField("revised", StringType()), StructField("error", StringType())])

#: The engines of this worker process, by what they were asked for.
_engines: Dict[Tuple[Any, ...], Malgyeol] = {}


def engine(home: Optional[str] = None, data: Optional[str] = None, dictionaries: Tuple[str, ...] = ()) -> Malgyeol:
    """The engine of this worker: started once, used by every batch."""
    key = (home, data, dictionaries)
    if key not in _engines:
        _engines[key] = Malgyeol(threads=1, home=home, data=data, dictionaries=dictionaries)
    return _engines[key]


def answers(method: str, texts: Any, place: Dict[str, Any], options: Dict[str, Any]) -> List[Any]:
    """One answer a text; a text that fails gives its error, and the others their answers."""
    malgyeol = engine(**place)
    given = [text if isinstance(text, str) else None for text in texts]
    try:
        return list(getattr(malgyeol, method)(given, **options))
    except MalgyeolError:
        return [_one(malgyeol, method, text, options) for text in given]


def _one(malgyeol: Malgyeol, method: str, text: Optional[str], options: Dict[str, Any]) -> Any:
    try:
        return None if text is None else getattr(malgyeol, method)(text, **options)
    except MalgyeolError as error:
        return error


def morpheme_rows(analysis: Analysis) -> List[Dict[str, Any]]:
    rows = []
    eojeol = 0
    for number, sentence in enumerate(analysis.raw["sentences"]):
        for token in sentence["tokens"]:
            for morpheme in token["morphemes"]:
                text = morpheme["text"]
                rows.append(
                    {
                        "form": text["content"],
                        "tag": morpheme["tag"],
                        "begin": text["beginOffset"],
                        "length": text["length"],
                        "sentence": number,
                        "eojeol": eojeol,
                    }
                )
            eojeol += 1
    return rows


def _analysis(answer: Any) -> Dict[str, Any]:
    if isinstance(answer, Analysis):
        return {"morphemes": morpheme_rows(answer), "error": None}
    return {"morphemes": None, "error": "글이 없습니다." if answer is None else str(answer)}


def _correction(answer: Any) -> Dict[str, Any]:
    if isinstance(answer, Correction):
        return {"revised": answer.revised, "error": None}
    return {"revised": None, "error": "글이 없습니다." if answer is None else str(answer)}


def _list(answer: Any) -> Any:
    return answer if isinstance(answer, list) else None


def _function(method: str, returns: Any, shape: Callable[[Any], Any], column: Any, options: Dict[str, Any]) -> Column:
    place = {name: options.pop(name) for name in ("home", "data") if name in options}
    place["dictionaries"] = tuple(options.pop("dictionaries", ()))
    frame = isinstance(returns, StructType)

    def apply(batches: Iterator[pd.Series]) -> Iterator[Any]:
        for batch in batches:
            shaped = [shape(answer) for answer in answers(method, batch, place, options)]
            yield pd.DataFrame(shaped, columns=returns.names) if frame else pd.Series(shaped, dtype=object)

    kind = pd.DataFrame if frame else pd.Series
    apply.__annotations__ = {"batches": Iterator[pd.Series], "return": Iterator[kind]}
    function = F.pandas_udf(apply, returnType=returns)
    return function(F.col(column) if isinstance(column, str) else column)


def nouns(column: Any, **options: Any) -> Column:
    """array<string>. Options: dictionaries, data, home, and those of ``Malgyeol.analyze``."""
    return _function("nouns", STRINGS, _list, column, options)


def morphs(column: Any, **options: Any) -> Column:
    """array<string>: the forms of all morphemes."""
    return _function("morphs", STRINGS, _list, column, options)


def sentences(column: Any, **options: Any) -> Column:
    """array<string>."""
    return _function("sentences", STRINGS, _list, column, options)


def analyze(column: Any, **options: Any) -> Column:
    """struct<morphemes: array<struct<form, tag, begin, length, sentence, eojeol>>, error>."""
    return _function("analyze", ANALYSIS, _analysis, column, options)


def correct(column: Any, **options: Any) -> Column:
    """struct<revised, error>."""
    return _function("correct", CORRECTION, _correction, column, options)
