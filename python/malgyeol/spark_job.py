"""malgyeol-spark --input 리뷰.parquet --output 결과 --column text --what nouns"""

from __future__ import annotations

import argparse
from typing import Any, Iterator, List, Optional

from . import spark as functions

SHAPES = {
    "nouns": (functions.STRINGS, functions._list),
    "morphs": (functions.STRINGS, functions._list),
    "sentences": (functions.STRINGS, functions._list),
    "analyze": (functions.ANALYSIS, functions._analysis),
    "correct": (functions.CORRECTION, functions._correction),
}


def run(frame: Any, column: str, what: str, **place: Any) -> Any:
    """The rows of a frame with the answer in a column of its own, batch of Arrow by batch."""
    import pyarrow as pa
    from pyspark.sql.pandas.types import to_arrow_type
    from pyspark.sql.types import StructField, StructType

    returns, shape = SHAPES[what]
    kind = to_arrow_type(returns)
    place.setdefault("dictionaries", ())

    def apply(batches: Iterator["pa.RecordBatch"]) -> Iterator["pa.RecordBatch"]:
        for batch in batches:
            found = functions.answers(what, batch.column(column).to_pylist(), place, {})
            answer = pa.array([shape(one) for one in found], type=kind)
            yield pa.RecordBatch.from_arrays([*batch.columns, answer], names=[*batch.schema.names, what])

    return frame.mapInArrow(apply, StructType([*frame.schema.fields, StructField(what, returns)]))


def main(arguments: Optional[List[str]] = None) -> None:
    parser = argparse.ArgumentParser(prog="malgyeol-spark", description="큰 표의 글을 Spark로 분석합니다.")
    parser.add_argument("--input", required=True, help="Parquet 또는 JSON(한 줄에 하나)")
    parser.add_argument("--output", required=True, help="결과 디렉터리; 입력과 같은 형식입니다.")
    parser.add_argument("--column", default="text", help="글이 있는 열")
    parser.add_argument("--what", choices=sorted(SHAPES), default="nouns", help="할 일")
    parser.add_argument("--format", choices=["parquet", "json"], help="기본값: 입력의 확장자")
    parser.add_argument("--dict", action="append", default=[], help="사용자 사전")
    parser.add_argument("--data", help="사용자 사전이 있는 데이터 디렉터리")
    asked = parser.parse_args(arguments)
    from pyspark.sql import SparkSession

    form = asked.format or ("json" if ".json" in asked.input or ".ndjson" in asked.input else "parquet")
    session = SparkSession.builder.appName("malgyeol").getOrCreate()
    frame = session.read.format(form).load(asked.input)
    done = run(frame, asked.column, asked.what, data=asked.data, dictionaries=tuple(asked.dict))
    done.write.format(form).save(asked.output)
    session.stop()


if __name__ == "__main__":
    main()
