"""Engines and streams in a rough world: Ctrl-C, threads, fork, pickle, the end of the program, what does not start."""

import gc
import multiprocessing
import os
import pickle
import subprocess
import sys
import textwrap
import threading
import time
import warnings

import pytest
from malgyeol import Malgyeol, MalgyeolError

#: Far more than any program here takes; a busy machine is no fault.
SECONDS = 120


def run(code, **env):
    """A program of its own, which must end by itself."""
    ran = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        env={**os.environ, **env},
    )
    return ran.stdout.strip() + ran.stderr.strip()


def engines(parent):
    """Children of a process that are not about to end."""
    listed = subprocess.run(["ps", "-o", "pid=,stat=,args=", "--ppid", str(parent)], capture_output=True, text=True)
    return [line for line in listed.stdout.splitlines() if " engine" in line and line.split()[1][0] != "Z"]


def gone(before, seconds=60):
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if len(engines(os.getpid())) <= before:
            return True
        time.sleep(0.05)
    return False


@pytest.fixture(scope="module")
def m():
    with Malgyeol(threads=2) as malgyeol:
        malgyeol.nouns("새")
        yield malgyeol


def test_ctrl_c_while_a_text_is_written_leaves_the_engine_usable():
    said = run(
        """
        import os, signal
        from malgyeol import Malgyeol
        m = Malgyeol(threads=1)
        m.nouns("새")
        engine = m._connection.channel.process.pid
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        # An engine that does not read: the frame is certain to be half written.
        os.kill(engine, signal.SIGSTOP)
        signal.setitimer(signal.ITIMER_REAL, .5)
        try:
            m.nouns("하늘을 " * 400_000)
            print("not interrupted")
        except KeyboardInterrupt:
            os.kill(engine, signal.SIGCONT)
        print(m.nouns("하늘을 나는 새"))
        """
    )
    assert said == "['하늘', '새']"


def test_many_threads_start_one_engine():
    before = len(engines(os.getpid()))
    with Malgyeol(threads=1) as m:
        barrier = threading.Barrier(12)
        found = []

        def ask():
            barrier.wait()
            found.append(m.nouns("새"))

        threads = [threading.Thread(target=ask) for _ in range(12)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [["새"]] * 12
        assert len(engines(os.getpid())) == before + 1
    assert len(engines(os.getpid())) == before


def test_a_dropped_instance_takes_its_engine_along():
    before = len(engines(os.getpid()))
    m = Malgyeol(threads=1)
    assert m.nouns("새") == ["새"]
    del m
    gc.collect()
    assert gone(before)


def _asked(job):
    method, text = job
    return os.getpid(), method(text), len(engines(os.getpid()))


def test_a_pickled_instance_has_one_engine_a_process(m):
    with multiprocessing.get_context("fork").Pool(2) as pool:
        found = pool.map(_asked, [(m.nouns, "새")] * 10, chunksize=1)
    assert all(nouns == ["새"] for _, nouns, _ in found)
    assert max(count for _, _, count in found) == 1
    assert pickle.loads(pickle.dumps(m)) is pickle.loads(pickle.dumps(m))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="fork")
def test_an_iterator_goes_on_in_a_forked_child(m):
    answers = m.nouns(["하늘"] * 600)
    next(answers)
    child = os.fork()
    if child == 0:
        threading.Timer(SECONDS, lambda: os._exit(3)).start()
        try:
            os._exit(0 if list(answers) == [["하늘"]] * 599 else 1)
        finally:
            os._exit(2)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert list(answers) == [["하늘"]] * 599


def test_a_call_while_the_interpreter_ends_is_refused():
    said = run(
        """
        from malgyeol import Malgyeol
        class Late:
            def __init__(self): self.m = Malgyeol(threads=1); self.m.nouns("새")
            def __del__(self):
                try: self.m.nouns("새")
                except Exception as error: print(type(error).__name__)
        late = Late()
        late.itself = late
        """
    )
    assert said == "MalgyeolError"


def test_slow_texts_are_answered_as_they_come(m):
    read = 0

    def slowly():
        nonlocal read
        for _ in range(5):
            time.sleep(1)
            read += 1
            yield "하늘"

    ahead = []
    for place, _ in enumerate(m.nouns(slowly())):
        ahead.append(read - place)
    assert max(ahead) <= 2, ahead


def test_what_is_due_is_given_before_a_failure(m):
    answers = m.nouns(["하늘", "바다", 5, "새"])
    assert [next(answers), next(answers)] == [["하늘"], ["바다"]]
    with pytest.raises(TypeError, match=r"texts\[2\].*int"):
        next(answers)

    def broken():
        yield "하늘"
        raise OSError("disk")

    answers = m.nouns(broken())
    assert next(answers) == ["하늘"]
    with pytest.raises(OSError, match="disk"):
        next(answers)


