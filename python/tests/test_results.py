"""Results as Python people expect them: mappings, with a hash, made once."""

import pickle

import malgyeol
import pytest
from malgyeol import Malgyeol

TEXT = "하늘을 나는 새를 보았다. 밥을 먹엇다."


@pytest.fixture(scope="module")
def m():
    with Malgyeol(threads=1) as made:
        yield made


def test_results_are_made_once(m):
    analysis = m.analyze(TEXT)
    assert analysis.morphemes is analysis.morphemes and analysis.sentences is analysis.sentences
    assert analysis.eojeols[0] is analysis.sentences[0].eojeols[0]
    assert pickle.loads(pickle.dumps(analysis)).morphemes == analysis.morphemes


def test_results_have_a_hash(m):
    one, same, other = m.analyze(TEXT), m.analyze(TEXT), m.analyze("새")
    assert hash(one) == hash(same) and len({one, same, other}) == 2
    assert len({m.correct(TEXT), m.correct(TEXT)}) == 1
    assert len({*one.sentences, *same.sentences}) == len(one.sentences)
    assert len({*one.eojeols, *same.eojeols}) == len(one.eojeols)
    assert hash(m.senses("다리를 건넜다.").morphemes[0])


def test_results_are_mappings(m):
    for answer in (m.analyze(TEXT), m.correct(TEXT)):
        assert dict(answer) == answer.raw and list(answer) == list(answer.raw) and answer
    assert "sentences" in m.analyze(TEXT) and "revised" not in m.analyze(TEXT)


def test_the_version_is_told():
    assert malgyeol.__version__.count(".") == 2
