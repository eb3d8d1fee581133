"""malgyeol-spark --input 리뷰.parquet --output 결과 --column text --what nouns; also a file for spark-submit."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import Any, Dict, List, Optional

from malgyeol.options import operation_of, settings_of

#: Text is slow to analyse: a task over as much as Spark reads at a time (128 MB) would run for half an hour.
TASK_BYTES = 8 * 2**20
#: A small file is cut too, so that every core has something to do until the end.
SMALLEST_TASK_BYTES = 2**16
TASKS_A_CORE = 4
#: Rows that cross to Python at a time; the answers of an analysis are a hundred times as long as its texts.
BATCH_ROWS = 1000
#: On one machine the JVM shares the cores with the engines, and hands rows about only: quick code serves it as well as
#: the best, and costs less to make.
LOCAL_JVM = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
#: Nor are plans worth compiling there, or a page about a job that is over in a minute worth serving.
LOCAL_SETTINGS: Dict[str, Any] = {
    "spark.driver.defaultJavaOptions": LOCAL_JVM,
    "spark.sql.adaptive.enabled": "false",
    "spark.sql.codegen.factoryMode": "NO_CODEGEN",
    "spark.sql.codegen.wholeStage": "false",
    "spark.ui.enabled": "false",
}
#: Everything was done, but some rows could not be; as the command line has it.
BAD_ROWS = 3
NOT_JSON = "올바른 JSON이 아닙니다."
WHATS = ["analyze", "correct", "lemmas", "morphs", "nouns", "sentences"]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="malgyeol-spark", description="큰 표의 글을 Spark로 분석합니다.")
    parser.add_argument("--input", required=True, nargs="+", help="Parquet 또는 JSON(한 줄에 하나)의 파일이나 디렉터리")
    parser.add_argument("--output", required=True, help="결과 디렉터리")
    parser.add_argument("--column", default="text", help="글이 있는 열 (기본값 text)")
    parser.add_argument("--what", choices=WHATS, default="nouns", help="할 일이자 답이 들어갈 열 (기본값 nouns)")
    parser.add_argument("--format", choices=["parquet", "json"], help="결과의 형식 (기본값: 입력의 형식)")
    parser.add_argument("--input-format", choices=["parquet", "json"], help="입력의 형식 (기본값: 이름의 확장자)")
    parser.add_argument("--option", action="append", default=[], metavar="이름[=값]", help="분석이나 교정의 옵션: spacing")
    parser.add_argument("--words", help="고유 명사를 한 줄에 하나씩 적은 파일 (드라이버에 있으면 됩니다)")
    parser.add_argument("--dict", action="append", default=[], help="모든 실행기에 있는 --data의 사용자 사전")
    parser.add_argument("--data", help="사용자 사전이 있는 데이터 디렉터리")
    parser.add_argument("--partitions", type=int, help="나눌 조각의 수 (기본값: 입력 8 MB에 하나, 적어도 코어마다 넷; 주면 순서가 바뀝니다)")
    parser.add_argument("--overwrite", action="store_true", help="이미 있는 결과를 바꿉니다.")
    parser.add_argument("--master", help="Spark 마스터: local[2] … (spark-submit에서는 쓰지 않습니다)")
    return parser


def main(arguments: Optional[List[str]] = None) -> int:
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        settings_of(operation_of(asked.what), _call_options(asked))
    except (TypeError, ValueError) as error:
        parser.error(str(error))
    # The workers on this machine run the Python that has this package; a cluster is told its own.
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.appName("malgyeol")
    if asked.master:
        builder = builder.master(asked.master)
        if asked.master.startswith("local["):
            builder = builder.config(map=LOCAL_SETTINGS)
    session = builder.getOrCreate()
    try:
        session.conf.set("spark.sql.files.maxPartitionBytes", str(TASK_BYTES))
        session.conf.set("spark.sql.files.openCostInBytes", str(SMALLEST_TASK_BYTES))
        session.conf.set("spark.sql.files.minPartitionNum", str(TASKS_A_CORE * session.sparkContext.defaultParallelism))
        session.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", str(BATCH_ROWS))
        return _run(session, asked)
    finally:
        session.stop()


def _run(session: Any, asked: argparse.Namespace) -> int:
    from malgyeol.spark import annotate
    from pyspark.sql import Observation
    from pyspark.sql import functions as F

    form = asked.input_format or _format_of(asked.input[0])
    frame = session.read.format(form).load(asked.input)
    if asked.column not in frame.columns:
        print(f'"{asked.column}" 열이 없습니다. 있는 열: {", ".join(frame.columns)}', file=sys.stderr)
        return 2
    if asked.partitions:
        frame = frame.repartition(asked.partitions)
    done = annotate(frame, asked.column, asked.what, **_options(asked))
    if "_corrupt_record" in frame.columns:
        broken = F.when(F.col("_corrupt_record").isNotNull(), F.lit(NOT_JSON))
        done = done.withColumn("error", F.coalesce(broken, F.col("error")))
    counts = Observation()
    done = done.observe(counts, F.count(F.lit(1)).alias("rows"), F.count("error").alias("bad"))
    mode = "overwrite" if asked.overwrite else "errorifexists"
    done.write.format(asked.format or form).mode(mode).save(asked.output)
    rows, bad = counts.get["rows"], counts.get["bad"]
    failed = f", 다루지 못한 줄 {bad:,}개 (error 열)" if bad else ""
    print(f"{rows:,}줄을 {asked.output}에 썼습니다{failed}.", file=sys.stderr)
    return BAD_ROWS if bad else 0


def _format_of(path: str) -> str:
    name = path.rstrip("/").lower()
    for packed in (".gz", ".zst", ".bz2"):
        name = name[: -len(packed)] if name.endswith(packed) else name
    return "json" if name.endswith((".json", ".jsonl", ".ndjson")) else "parquet"


def _call_options(asked: argparse.Namespace) -> Dict[str, Any]:
    options: Dict[str, Any] = {}
    for option in asked.option:
        name, given, value = option.partition("=")
        options[name] = _value(value) if given else True
    return options


def _options(asked: argparse.Namespace) -> Dict[str, Any]:
    options = _call_options(asked)
    if asked.words:
        with open(asked.words, encoding="utf-8") as file:
            options["words"] = [line.strip() for line in file if line.strip()]
    return {**options, "data": asked.data, "dictionaries": asked.dict}


def _value(written: str) -> Any:
    """JSON, or a word as it is: level=strict needs no quotes."""
    try:
        return json.loads(written)
    except ValueError:
        return written


if __name__ == "__main__":
    sys.exit(main())
