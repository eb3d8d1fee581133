"""What a type checker says of programs that use this; it is read by mypy and never run.

A line that must be refused says so with ``type: ignore``, which mypy refuses in its turn where there is nothing to ignore.
"""

from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Tuple

from malgyeol import Analysis, Answers, Correction, Malgyeol, Morpheme, shapes
from typing_extensions import assert_type

one = "하늘을 나는 새"
many = [one]
some: List[Optional[str]] = [one, None]

with Malgyeol(threads=1, words=["말결"], data=Path("data")) as m:
    assert_type(m, Malgyeol)
    assert_type(m.nouns(one), List[str])
    assert_type(m.nouns(many), Answers[List[str]])
    assert_type(m.nouns(some), Answers[Optional[List[str]]])
    assert_type(m.nouns(open("글.txt", encoding="utf-8")), Answers[List[str]])
    assert_type(m.analyze(one, spacing=True).morphemes, List[Morpheme])
    assert_type(next(m.analyze(many)), Analysis)
    assert_type(m.senses(one), Analysis)
    assert_type(m.correct(one, level="strict").revised, str)
    assert_type(list(m.correct(some)), List[Optional[Correction]])
    assert_type(m.pos(one), List[Tuple[str, str]])
    assert_type(m.tokenize(one), Dict[str, Any])
    assert_type([sentence for text in m.sentences(many) for sentence in text], List[str])
    assert_type(m.space(one, reset=True), str)
    answers = m.morphs(many)
    answers.close()
    for morphemes in answers:
        assert_type(morphemes, List[str])

    m.nouns(1)  # type: ignore[call-overload]
    m.nouns(None)  # type: ignore[call-overload]
    m.nouns(b"bytes")  # type: ignore[arg-type]
    m.nouns(one, spaceing=True)  # type: ignore[call-overload]
    m.correct(one, level=3)  # type: ignore[call-overload]
    m.sentences(one, split=True)  # type: ignore[call-overload]

Malgyeol(threads="2")  # type: ignore[arg-type]

tagger = shapes.Tagger()
assert_type(tagger.pos(one), List[Tuple[str, str]])
assert_type(tagger.pos(one, join=True), List[str])
assert_type(tagger.pos(one, flatten=False), List[List[Tuple[str, str]]])
assert_type(tagger.pos(one, flatten=False, join=True), List[List[str]])
assert_type(shapes.kiwi_tokens(one), List[shapes.Token])
assert_type(shapes.kiwi_tokens(many), Iterator[List[shapes.Token]])
