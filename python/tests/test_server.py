"""Malgyeol(url, key) against a real server, which answers as the engine does."""

import contextlib
import re
import subprocess

import pytest
from malgyeol import Malgyeol, MalgyeolError
from malgyeol.find_engine import engine_command

TEXTS = [
    "하늘을 나는 새를 보았다.",
    "비정상적인 2,700선, 손님들과 고객님의 딥러닝, 길동이와 코로나19와 재시작 가능성",
    "😀 새가 👨‍👩‍👧 난다. 밥을 먹엇다.",
    "",
    "다리를 건넜다.\n비가 온다.",
]


@contextlib.contextmanager
def started(data, *options):
    """Address and key of a server that runs meanwhile."""
    key = subprocess.run([*engine_command(), "key", "create", "--data", data], capture_output=True, text=True, check=True)
    serve = ["serve", "--port", "0", "--no-legacy-ports", "--host", "127.0.0.1", "--workers", "1", "--data", data]
    child = subprocess.Popen(
        [*engine_command(), *serve, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    for line in child.stdout:
        found = re.search(r"(?:localhost|127\.0\.0\.1):(\d+)", line)
        if found:
            break
    yield f"http://127.0.0.1:{found[1]}", key.stdout.split()[-1]
    child.kill()
    child.wait()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with started(str(tmp_path_factory.mktemp("data"))) as place:
        yield place


@pytest.fixture(scope="module")
def remote(server):
    with Malgyeol(*server) as m:
        yield m


@pytest.fixture(scope="module")
def local():
    with Malgyeol(threads=1) as m:
        yield m


@pytest.mark.parametrize("method", ["nouns", "pos", "morphs", "sentences", "tokenize", "analyze", "senses", "correct", "space"])
def test_answers_equal_those_of_the_engine(remote, local, method):
    asked = [*TEXTS, None]
    there, here = (list(getattr(m, method)(asked)) for m in (remote, local))
    assert there[-1] is None and here[-1] is None
    for text, one, other in zip(TEXTS, there, here):
        if method in ("analyze", "senses"):
            assert one.sentences == other.sentences, text
        elif method == "correct":
            assert (one.revised, one.origin, one.blocks) == (other.revised, other.origin, other.blocks)
        else:
            assert one == other, text


def test_order_is_kept_over_many_texts(remote):
    texts = [f"{i}번째 새" for i in range(300)]
    assert [answer[0][0] for answer in remote.pos(texts)] == [str(i) for i in range(300)]


def test_dictionaries_and_options(remote):
    remote.put_dictionary("우리", ["꾸룽꾸룽이"])
    assert [one["domain_name"] for one in remote.dictionaries()] == ["우리"]
    assert "꾸룽꾸룽이" in remote.nouns("꾸룽꾸룽이가 왔다.", dictionaries=["우리"])
    assert len(remote.analyze("비가 온다. 춥다.", split=True).sentences) == 2
    assert remote.correct("먹어봤다", disableVxSpacing=True).revised


def test_refusals_are_errors_with_a_reason(server, remote):
    with pytest.raises(MalgyeolError, match="40[13]"):
        Malgyeol(server[0], "wrong-key").nouns("새")
    with pytest.raises(MalgyeolError, match="reset"):
        remote.space("새가난다", reset=True)
    with pytest.raises(MalgyeolError):
        Malgyeol("http://127.0.0.1:9").nouns("새")
    with pytest.raises(MalgyeolError):
        Malgyeol("127.0.0.1:9").nouns("새")
    with pytest.raises(TypeError):
        Malgyeol(server[0], words=["새"])
