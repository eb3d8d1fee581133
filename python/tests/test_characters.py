"""Characters that other languages count differently, and halves of them."""

import pytest
from malgyeol import Malgyeol, MalgyeolError, shapes

TEXTS = [
    "😀 새가 👨‍👩‍👧 난다. 밥을 먹엇다.",
    "𠮷野家에서 밥을 먹엇다. 𠮷 좋다.",
    "밥을😀먹엇다😀. 그래서𠮷됬다",
    "가\u0301나 \u1112\u1161\u11ab글😀됬다",
    "\U0010ffff됬다",
]
#: Half of a character alone, as a file that was cut by bytes of UTF-16 has it.
HALVES = ["\ud800", "새가 \ud83d 난다. 밥을 먹엇다.", "\udc00됬다", "가\ude00\ud83d나", "😀\ud83d😀됬다"]
#: Both halves as two characters: '\ud83d\ude00' is no '😀' in Python.
SPLIT = "새가 \ud83d\ude00 난다. 밥을 먹엇다."


@pytest.fixture(scope="module")
def m():
    with Malgyeol(threads=1) as malgyeol:
        yield malgyeol


def spans(answer):
    """Everything in an answer that says where in the text it stands."""
    if isinstance(answer, dict):
        if "beginOffset" in answer:
            yield answer["beginOffset"], answer["beginOffset"] + answer["length"], answer["content"]
        for key, one in answer.items():
            # The form of a morpheme or word is restored, and need not stand there.
            if key not in ("morphemes", "segments", "words"):
                yield from spans(one)
    elif isinstance(answer, list):
        for one in answer:
            yield from spans(one)


@pytest.mark.parametrize("text", TEXTS + HALVES)
def test_offsets_fit_python_strings(m, text):
    answers = [dict(m.analyze(text, split=True)), m.tokenize(text), dict(m.correct(text)), dict(m.senses(text))]
    for answer in answers:
        for begin, end, content in spans(answer):
            assert text[begin:end] == content
    assert [content for *_, content in spans(answers[0])]
    for morpheme in m.analyze(text).morphemes:
        assert 0 <= morpheme.begin <= morpheme.end <= len(text)
    for token in shapes.kiwi_tokens(text, m):
        assert text[token.start : token.end] == token.raw_form
    for row in m.analyze(text).rows():
        assert row["begin"] + row["length"] <= len(text)
    assert m.correct(text).origin == text
    assert all(sentence in text for sentence in m.sentences(text))
    assert m.space(text).replace(" ", "") == text.replace(" ", "")
    assert shapes.Tagger(m).pos(text) == m.pos(text)


def test_offsets_of_long_texts(m):
    text = " ".join(TEXTS) * 1500
    assert len(text) > 100_000
    for begin, end, content in spans(dict(m.analyze(text))):
        assert text[begin:end] == content


def test_tables_hold_them():
    pd = pytest.importorskip("pandas")
    pl = pytest.importorskip("polars")
    series = pd.Series(TEXTS)
    for text, analysis in zip(TEXTS, series.malgyeol.analyze()):
        assert all(text[eojeol.begin : eojeol.end] == eojeol.text for eojeol in analysis.eojeols)
    corrected = list(series.malgyeol.correct())
    assert corrected[2].startswith("밥을😀먹었다😀.")
    frame = pl.DataFrame({"text": TEXTS}).select(shapes.expression("text", "correct"))
    assert frame["text"].to_list() == corrected
    halves = pd.Series(HALVES, dtype=object)
    assert list(halves.malgyeol.nouns()) == [shapes.shared().nouns(text) for text in HALVES]
    shapes.shared().close()


def test_a_split_character_is_refused_where_it_stands(m):
    for method in (m.analyze, m.tokenize, m.correct, m.sentences, m.nouns, m.space):
        with pytest.raises(MalgyeolError, match="surrogatepass"):
            method(SPLIT)
    answers = m.nouns(["새", SPLIT, None, "배"])
    assert next(answers) == ["새"]
    with pytest.raises(MalgyeolError, match=r"texts\[1\].*surrogatepass"):
        next(answers)
    assert list(answers) == [None, ["배"]]
    whole = SPLIT.encode("utf-16", "surrogatepass").decode("utf-16")
    assert all(whole[one.begin : one.end] == one.text for one in m.analyze(whole).eojeols)


def test_a_message_about_half_a_character_can_be_printed(m):
    with pytest.raises(MalgyeolError) as refused:
        m.nouns("새", dictionaries=["\ud800"])
    assert "\\ud800" in str(refused.value).encode("utf-8").decode()