def test_a_refused_text_does_not_end_the_others(m):
    answers = m.nouns(["하늘", "가 " * 600_000, "바다"])
    assert next(answers) == ["하늘"]
    with pytest.raises(MalgyeolError, match=r"texts\[1\].*나누어"):
        next(answers)
    assert list(answers) == [["바다"]]


def test_what_is_no_text_is_said_at_once(m):
    with pytest.raises(TypeError, match="bytes"):
        m.nouns(b"abc")
    for missing in (None, float("nan")):
        with pytest.raises(TypeError, match="빠져.*df"):
            m.nouns(missing)
    assert list(m.nouns(["하늘", float("nan")])) == [["하늘"], None]
    pandas = pytest.importorskip("pandas")
    assert list(m.nouns(pandas.Series(["하늘", pandas.NA, None]))) == [["하늘"], None, None]
    numpy = pytest.importorskip("numpy")
    texts = numpy.array([numpy.str_("하늘"), numpy.float32("nan"), pandas.NaT], dtype=object)
    assert list(m.nouns(texts)) == [["하늘"], None, None]
    # Their names would be taken for texts.
    with pytest.raises(TypeError, match="열을 골라"):
        m.nouns(pandas.DataFrame({"하늘": ["새"]}))


def test_what_a_notebook_shows_says_what_it_is():
    m = Malgyeol("https://example.org", "secret-key")
    assert repr(m) == "Malgyeol(url='https://example.org')"
    assert repr(Malgyeol(threads=2, words=["말결"])) == "Malgyeol(threads=2)"
    assert "list()" in repr(m.nouns(["하늘"]))


@pytest.mark.parametrize(
    ("threads", "error"), [(0, ValueError), (-1, ValueError), (2000, ValueError), (1.5, TypeError), ("2", TypeError)]
)
def test_wrong_threads_are_said_at_once(threads, error):
    with pytest.raises(error, match="threads"):
        Malgyeol(threads=threads)


def test_an_engine_that_does_not_start_says_why(monkeypatch, tmp_path):
    for node, reason in [("/nope", "/nope"), ("/bin/false", "/bin/false.*종료 상태 1")]:
        monkeypatch.setenv("MALGYEOL_NODE", node)
        with pytest.raises(MalgyeolError, match=reason):
            Malgyeol().nouns("새")
    complains = tmp_path / "node"
    complains.write_text("#!/bin/sh\necho started >> $0.log\necho no such thing >&2\nexit 7\n")
    complains.chmod(0o700)
    monkeypatch.setenv("MALGYEOL_NODE", str(complains))
    with pytest.raises(MalgyeolError, match="no such thing"):
        Malgyeol().nouns("새")
    assert len(complains.with_name("node.log").read_text().split()) <= 2


def test_a_deleted_working_directory_does_not_matter():
    said = run(
        """
        import os, tempfile
        folder = tempfile.mkdtemp()
        os.chdir(folder)
        os.rmdir(folder)
        from malgyeol import Malgyeol
        with Malgyeol(threads=1) as m: print(m.nouns("새"))
        """
    )
    assert said == "['새']"


def test_close_does_not_wait_for_what_nobody_wants():
    m = Malgyeol(threads=1)
    answers = m.nouns(["하늘을 나는 새를 보았다. " * 250] * 800)
    next(answers)
    began = time.monotonic()
    answers.close()
    m.close()
    # Reading them all would take minutes.
    assert time.monotonic() - began < 10


#: One line, so that nothing can be put between its parts.
LONG = "하늘을 나는 새를 보았다. " * 3000


def test_a_stream_that_is_left_does_not_hold_up_what_comes_next(m):
    def seconds(work):
        began = time.monotonic()
        work()
        return time.monotonic() - began

    m.analyze("새")
    one = seconds(lambda: m.analyze(LONG))

    def closes():
        answers = m.analyze([LONG] * 8)
        next(answers)
        answers.close()

    def fails():
        for _ in m.analyze([LONG] * 8):
            raise KeyError

    def forgets():
        next(m.analyze([LONG] * 8))

    def waits(leave):
        try:
            leave()
        except KeyError:
            pass
        return seconds(lambda: m.nouns("새가 난다"))

    for leave in (closes, fails, forgets):
        # Of three, since somebody else may have the processor meanwhile; what is held up is so each time.
        assert min(waits(leave) for _ in range(3)) < one / 2, leave
    assert m._connection._traffic.waiting == {}


def test_a_dead_engine_leaves_no_open_pipe():
    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        m = Malgyeol(threads=1)
        m.nouns("새")
        m._connection.channel.process.kill()
        assert m.nouns("새") == ["새"]
        m.close()
        del m
        gc.collect()
    assert [one for one in heard if issubclass(one.category, ResourceWarning)] == []
