import os
import signal
import subprocess
import sys
import time

import pytest
from malgyeol import Malgyeol, MalgyeolError

TEXT = "하늘을 나는 새를 보았다."


@pytest.fixture(scope="module")
def m():
    with Malgyeol(threads=2) as malgyeol:
        yield malgyeol


def test_one_text(m):
    assert m.nouns(TEXT) == ["하늘", "새"]
    assert ("날", "VV") in m.pos(TEXT)
    assert m.morphs(TEXT)[:2] == ["하늘", "을"]
    assert m.correct("밥을 먹엇다.").revised == "밥을 먹었다."
    assert m.sentences("비가 온다. 춥다.") == ["비가 온다.", "춥다."]
    assert m.space("아버지가방에들어가신다", reset=True).count(" ") >= 2
    assert m.tokenize("새가 난다")["sentences"][0]["tokens"][0]["tagged"] == "새/N+가/J"
    assert any(one.sense for one in m.senses("다리를 건넜다.").morphemes)


def test_offsets_fit_python_strings(m):
    text = "😀 새가 👨‍👩‍👧 난다"
    for eojeol in m.analyze(text).eojeols:
        assert text[eojeol.begin : eojeol.end] == eojeol.text


def test_an_iterable_is_streamed_in_order(m):
    taken = 0

    def texts():
        nonlocal taken
        for i in range(5000):
            taken += 1
            yield f"{i}번 새가 하늘을 난다." if i % 7 else None

    answers = m.nouns(texts())
    first = [next(answers) for _ in range(3)]
    assert first[0] is None and "새" in first[1]
    assert taken < 5000
    rest = list(answers)
    assert len(rest) == 4997
    assert [a is None for a in rest] == [i % 7 == 0 for i in range(3, 5000)]


def test_lazy_and_equal_to_one_by_one(m):
    texts = [TEXT, "", "비가 온다."]
    assert list(m.analyze(texts)) == [m.analyze(text) for text in texts]


def test_what_is_no_text_is_refused(m):
    with pytest.raises(TypeError):
        list(m.nouns([1]))
    with pytest.raises(TypeError):
        m.nouns("새", wrong=True)
    with pytest.raises(MalgyeolError):
        Malgyeol(home="/nowhere").nouns("새")


def test_a_killed_engine_is_replaced(m):
    answers = m.nouns(f"{i} 새가 하늘을 난다." for i in range(2000))
    next(answers)
    os.kill(m._connection.channel.process.pid, signal.SIGKILL)
    assert sum(1 for _ in answers) == 1999


@pytest.mark.skipif(not hasattr(os, "fork"), reason="fork")
def test_a_forked_child_has_an_engine_of_its_own(m):
    assert m.nouns("새") == ["새"]
    child = os.fork()
    if child == 0:
        try:
            os._exit(0 if m.nouns("하늘") == ["하늘"] else 1)
        finally:
            os._exit(2)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert m.nouns("새") == ["새"]


def test_the_engine_dies_with_its_parent():
    code = "from malgyeol import Malgyeol; m = Malgyeol(threads=1); m.nouns('새'); print(m._connection.channel.process.pid, flush=True); input()"
    parent = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    engine = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    for _ in range(600):
        if not os.path.exists(f"/proc/{engine}") or open(f"/proc/{engine}/stat").read().split()[2] == "Z":
            return
        time.sleep(0.1)
    pytest.fail("the engine is still there")


def test_dictionaries(tmp_path):
    with Malgyeol(threads=1, data=tmp_path / "data", dictionaries=["우리"]) as m:
        m.put_dictionary("우리", ["꾸룽꾸룽이"])
        assert [one["domain_name"] for one in m.dictionaries()] == ["우리"]
        assert "꾸룽꾸룽이" in m.nouns("꾸룽꾸룽이가 왔다.")


def test_shapes_of_others():
    pandas = pytest.importorskip("pandas")
    from malgyeol import shapes

    frame = pandas.DataFrame({"text": [TEXT, None]}, index=[5, 6])
    nouns = frame["text"].malgyeol.nouns()
    assert nouns[5] == ["하늘", "새"] and nouns[6] is None
    assert shapes.Tagger().pos("새가", join=True) == ["새/NNG", "가/JKS"]
    token = shapes.kiwi_tokens("새가")[0]
    assert (token.form, token.start, token.end) == ("새", 0, 1)
    polars = pytest.importorskip("polars")
    table = polars.DataFrame({"text": [TEXT, None]}).with_columns(shapes.expression("text").alias("nouns"))
    assert table["nouns"].to_list() == [["하늘", "새"], None]
    text = pytest.importorskip("sklearn.feature_extraction.text")
    counts = text.CountVectorizer(tokenizer=shapes.tokenizer, token_pattern=None).fit([TEXT])
    assert set(counts.get_feature_names_out()) >= {"하늘", "새", "보"}
    shapes.shared().close()
