"""The same lines from Python with this package, with kiwipiepy and with KoNLPy's Mecab, and on the command line.

usage: .venv/malgyeol/bin/python bench/from_python.py TEXT_FILE [LINES] [ROUNDS]

Everybody is a process of its own, in turns; what is not installed is named and left out
(pip install kiwipiepy python-mecab-ko). The time of the processors counts the start of the process and of the engine,
and on a machine that does other work too it is the one to compare; the clock counts the lines alone.
"""

import itertools
import resource
import statistics
import subprocess
import sys
import tempfile
import time


def malgyeol_analyze(texts):
    from malgyeol import Malgyeol

    with Malgyeol(threads=1) as m:
        yield m.analyze("가")
        yield from m.analyze(texts)


def malgyeol_pos(texts):
    from malgyeol import Malgyeol

    with Malgyeol(threads=1) as m:
        yield m.pos("가")
        yield from m.pos(texts)


def kiwipiepy(texts):
    from kiwipiepy import Kiwi

    kiwi = Kiwi(num_workers=1)
    yield kiwi.tokenize("가")
    for tokens in kiwi.tokenize(texts):
        yield [(token.form, token.tag) for token in tokens]


def mecab(texts):
    from mecab import MeCab

    tagger = MeCab()
    yield tagger.pos("가")
    yield from map(tagger.pos, texts)


ANALYSERS = {
    "말결 pos": malgyeol_pos,
    "kiwipiepy tokenize": kiwipiepy,
    "mecab-ko pos": mecab,
    "말결 analyze": malgyeol_analyze,
}
COMMAND_LINE = "말결 명령줄 analyze"


def child(name, path):
    with open(path, encoding="utf-8") as file:
        texts = file.read().splitlines()
    answers = ANALYSERS[name](iter(texts))
    next(answers)
    clock = time.time()
    count = sum(1 for _ in answers)
    assert count == len(texts)
    print(time.time() - clock)


def measured(name, path):
    from malgyeol.find_engine import engine_command

    before, clock = resource.getrusage(resource.RUSAGE_CHILDREN), time.time()
    if name == COMMAND_LINE:
        with tempfile.TemporaryDirectory() as out:
            command = [*engine_command(), "analyze", path, "--out", out, "--threads", "1"]
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
        seconds = time.time() - clock
    else:
        ran = subprocess.run([sys.executable, __file__, "--child", name, path], capture_output=True, text=True, check=False)
        if ran.returncode != 0:
            raise RuntimeError(ran.stderr.strip().splitlines()[-1])
        seconds = float(ran.stdout)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, seconds


def main():
    source, *rest = sys.argv[1:]
    lines = int(rest[0]) if rest else 20_000
    rounds = int(rest[1]) if len(rest) > 1 else 3
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", suffix=".txt") as file:
        with open(source, encoding="utf-8") as given:
            texts = [line.strip() for line in itertools.islice((line for line in given if line.strip()), lines)]
        file.writelines(f"{text}\n" for text in texts)
        file.flush()
        characters = sum(map(len, texts))
        print(f"{len(texts):,} lines, {characters:,} characters, one thread")
        times = {name: [] for name in (COMMAND_LINE, *ANALYSERS)}
        for _ in range(rounds):
            for name in list(times):
                try:
                    times[name].append(measured(name, file.name))
                except RuntimeError as error:
                    print(f"{name}: {error}")
                    del times[name]
        for name, found in times.items():
            processor, clock = (statistics.median(values) for values in zip(*found))
            print(f"{name}: {processor:.1f} CPU s, {characters / processor:,.0f} characters/CPU s, {characters / clock:,.0f} characters/s")


if __name__ == "__main__":
    if sys.argv[1] == "--child":
        child(*sys.argv[2:])
    else:
        main()
