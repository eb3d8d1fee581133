"""Rows through Spark on local[2] against the same rows through the command line with two threads.

usage: .venv/malgyeol/bin/python bench/spark_rows.py TEXT_FILE [ROWS] [WHAT]

Compares the answers row by row, and the time of the clock that either takes: the script that is started for one job,
with its JVM and session, and the first and the second job of a session that is there already.
"""

import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from malgyeol.find_engine import engine_command


def measured(name, work):
    clock = time.time()
    work()
    seconds = time.time() - clock
    print(f"{name}: {seconds:.1f} s", flush=True)
    return seconds


def job_in_session(given, out, what):
    """A job for a session that is there; it knows the columns, as one over Parquet does."""
    os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    from malgyeol import spark as columns
    from malgyeol.spark_job import LOCAL_SETTINGS
    from pyspark.sql import SparkSession

    builder = SparkSession.builder.master("local[2]").config(map=LOCAL_SETTINGS)
    frame = builder.getOrCreate().read.schema("id long, text string").json(str(given))
    column = getattr(columns, what)

    def job():
        frame.repartition(8).select("id", column("text")).write.mode("overwrite").json(str(out))

    return job


def answers(paths, key):
    """By id, whatever the order of the rows."""
    found = {}
    for path in paths:
        with open(path, encoding="utf-8") as file:
            for line in file:
                row = json.loads(line)
                value = row.get(key)
                found[row["id"]] = value["revised"] if key in ("correct", "correction") else value
    return found


def main():
    source, *rest = sys.argv[1:]
    rows = rest[0] if rest else "100000"
    what = rest[1] if len(rest) > 1 else "nouns"
    folder = Path(tempfile.mkdtemp(prefix="malgyeol-spark-rows-"))
    given = folder / "rows.jsonl"
    with open(source, encoding="utf-8") as lines, open(given, "w", encoding="utf-8") as out:
        texts = itertools.islice(itertools.cycle([line.strip() for line in lines]), int(rows))
        count = 0
        for number, text in enumerate(texts):
            count += len(text)
            out.write(json.dumps({"id": number, "text": text}, ensure_ascii=False) + "\n")
    print(f"{int(rows):,} rows, {count:,} characters, {what}", flush=True)
    bulk = [*engine_command(), what, str(given), "--field", "text", "--out", str(folder / "bulk"), "--threads", "2"]
    job = [sys.executable, "-m", "malgyeol.spark_job", "--master", "local[2]", "--what", what]
    job += ["--input", str(given), "--output", str(folder / "spark")]
    os.environ.setdefault("PYSPARK_SUBMIT_ARGS", "--driver-memory 1g pyspark-shell")
    command = measured("command line, two threads", lambda: subprocess.run(bulk, check=True))
    script = measured("malgyeol-spark, local[2], with its start", lambda: subprocess.run(job, check=True))
    work = job_in_session(given, folder / "session", what)
    first, second = (measured(f"{which} job of a session", work) for which in ("first", "second"))
    print(f"throughput: script {command / script:.2f}, first job {command / first:.2f}, second {command / second:.2f}")
    key = {"nouns": "nouns", "correct": "correction", "sentences": "sentences"}[what]
    expected = answers([folder / "bulk" / f"rows.{what}.jsonl"], key)
    found = answers((folder / "spark").glob("part-*.json"), what)
    differing = [number for number in expected if expected[number] != found.get(number)]
    print(f"{len(found):,} rows compared, {len(differing)} differ {differing[:5]}")
    sys.exit(1 if differing or len(found) != len(expected) else 0)


main()
