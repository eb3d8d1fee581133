"""Rows through Spark on local[2] against the same rows through the command line with two threads.

usage: .venv/malgyeol/bin/python bench/spark_rows.py TEXT_FILE [ROWS] [WHAT]

Compares the answers row by row, and the time of the processors and of the clock that either takes. On a machine that
does other work too, the time of the processors is the one to compare.
"""

import itertools
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from malgyeol.find_engine import engine_command


def measured(name, command):
    before, clock = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    subprocess.run(command, check=True)
    after, seconds = resource.getrusage(resource.RUSAGE_CHILDREN), time.time() - clock
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{name}: {processor:.1f} s of processors, {seconds:.1f} s by the clock", flush=True)
    return processor, seconds


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
    job += ["--input", str(given), "--output", str(folder / "spark"), "--partitions", "8"]
    os.environ.setdefault("PYSPARK_SUBMIT_ARGS", "--driver-memory 1g --conf spark.ui.enabled=false pyspark-shell")
    one = measured("command line, two threads", bulk)
    two = measured("Spark, local[2]", job)
    print(f"throughput of Spark: {one[0] / two[0]:.2f} by processors, {one[1] / two[1]:.2f} by the clock")
    key = {"nouns": "nouns", "correct": "correction", "sentences": "sentences"}[what]
    expected = answers([folder / "bulk" / f"rows.{what}.jsonl"], key)
    found = answers((folder / "spark").glob("part-*.json"), what)
    differing = [number for number in expected if expected[number] != found.get(number)]
    print(f"{len(found):,} rows compared, {len(differing)} differ {differing[:5]}")
    sys.exit(1 if differing or len(found) != len(expected) else 0)


main()
