"""Servers that refuse, keep silent or are none, and programs that leave a server alone."""

import json
import socket
import subprocess
import sys
import threading
import time

import pytest
from malgyeol import Malgyeol, MalgyeolError
from test_server import local, started  # noqa: F401

TEXTS = ["하늘", "가 " * 15_000, "바다"]


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server that takes short texts only."""
    with started(str(tmp_path_factory.mktemp("data")), "--max-characters", "20000") as place:
        yield place


@pytest.fixture
def answering():
    """A server that gives every connection the same bytes, or nothing."""
    listening = socket.create_server(("127.0.0.1", 0))
    held = []

    def serve(reply):
        def accept():
            while True:
                try:
                    connection, _ = listening.accept()
                except OSError:
                    return
                held.append(connection)
                if reply:
                    connection.recv(65536)
                    connection.sendall(reply)

        threading.Thread(target=accept, daemon=True).start()
        return f"http://127.0.0.1:{listening.getsockname()[1]}"

    yield serve
    listening.close()
    for connection in held:
        connection.close()


def test_a_refused_text_does_not_end_the_others(strict):
    with Malgyeol(*strict) as m:
        began = time.monotonic()
        answers = m.nouns(TEXTS)
        assert next(answers) == ["하늘"]
        with pytest.raises(MalgyeolError, match=r"texts\[1\]: 4"):
            next(answers)
        assert list(answers) == [["바다"]]
        # A refusal is no sign of a busy server, for which one would wait.
        assert time.monotonic() - began < 2.5
        lines = [json.loads(line) for line in m.json_answers("nouns", TEXTS)]
        assert lines[0] == ["하늘"] and list(lines[1]) == ["error"] and lines[2] == ["바다"]


def test_rows_are_those_of_the_engine(strict, local):  # noqa: F811
    texts = ["하늘을 나는 새. 비가 온다.", "😀 새가 난다."]
    with Malgyeol(*strict) as m:
        there, here = (
            [json.loads(line) for line in one.json_answers("analyze", texts, rows=True, split=True)] for one in (m, local)
        )
    assert there == here


def test_a_silent_server_is_given_up(answering):
    url = answering(b"")
    with Malgyeol(url, timeout=0.5) as m:
        with pytest.raises(MalgyeolError, match="0.5초"):
            m.nouns("새")


def test_close_does_not_wait_for_a_silent_server(answering):
    m = Malgyeol(answering(b""))
    threading.Thread(target=next, args=(m.nouns(["새"]), None), daemon=True).start()
    time.sleep(0.2)
    began = time.monotonic()
    m.close()
    assert time.monotonic() - began < 1


def test_what_is_no_answer_of_ours_is_an_error(answering):
    page = b"<html>hello</html>"
    url = answering(b"HTTP/1.1 200 OK\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%s" % (len(page), page))
    for method in ("nouns", "analyze", "correct", "tokenize"):
        with pytest.raises(MalgyeolError, match="html"):
            getattr(Malgyeol(url), method)("새")


@pytest.mark.parametrize("url", ["localhost:7711", "http://localhost:99999", "http://localhost:abc", "http://", "ftp://a"])
def test_a_wrong_address_is_said_at_once(url):
    with pytest.raises(MalgyeolError, match="주소"):
        Malgyeol(url)


def test_a_wrong_key_is_said_at_once_and_not_shown():
    for key in ("secret\n", "열쇠"):
        with pytest.raises(MalgyeolError) as raised:
            Malgyeol("http://localhost:1", key)
        assert key.strip() not in str(raised.value)


def test_what_belongs_to_the_other_kind_is_refused():
    with pytest.raises(TypeError, match="key"):
        Malgyeol(key="a")
    with pytest.raises(TypeError, match="timeout"):
        Malgyeol(timeout=3)
    for name, value in {"threads": 1, "data": "a", "home": "a"}.items():
        with pytest.raises(TypeError, match=name):
            Malgyeol("http://localhost:1", **{name: value})


def test_a_program_ends_without_its_unfinished_stream(strict):
    code = """
import sys, time
from malgyeol import Malgyeol
m = Malgyeol(*sys.argv[1:])
answers = m.nouns(["하늘을 나는 새를 보았다. " * 20] * 100_000)
next(answers)
print(time.time())
"""
    ran = subprocess.run([sys.executable, "-c", code, *strict], capture_output=True, text=True, timeout=60, check=True)
    assert time.time() - float(ran.stdout) < 2


def test_a_stream_that_is_closed_is_not_asked_further(strict):
    with Malgyeol(*strict) as m:
        answers = m.nouns(["하늘을 나는 새를 보았다. " * 20] * 5_000)
        next(answers)
        answers.close()
        began = time.monotonic()
        assert m.nouns("새") == ["새"]
        assert time.monotonic() - began < 1
