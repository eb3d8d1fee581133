"""The words that an index holds are the same, whoever is asked for them."""

import json
import os
import random
import subprocess

import pytest
from malgyeol import Malgyeol, shapes
from malgyeol.find_engine import engine_command

from test_server import started

NOUNS = "비정상 가능성 손님 학생 도서관 사과 딥러닝 서울 길동이 데이터 재시작 코로나 고객 품질 2,700 19 AI 3 집 안 책 앞 새".split()
SUFFIXES = ["들", "적", "적인", "성", "님", "화", "선", "명", "권", "앞", "안", ""]
PARTICLES = "이 가 은 는 을 를 의 에 에서 와 과 도 만 으로 까지".split() + [""]
PREDICATES = "보았다 먹는다 아름다운 빠르게 걸었고 재시작하는 가능한 들어가서 했다. 합니다! 아니다".split()


def lines(count):
    drawn = random.Random(int(os.environ.get("MALGYEOL_TEST_SEED", "35")))

    def noun():
        return "".join(drawn.choices(NOUNS, k=drawn.choice((1, 1, 2)))) + drawn.choice(SUFFIXES) + drawn.choice(PARTICLES)

    return [
        " ".join(drawn.choice((noun, noun, lambda: drawn.choice(PREDICATES)))() for _ in range(drawn.randint(1, 6)))
        for _ in range(count)
    ]


@pytest.fixture(scope="module")
def asked():
    many = 3000 if os.environ.get("MALGYEOL_TEST_THOROUGH") else 600
    return ["비정상적인 가능성과 손님들의", *lines(many), ""]


def of_the_command(texts, *options):
    command = [*engine_command(), "analyze", "--format", "compact", "--lemmas", *options]
    ran = subprocess.run(command, input="\n".join(texts) + "\n", capture_output=True, text=True, check=True, encoding="utf-8")
    return ran.stdout.split("\n")[:-1]


def test_the_command_the_engine_and_the_server_agree(asked, tmp_path):
    command = of_the_command(asked)
    assert len(command) == len(asked) and command[0] == "비정상 가능성 손님"
    with Malgyeol(threads=2) as m:
        engine = list(m.lemmas(asked))
        analyses = list(m.analyze(asked))
    assert [" ".join(words) for words in engine] == command
    assert [[word["form"] for word in one.lemmas()] for one in analyses] == engine
    for text in asked[:50]:
        assert shapes.tokenizer(text) == engine[asked.index(text)]
    shapes.shared().close()
    with started(str(tmp_path / "data")) as place, Malgyeol(*place) as remote:
        assert list(remote.lemmas(asked)) == engine
        assert list(remote.nouns(asked)) == [one.nouns() for one in analyses]


def test_rows_for_an_indexer_have_the_same_words_with_their_places(asked, tmp_path):
    texts = [text for text in asked if text][:300]
    (tmp_path / "in.txt").write_text("\n".join(texts) + "\n", encoding="utf-8")
    options = ["--lemmas", "--format", "json", "--out", str(tmp_path)]
    subprocess.run([*engine_command(), "analyze", str(tmp_path / "in.txt"), *options], check=True, capture_output=True)
    rows = [json.loads(line) for line in (tmp_path / "in.analyze.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [" ".join(word["form"] for word in row["analysis"]) for row in rows] == of_the_command(texts)
