"""The shapes of other libraries."""

import subprocess
import sys

import pytest
from malgyeol import shapes

TEXT = "하늘을 나는 새를 보았다. 춥다.\n밥을 먹엇다."


@pytest.fixture(scope="module", autouse=True)
def engine():
    yield shapes.shared()
    shapes.shared().close()


def test_tokens_of_kiwi():
    tokens = shapes.kiwi_tokens(TEXT)
    for token in tokens:
        form, tag, start, length = token
        assert token.span == (start, start + length) and token.raw_form == TEXT[start : start + length]
        assert token.form_tag == (form, tag) and token.tagged_form == f"{form}/{tag}"
    bird, cold, meal = (next(token for token in tokens if token.form == form) for form in ("새", "춥", "밥"))
    assert (bird.sent_position, bird.word_position, bird.line_number) == (0, 2, 0)
    assert (cold.sent_position, cold.word_position, cold.lemma) == (1, 0, "춥다")
    assert (meal.sent_position, meal.line_number, meal.lemma) == (2, 1, "밥")
    first, nothing = shapes.kiwi_tokens(["하늘", None])
    assert first[0].form == "하늘" and nothing is None


def test_the_tagger_takes_one_text():
    tagger = shapes.Tagger()
    for method in (tagger.pos, tagger.morphs, tagger.nouns):
        for wrong in (None, ["하늘"]):
            with pytest.raises(TypeError, match="글 하나"):
                method(wrong)


def test_expressions_of_polars():
    pl = pytest.importorskip("polars")
    frame = pl.DataFrame({"text": ["먹어봤다.", None]})

    def first(what, **options):
        column = frame.select(shapes.expression("text", what, **options))["text"].to_list()
        assert column[1] is None
        return column[0]

    assert first("correct", disable_vx_spacing=True) == "먹어봤다." != first("correct")
    assert first("pos")[0] == {"form": "먹", "tag": "VV"}
    row = first("analyze")[0]
    assert row == {"form": "먹", "tag": "VV", "begin": 0, "length": 1, "sentence": 0, "eojeol": 0}
    assert first("sentences") == ["먹어봤다."] and first("morphs")[0] == "먹" and isinstance(first("space"), str)
    for wrong in ("tokenize", "senses", "close", "없음"):
        with pytest.raises(ValueError, match="nouns, lemmas, morphs"):
            shapes.expression("text", wrong)
    with pytest.raises(TypeError, match="foo"):
        shapes.expression("text", "nouns", foo=1)


def test_series_of_pandas():
    pd = pytest.importorskip("pandas")
    series = pd.Series(["다리를 건넜다.", None])
    assert series.malgyeol.tokenize()[0]["sentences"] and series.malgyeol.tokenize()[1] is None
    assert any(one.sense for one in series.malgyeol.senses()[0].morphemes)
    for kind in ("string", object, series.dtype):
        for some in (series.astype(kind), series[:0].astype(kind)):
            assert some.malgyeol.correct().dtype == some.malgyeol.space().dtype == some.dtype
    with pytest.raises(TypeError, match="foo"):
        series.malgyeol.correct(foo=1)


@pytest.mark.parametrize("order", ["import malgyeol; import pandas", "import pandas; import malgyeol"])
def test_the_accessor_is_there_in_either_order(order):
    pytest.importorskip("pandas")
    code = f"{order}; print(hasattr(pandas.Series, 'malgyeol'))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"
