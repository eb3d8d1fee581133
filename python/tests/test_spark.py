"""Columns and the job on local[2], and an executor that is killed; skipped where PySpark or Java is missing."""

import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

pytest.importorskip("pyspark")
if shutil.which("java") is None:
    pytest.skip("Java", allow_module_level=True)

from malgyeol.find_engine import engine_command  # noqa: E402
from malgyeol.spark import analyze, annotate, correct, morphs, nouns, sentences  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402
from pyspark.sql import functions as F  # noqa: E402

# The workers of Spark run what runs the tests.
os.environ["PYSPARK_PYTHON"] = sys.executable
ROWS = 2000
SUBJECTS = ["새가", "아이가", "할머니께서", "고양이는", "우리 반 친구들이", "그 배우는"]
PLACES = ["하늘을", "골목에서", "시장에", "도서관 앞에서", "강가를 따라"]
PREDICATES = ["난다.", "놀았다. 그리고 웃었다.", "가셨다고 한다.", "책을 읽는 것을 보았다.", "천천히 걸었어요!"]


def text_of(i):
    return f"{i}번째 {SUBJECTS[i % 6]} {PLACES[i % 5]} {PREDICATES[i % 7 % 5]}"


def session(master, **settings):
    builder = SparkSession.builder.master(master).config("spark.ui.enabled", "false")
    for name, value in {"spark.driver.memory": "700m", "spark.sql.shuffle.partitions": "2", **settings}.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


@pytest.fixture(scope="module")
def rows(tmp_path_factory):
    path = tmp_path_factory.mktemp("rows") / "rows.jsonl"
    path.write_text("".join(json.dumps({"id": i, "text": text_of(i)}, ensure_ascii=False) + "\n" for i in range(ROWS)))
    return path


@pytest.fixture(scope="module")
def spark():
    with session("local[2]", **{"spark.sql.execution.arrow.maxRecordsPerBatch": "200"}) as made:
        yield made


@pytest.fixture(scope="module")
def frame(spark, rows):
    return spark.read.schema("id int, text string").json(str(rows)).repartition(2, "id").cache()


def command_line(op, rows, out):
    subprocess.run([*engine_command(), op, str(rows), "--field", "text", "--out", str(out)], check=True)
    key = {"nouns": "nouns", "sentences": "sentences", "analyze": "analysis", "correct": "correction"}[op]
    with open(out / f"rows.{op}.jsonl", encoding="utf-8") as file:
        return {row["id"]: row[key] for row in map(json.loads, file)}


def engines():
    """The engine processes for workers of Spark that descend from this process."""
    started = {b"%d" % pid for pid, _ in _descendants(os.getpid())}
    lines = [(pid, line.split(b"\0")) for pid, line in _processes()[1].items() if b"malgyeol\0engine\0--parent" in line]
    return [pid for pid, line in lines if line[line.index(b"--parent") + 1] in started]


