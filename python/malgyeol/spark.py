"""Columns for PySpark: ``df.select(nouns("text"))``, and ``annotate`` for a whole frame.

An executor has one engine process, with a thread for every Python worker that waits for answers, one a core. A row that
cannot be done is null, and its reason stands in a field or a column ``error``; the job goes on.
"""

from __future__ import annotations

import json
from collections import deque
from typing import TYPE_CHECKING, Any, Callable, Deque, Dict, Iterable, Iterator, List, NamedTuple, Optional, Union

from pyspark.sql import Column, DataFrame
from pyspark.sql import functions as F
from pyspark.sql.types import ArrayType, DataType, IntegerType, StringType, StructField, StructType

from .options import settings_of
from .spark_engine import Place, engine

if TYPE_CHECKING:
    import pyarrow as pa


def _struct(**fields: DataType) -> StructType:
    return StructType([StructField(name, kind) for name, kind in fields.items()])


_STRING, _INTEGER = StringType(), IntegerType()
STRINGS = ArrayType(_STRING)
MORPHEMES = ArrayType(
    _struct(form=_STRING, tag=_STRING, begin=_INTEGER, length=_INTEGER, sentence=_INTEGER, eojeol=_INTEGER)
)
EDITS = ArrayType(
    _struct(begin=_INTEGER, length=_INTEGER, origin=_STRING, revised=_STRING, category=_STRING, help=_STRING)
)
ANALYSIS = _struct(morphemes=MORPHEMES, error=_STRING)
CORRECTION = _struct(revised=_STRING, edits=EDITS, error=_STRING)

NO_TEXT = "글이 없습니다."
NOT_UTF8 = "UTF-8이 아닌 바이트가 있습니다."


class Answer(NamedTuple):
    """What became of one row: a value as its type wants it, or a reason."""

    value: Any
    error: Optional[str]


class Operation(NamedTuple):
    """What is asked of the engine, what a column of its answers holds, and how that is read from an answer."""

    op: str
    kind: DataType
    read: Callable[[Any], Any]


def _forms(morphemes: List[Dict[str, Any]]) -> List[str]:
    return [morpheme["form"] for morpheme in morphemes]


def _corrected(answer: Dict[str, Any]) -> Dict[str, Any]:
    edits = [
        {
            "begin": block["origin"]["beginOffset"],
            "length": block["origin"]["length"],
            "origin": block["origin"]["content"],
            "revised": block["revised"],
            "category": block["revisions"][0]["category"] if block["revisions"] else None,
            "help": block["revisions"][0]["helpId"] if block["revisions"] else None,
        }
        for block in answer["revisedBlocks"]
    ]
    return {"revised": answer["revised"], "edits": edits}


OPERATIONS = {
    "analyze": Operation("analyze", ANALYSIS, lambda morphemes: {"morphemes": morphemes}),
    "correct": Operation("correct", CORRECTION, _corrected),
    "morphs": Operation("analyze", STRINGS, _forms),
    "lemmas": Operation("lemmas", STRINGS, _forms),
    "nouns": Operation("nouns", STRINGS, list),
    "sentences": Operation("sentences", STRINGS, list),
}


def checked(what: str, options: Dict[str, Any]) -> Place:
    """The engine that is meant; what is wrong is told when a column is made, not when a job comes to its first row."""
    if what not in OPERATIONS:
        raise ValueError(f"알 수 없는 일입니다: {what}. {', '.join(OPERATIONS)} 가운데서 고르세요.")
    place = Place.taken_from(options)
    settings_of(OPERATIONS[what].op, options)
    return place


def answers(what: str, texts: Iterable[Optional[bytes]], place: Place, options: Dict[str, Any]) -> Iterator[Answer]:
    """One answer a text in UTF-8, in order."""
    operation = OPERATIONS[what]
    reasons: Deque[Optional[str]] = deque()

    def readable() -> Iterator[Optional[str]]:
        for text in texts:
            try:
                decoded = None if text is None else bytes(text).decode("utf-8")
                reasons.append(NO_TEXT if text is None else None)
            except UnicodeDecodeError:
                decoded = None
                reasons.append(NOT_UTF8)
            yield decoded

    for answer in engine(place).json_answers(operation.op, readable(), rows=True, **options):
        reason = reasons.popleft()
        value = None if answer is None else json.loads(answer)
        if isinstance(value, dict) and "error" in value:
            reason, value = value["error"], None
        read = None if value is None else operation.read(value)
        if isinstance(operation.kind, StructType):
            read = {**dict.fromkeys(operation.kind.names), **(read or {}), "error": reason}
        yield Answer(read, reason)


def _column(what: str, column: Union[str, Column], options: Dict[str, Any]) -> Column:
    import pyarrow as pa
    from pyspark.sql.pandas.types import to_arrow_type

    place = checked(what, options)
    kind = OPERATIONS[what].kind
    arrow = to_arrow_type(kind)

    def apply(texts: "pa.Array") -> "pa.Array":
        return pa.array([answer.value for answer in answers(what, texts.to_pylist(), place, options)], type=arrow)

    apply.__annotations__ = {"texts": pa.Array, "return": pa.Array}
    apply.__name__ = what
    made = F.arrow_udf(apply, returnType=kind) if hasattr(F, "arrow_udf") else _over_pandas(apply, kind)
    answered: Column = made(_bytes(column))
    return answered


