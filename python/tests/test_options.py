"""Options, dictionaries and lists of words are checked where they are given, and mean the same to engine and server."""

import re
import subprocess
import sys

import pytest
from malgyeol import Malgyeol, MalgyeolError
from malgyeol.find_engine import engine_command

TEXT = "먹어봤다. 밥을 먹엇다. 그 사람이 할수 있다."


@pytest.fixture(scope="module")
def local(tmp_path_factory):
    with Malgyeol(threads=1, data=str(tmp_path_factory.mktemp("local"))) as m:
        yield m


@pytest.fixture(scope="module")
def remote(tmp_path_factory):
    data = ["--data", str(tmp_path_factory.mktemp("remote"))]
    key = subprocess.run([*engine_command(), "key", "create", *data], capture_output=True, text=True, check=True)
    options = ["--port", "0", "--no-legacy-ports", "--host", "127.0.0.1", "--workers", "1"]
    child = subprocess.Popen([*engine_command(), "serve", *options, *data], stdout=subprocess.PIPE, text=True)
    port = next(found[1] for found in (re.search(r"(?:localhost|127\.0\.0\.1):(\d+)", line) for line in child.stdout) if found)
    with Malgyeol(f"http://127.0.0.1:{port}", key.stdout.split()[-1]) as m:
        yield m
    child.kill()
    child.wait()


@pytest.mark.parametrize(
    "options",
    [
        {"level": "STRICT"},
        {"level": "Careful"},
        {"level": "normal"},
        {"disable_vx_spacing": True},
        {"disableVxSpacing": True},
        {"disable_typo_correction": True, "treat_as_title": True, "level": None},
    ],
)
def test_options_of_a_correction_mean_the_same_everywhere(local, remote, options):
    here, there = local.correct(TEXT, **options), remote.correct(TEXT, **options)
    assert (here.revised, here.blocks) == (there.revised, there.blocks)


def test_both_spellings_are_one_option(local):
    text = "먹어봤다."
    assert local.correct(text, disable_vx_spacing=True).revised == text != local.correct(text).revised
    assert local.correct(text, disableVxSpacing=True).revised == text
    with pytest.raises(TypeError, match="두 번"):
        local.correct(text, disable_vx_spacing=True, disableVxSpacing=True)


def _helps(correction):
    return [revision["helpId"] for block in correction.blocks for revision in block["revisions"]]


def test_a_rule_is_silent_by_the_id_that_an_answer_gives(local, remote):
    for m in (local, remote):
        help_id = _helps(m.correct("밥을 먹엇다."))[0]
        rule = help_id.split(".")[0]
        assert rule != help_id
        for name in ("ignore_rules", "ignoreRules"):
            assert not any(one.startswith(rule) for one in _helps(m.correct("밥을 먹엇다.", **{name: [help_id]})))
    assert local.correct("밥을 먹엇다.", ignore_words=["먹엇다"]).revised == "밥을 먹엇다."
    with pytest.raises(MalgyeolError, match="ignore_words"):
        remote.correct("밥을 먹엇다.", ignore_words=["먹엇다"])


@pytest.mark.parametrize(
    "method, options",
    [
        ("correct", {"foo": 1}),
        ("correct", {"foo": None}),
        ("correct", {"level": 3}),
        ("correct", {"ignore_rules": "past-coda"}),
        ("correct", {"ignore_rules": [3]}),
        ("correct", {"disableVxSpacing": "false"}),
        ("analyze", {"spacing": "false"}),
        ("analyze", {"splitSentences": True}),
        ("nouns", {"reset": True}),
        ("nouns", {"dictionaries": [3]}),
        ("nouns", {"dictionaries": "우리"}),
        ("tokenize", {"sense": True}),
        ("space", {"reset": "no"}),
    ],
)
def test_a_wrong_option_is_refused_at_once(local, remote, method, options):
    for m in (local, remote):
        with pytest.raises(TypeError):
            getattr(m, method)(["새"], **options)


def test_a_wrong_level_is_refused_at_once(local):
    with pytest.raises(ValueError, match="careful, normal, strict"):
        local.correct(["새"], level="loud")


def test_the_engine_itself_says_what_is_wrong(local):
    wrong = [
        ("correct", {"correct": {"level": "loud"}}, "level"),
        ("correct", {"correct": {"disable_vx_spacing": True}}, "알 수 없는 옵션"),
        ("correct", {"correct": {"ignoreRules": "a"}}, "ignoreRules"),
        ("nouns", {"options": {"autoSpacing": "false"}}, "autoSpacing"),
        ("nouns", {"dictionaries": [3]}, "dictionaries"),
        ("words", {"sets": {"zz": ["새"]}}, "zz"),
        ("wrong", {}, "알 수 없는 요청"),
    ]
    with Malgyeol(threads=1) as m:
        for op, settings, reason in wrong:
            with pytest.raises(MalgyeolError, match=reason):
                m._connected().submit(op, ["새"], settings).result()


@pytest.mark.parametrize("words", ["하늘바다산", {"np": "하늘"}, ["하늘", None], {"np": [3]}, 3])
def test_words_are_lists_of_strings(words):
    with pytest.raises(TypeError, match="words"):
        Malgyeol(words=words)


def test_sets_of_words_go_by_their_names():
    with pytest.raises(ValueError, match="zz.*np, cp, cp_caret"):
        Malgyeol(words={"zz": ["하늘"]})
    with pytest.raises(TypeError, match="dictionaries"):
        Malgyeol(dictionaries="우리")
    with Malgyeol(threads=1, words={"cp_caret": ["꾸룽^조각"], "npSet": ["볼린저리"]}) as m:
        assert any(one.dictionary for one in m.analyze("꾸룽조각이 왔다.").morphemes)
        assert "볼린저리" in m.nouns("볼린저리가 왔다.")


def test_a_dictionary_holds_the_words_that_it_was_given(local, remote):
    for m in (local, remote):
        m.put_dictionary("--help", ["#주석", "꾸룽꾸룽이"])
        m.put_dictionary("우리", (word for word in ["볼린저"]))
        for name, words in [("시험", "볼린저"), ("시험", [None]), (None, ["볼린저"])]:
            with pytest.raises(TypeError):
                m.put_dictionary(name, words)
        for words in ([""], ["가\n나"], ["\ud800"]):
            with pytest.raises(MalgyeolError):
                m.put_dictionary("시험", words)
        listed = m.dictionaries()
        assert {one["domain_name"]: one["np"] for one in listed} == {"--help": 2, "우리": 1}
        assert list(listed[0]) == ["domain_name", "np", "cp", "cp_caret", "vv", "va", "mm", "mag", "ic"]
        assert listed[0]["cp_caret"] == 0


def test_spark_refuses_a_wrong_option_before_any_job():
    pytest.importorskip("pyspark")
    code = "from malgyeol.spark import correct; correct('text', foo=1)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "TypeError" in ran.stderr and "foo" in ran.stderr
    job = [sys.executable, "-m", "malgyeol.spark_job", "--input", "a", "--output", "b", "--what", "correct"]
    ran = subprocess.run([*job, "--option", "level=loud"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and "careful, normal, strict" in ran.stderr


def test_folders_are_paths():
    for wrong in (3, b"data", ["data"]):
        with pytest.raises(TypeError, match="data.*경로"):
            Malgyeol(data=wrong)