def _processes():
    """The parent of every process, and its command line."""
    parents, lines = {}, {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
                lines[int(entry.name)] = (entry / "cmdline").read_bytes()
            except OSError:
                continue
    return parents, lines


def _descendants(root):
    parents, lines = _processes()
    found = [root]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return [(pid, lines[pid]) for pid in found[1:]]


def kill_soon(find, after):
    """Kills the first process found, once the work has begun; gives a list that names it in the end."""
    killed = []

    def kill():
        for _ in range(600):
            found = find()
            if found:
                time.sleep(after)
                os.kill(found[0], signal.SIGKILL)
                killed.append(found[0])
                return
            time.sleep(0.1)

    thread = threading.Thread(target=kill)
    thread.start()
    return thread, killed


def test_nouns_and_analyses_equal_those_of_the_command_line(frame, rows, tmp_path):
    asked = frame.select("id", nouns("text").alias("nouns"), analyze(frame.text).alias("analysis"), morphs("text").alias("morphs"))
    found = {row["id"]: row for row in asked.collect()}
    assert len(found) == ROWS
    expected_nouns = command_line("nouns", rows, tmp_path / "nouns")
    for i, analysis in command_line("analyze", rows, tmp_path / "analyze").items():
        tokens = [token for sentence in analysis["sentences"] for token in sentence["tokens"]]
        expected = [
            (m["text"]["content"], m["tag"], m["text"]["beginOffset"], m["text"]["length"], number)
            for number, token in enumerate(tokens)
            for m in token["morphemes"]
        ]
        row = found[i]
        assert [(m.form, m.tag, m.begin, m.length, m.eojeol) for m in row["analysis"]["morphemes"]] == expected
        assert row["morphs"] == [form for form, *_ in expected]
        assert row["nouns"] == expected_nouns[i]
        assert row["analysis"]["error"] is None


def test_columns_over_pandas_are_the_same(spark, monkeypatch):
    """As with PySpark 4.0, which has no others."""
    given = spark.createDataFrame([("밥을 먹엇다.",), (None,)], "text string")
    columns = lambda: [nouns("text"), analyze("text"), correct("text"), sentences("text")]  # noqa: E731
    expected = given.select(*columns()).collect()
    assert expected[0][0] == ["밥"] and expected[1][1]["error"] == "글이 없습니다."
    monkeypatch.delattr(F, "arrow_udf", raising=False)
    assert given.select(*columns()).collect() == expected


def test_schema_and_names(frame):
    asked = frame.select(nouns("text"), analyze("text").alias("a"), correct("text").alias("c"))
    assert asked.columns[0].startswith("nouns(")
    assert asked.schema["a"].dataType.simpleString() == (
        "struct<morphemes:array<struct<form:string,tag:string,begin:int,length:int,sentence:int,eojeol:int>>,error:string>"
    )
    assert asked.schema["c"].dataType["edits"].dataType.elementType.names[:3] == ["begin", "length", "origin"]


def test_corrections_sentences_options_and_words(spark):
    given = spark.createDataFrame([("밥을 먹엇다. 꾸룽꾸룽이가 왔다.",)], "text string")
    row = given.select(
        correct("text").alias("c"),
        sentences("text").alias("s"),
        nouns("text", words=["꾸룽꾸룽이"]).alias("n"),
        nouns("text", words={"np": ["꾸룽꾸룽"]}).alias("m"),
    ).first()
    assert row["c"]["revised"].startswith("밥을 먹었다.")
    assert (row["c"]["edits"][0].origin, row["c"]["edits"][0].revised) == ("먹엇다.", "먹었다.")
    assert len(row["s"]) == 2
    assert "꾸룽꾸룽이" in row["n"] and "꾸룽꾸룽" in row["m"]
    with pytest.raises(Exception, match="wrong"):
        given.select(nouns("text", wrong=True)).collect()


def test_bad_rows_go_to_a_column(spark):
    given = spark.createDataFrame([(1, bytearray("새가 난다".encode())), (2, None), (3, bytearray(b"\xff\xfe"))], "id int, text binary")
    given = given.withColumn("text", F.col("text").cast("string"))
    rows = annotate(given, "text", "nouns").orderBy("id").collect()
    assert [(row["nouns"], row["error"]) for row in rows] == [
        (["새"], None),
        (None, "글이 없습니다."),
        (None, "UTF-8이 아닌 바이트가 있습니다."),
    ]
    rows = given.select("id", analyze("text").alias("a"), nouns("text").alias("n")).orderBy("id").collect()
    assert [row["a"]["error"] for row in rows] == [None, "글이 없습니다.", "UTF-8이 아닌 바이트가 있습니다."]
    assert rows[2]["a"]["morphemes"] is None and rows[2]["n"] is None


def test_an_engine_is_kept_and_replaced_when_it_is_killed(frame):
    assert frame.select(nouns("text").alias("n")).where("n is not null").count() == ROWS
    before = engines()
    assert len(before) == 1
    assert frame.select(nouns("text").alias("n")).where("n is not null").count() == ROWS
    assert engines() == before
    killer, killed = kill_soon(engines, 0.3)
    done = {row["id"]: row["n"] for row in frame.select("id", analyze("text").morphemes.alias("n")).collect()}
    killer.join()
    assert killed and len(done) == ROWS and all(done.values())


def test_the_job(spark, rows, tmp_path):
    """As a program of its own: it ends its session."""
    broken = tmp_path / "in.jsonl"
    broken.write_text(rows.read_text(encoding="utf-8") + '{broken\n{"id": 9999}\n', encoding="utf-8")
    words = tmp_path / "words.txt"
    words.write_text("꾸룽꾸룽이\n", encoding="utf-8")
    options = ["--input", str(broken), "--output", str(tmp_path / "out"), "--format", "parquet", "--words", str(words)]
    command = [sys.executable, "-m", "malgyeol.spark_job", "--master", "local[2]", *options]
    environment = {**os.environ, "PYSPARK_SUBMIT_ARGS": "--driver-memory 700m pyspark-shell"}
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert ran.returncode == 3, ran.stderr
    assert f"{ROWS + 2:,}줄" in ran.stderr and "다루지 못한 줄 2개" in ran.stderr
    done = spark.read.parquet(str(tmp_path / "out")).collect()
    expected = command_line("nouns", rows, tmp_path / "nouns")
    assert {row["id"]: row["nouns"] for row in done if row["error"] is None} == expected
    assert sorted(row["error"] for row in done if row["error"]) == ["글이 없습니다.", "올바른 JSON이 아닙니다."]


def test_an_executor_that_is_killed(spark, rows):
    """The session of the other tests ends here: one process has one."""
    spark.stop()

    def executors():
        return [pid for pid, line in _descendants(os.getpid()) if b"CoarseGrainedExecutorBackend" in line and engines()]

    with session("local-cluster[2,1,1024]", **{"spark.executor.memory": "512m"}) as cluster:
        given = cluster.read.schema("id int, text string").json(str(rows)).repartition(8, "id")
        killer, killed = kill_soon(executors, 0.5)
        done = {row["id"]: row["n"] for row in given.select("id", nouns("text").alias("n")).collect()}
        killer.join()
        assert killed and len(done) == ROWS and None not in done.values()
        left = engines()
        assert left
    for _ in range(100):
        left = [pid for pid in left if Path(f"/proc/{pid}").exists()]
        if not left:
            return
        time.sleep(0.1)
    raise AssertionError("engines of executors that ended are still there")