def _over_pandas(apply: Callable[["pa.Array"], "pa.Array"], kind: DataType) -> Any:
    """For PySpark 4.0, whose columns come from pandas; it takes long to import."""
    import pandas as pd
    import pyarrow as pa
    from pyspark.sql.pandas.functions import pandas_udf

    names = kind.names if isinstance(kind, StructType) else None

    def over_series(texts: "pd.Series") -> Any:
        found = apply(pa.array(texts, type=pa.binary())).to_pylist()
        return pd.Series(found, dtype=object) if names is None else pd.DataFrame(found, columns=names, dtype=object)

    over_series.__annotations__ = {"texts": pd.Series, "return": pd.Series if names is None else pd.DataFrame}
    over_series.__name__ = apply.__name__
    # Its signatures list the types that it takes one by one, and none of them is "a type".
    make: Any = pandas_udf
    return make(over_series, returnType=kind)


def _bytes(column: Union[str, Column]) -> Column:
    """As bytes, since Spark takes a string that is not UTF-8 and Arrow does not."""
    return (F.col(column) if isinstance(column, str) else column).cast("string").cast("binary")


def nouns(column: Union[str, Column], **options: Any) -> Column:
    """array<string>: all nouns. Options: those of ``Malgyeol.nouns``, and data, dictionaries, words, home."""
    return _column("nouns", column, options)


def lemmas(column: Union[str, Column], **options: Any) -> Column:
    """array<string>: the words that an index holds. Options as for ``nouns``."""
    return _column("lemmas", column, options)


def morphs(column: Union[str, Column], **options: Any) -> Column:
    """array<string>: the forms of all morphemes. Options as for ``nouns``."""
    return _column("morphs", column, options)


def sentences(column: Union[str, Column], **options: Any) -> Column:
    """array<string>. Options: home."""
    return _column("sentences", column, options)


def analyze(column: Union[str, Column], **options: Any) -> Column:
    """struct<morphemes: array<struct<form, tag, begin, length, sentence, eojeol>>, error>. Options as for ``nouns``."""
    return _column("analyze", column, options)


def correct(column: Union[str, Column], **options: Any) -> Column:
    """struct<revised, edits: array<struct<begin, length, origin, revised, category, help>>, error>.

    Options: those of ``Malgyeol.correct``, and data, dictionaries, words, home.
    """
    return _column("correct", column, options)


#: Rows whose answers are held at a time.
ROWS_TOGETHER = 256


def annotate(
    frame: DataFrame, column: str, what: str, *, name: Optional[str] = None, error: str = "error", **options: Any
) -> DataFrame:
    """The frame with two columns more, or replaced: the answers, and why a row has none. Rows stay as they are."""
    import pyarrow as pa
    from pyspark.sql.pandas.types import to_arrow_type

    place = checked(what, options)
    answer_name = name or what
    kind = _without_error(OPERATIONS[what].kind)
    others = [field for field in frame.schema.fields if field.name not in (answer_name, error)]
    arrow = to_arrow_type(kind)

    def apply(batches: Iterator["pa.RecordBatch"]) -> Iterator["pa.RecordBatch"]:
        waiting: Deque["pa.RecordBatch"] = deque()

        def texts() -> Iterator[Optional[bytes]]:
            for batch in batches:
                for start in range(0, batch.num_rows, ROWS_TOGETHER):
                    waiting.append(batch.slice(start, ROWS_TOGETHER))
                    yield from waiting[-1].column(column).cast(pa.binary()).to_pylist()

        found: List[Answer] = []
        for answer in answers(what, texts(), place, options):
            found.append(answer)
            if len(found) == waiting[0].num_rows:
                batch = waiting.popleft()
                kept = [batch.column(field.name) for field in others]
                values = pa.array([_value(one, kind) for one in found], type=arrow)
                reasons = pa.array([one.error for one in found], type=pa.string())
                names = [*(field.name for field in others), answer_name, error]
                found = []
                yield pa.RecordBatch.from_arrays([*kept, values, reasons], names=names)

    fields = [*others, StructField(answer_name, kind), StructField(error, _STRING)]
    return frame.mapInArrow(apply, StructType(fields))


def _without_error(kind: DataType) -> DataType:
    """The reason has a column of its own; what then is the only field needs no struct around it."""
    if not isinstance(kind, StructType):
        return kind
    fields = [field for field in kind.fields if field.name != "error"]
    return fields[0].dataType if len(fields) == 1 else StructType(fields)


def _value(answer: Answer, kind: DataType) -> Any:
    if answer.error is not None:
        return None
    if isinstance(answer.value, dict) and not isinstance(kind, StructType):
        return answer.value["morphemes"]
    return answer.value
