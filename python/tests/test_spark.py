"""Column functions on local[2]; skipped where PySpark or Java is missing."""

import glob
import os
import shutil
import signal

import pytest

pytest.importorskip("pyspark")
if shutil.which("java") is None:
    pytest.skip("Java", allow_module_level=True)

from malgyeol import Malgyeol  # noqa: E402
from malgyeol.spark import analyze, correct, nouns  # noqa: E402
from malgyeol.spark_job import run  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

ROWS = 400


@pytest.fixture(scope="module")
def spark():
    builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    session = builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", "50").getOrCreate()
    yield session
    session.stop()


@pytest.fixture(scope="module")
def texts():
    return [f"{i}번째 새가 하늘을 난다." if i % 50 else None for i in range(ROWS)]


@pytest.fixture(scope="module")
def frame(spark, texts):
    return spark.createDataFrame(list(enumerate(texts)), "id int, text string").repartition(2).cache()


def test_columns_equal_the_engine_row_by_row(frame, texts):
    rows = {r["id"]: r for r in frame.select("id", nouns("text").alias("n"), analyze(frame.text).alias("a")).collect()}
    with Malgyeol(threads=1) as m:
        for i, expected in enumerate(m.nouns(texts)):
            assert rows[i]["n"] == expected
        assert [one["form"] for one in rows[1]["a"]["morphemes"]] == m.morphs(texts[1])
    assert rows[0]["a"]["error"] == "글이 없습니다."


def test_correct(frame, spark):
    row = spark.createDataFrame([("밥을 먹엇다.",)], "text string").select(correct("text").alias("c")).first()
    assert row["c"]["revised"] == "밥을 먹었다."


def test_the_job_in_arrow(frame, texts, tmp_path):
    done = run(frame, "text", "nouns").collect()
    assert len(done) == ROWS
    assert next(r for r in done if r["id"] == 1)["nouns"][-1] == "하늘"


def test_an_engine_that_is_killed(frame):
    engines = [int(p.split("/")[2]) for p in glob.glob("/proc/[0-9]*/cmdline") if _is_engine(p)]
    for pid in engines:
        os.kill(pid, signal.SIGKILL)
    counts = frame.select(nouns("text").alias("n")).where("n is not null").count()
    assert counts == ROWS - ROWS // 50


def _is_engine(path):
    """An engine whose ancestors include this process."""
    try:
        if b"malgyeol\0engine" not in open(path, "rb").read():
            return False
        pid = int(path.split("/")[2])
        while pid > 1:
            pid = int(open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1])
            if pid == os.getpid():
                return True
    except OSError:
        pass
    return False
