"""Collects what the reader reads: well spaced lines of each source, bz2, and the characters that get numbers.

usage: python -m training.reader.text --shared ../shared --out DIR [--more NAME=FILE …]

A line that shows damaged spacing, holds little Hangul or was seen before is left out; a blank line parts documents. `--more` takes
text from elsewhere by the name of a source of train.py (talk, games, wiki …); without `wiki` a part of text/wikipedia stands for it.
A source whose files are there is not collected again.
"""
import argparse
import bz2
import collections
import json
import lzma
import os
import re
import sys
from concurrent.futures import ProcessPoolExecutor

from ..corpora import open_text
from .train import SHARES

HANGUL = re.compile('[가-힣]')
ENDS = re.compile(r'(?<=[다요까죠네][.?!])["”\']? (?=\S)')
DAMAGED = re.compile(r'(?<![가-힣])(대|다양|생성|사용|설정|지정|관|위|통|필요|가능|포함|실행|구성|제공|정의|만드|하) (한|하|할|해|된|되|될|함|는|고|면|여) |�|[가-힣] (을|를|은|는|이|가|에|의|과|와|도|로|으로|에서) |합 니다|습 니다|할수|하는것|것같|수있|수없')
SPECIAL = ['', '<?>', '<line>', '<가>', '<漢>']
NUMBERED, HANJA, OTHERS = 4096, 420, 170
CHUNK = 24_000_000


class Lines:
    """the sentences of lines that are fit to be read, each once"""

    def __init__(self):
        self.seen = set()

    def good(self, text):
        s = ' '.join(text.split())
        visible = len(s.replace(' ', ''))
        if not 6 <= len(s) <= 4000 or len(HANGUL.findall(s)) < .5 * visible or DAMAGED.search(s):
            return None
        if len(s) > 25 and s.count(' ') < len(s) / 14 or hash(s) in self.seen:
            return None
        self.seen.add(hash(s))
        return s

    def runs(self, line):
        """runs of good sentences of a line"""
        run = []
        for sentence in [*(ENDS.split(line) if len(line) > 60 else [line]), None]:
            fit = sentence and self.good(sentence)
            if fit:
                run.append(fit)
            elif run:
                yield ' '.join(run)
                run = []


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for v in value.values() if isinstance(value, dict) else value:
            yield from strings(v)


def krdict(shared):
    for line in lzma.open(f'{shared}/lexicon/krdict.jsonl.xz', 'rt'):
        for meaning in json.loads(line).get('의미', []):
            if isinstance(meaning, dict):
                for key in ('용례.문장', '용례.대화', '용례.구', '뜻풀이'):
                    yield from strings(meaning.get(key, []))


def gold(shared):
    for line in lzma.open(f'{shared}/gold/kaist.train.tsv.xz', 'rt'):
        yield re.sub(r' ([.,?!)\]’”])', r'\1', line.split('\t')[0])
    for name in ('sejong-written', 'sejong-spoken'):
        for line in lzma.open(f'{shared}/gold/{name}.train.tsv.xz', 'rt'):
            yield line.split('\t')[1]
    for line in lzma.open(f'{shared}/gold/ambiguity.train.jsonl.xz', 'rt'):
        yield json.loads(line)['text']
    for line in open(f'{shared}/gold/ud-gsd.train.tsv'):
        yield line.split('\t')[0]


def raw(shared, name, every=1):
    for i, line in enumerate(open_text(f'{shared}/text/{name}.txt.xz')):
        if i % every == 0:
            yield line.rstrip('\n')


def sources(shared, more):
    """how the lines of each source are opened, by its name"""
    found = {'krdict': lambda: krdict(shared), 'gold': lambda: gold(shared)}
    for name, kept, every in (('colloquial', 'colloquial', 1), ('speeches', 'speeches', 1), ('rulings', 'rulings', 3), ('techdocs', 'techdocs', 2), ('wiki', 'wikipedia-0', 5)):
        found[name] = lambda kept=kept, every=every: raw(shared, kept, every)
    return found | {name: lambda path=path: open(path, encoding='utf-8') for name, path in more.items()}


def collect(job):
    """writes the text of a source and counts its characters"""
    shared, more, out, name = job
    counted = f'{out}/{name}.counts.json'
    if os.path.exists(counted):
        return name
    fit = Lines()
    text = '\n'.join(run for line in sources(shared, more)[name]() for run in fit.runs(line)) + '\n'
    data = text.encode()
    for number, at in enumerate(range(0, len(data), CHUNK)):
        begin = 0 if at == 0 else data.index(b'\n', at) + 1
        end = data.find(b'\n', at + CHUNK) + 1 or len(data)
        with open(f'{out}/{name}.{number:02d}.bz2', 'wb') as f:
            f.write(bz2.compress(data[begin:end]))
    json.dump(collections.Counter(text[:40_000_000]), open(counted, 'w'), ensure_ascii=False)
    print(name, round(len(text) / 1e6, 2), 'million characters', file=sys.stderr, flush=True)
    return name


def characters(counts):
    """what gets a number: ASCII, jamo, and of syllables, other signs and hanja the most frequent"""
    order = sorted((c for c in counts if c not in ' \n'), key=lambda c: -counts[c])
    ascii_, jamo = [chr(c) for c in range(33, 127)], [chr(c) for c in range(0x3131, 0x3164)]
    hanja = [c for c in order if '一' <= c <= '鿿'][:HANJA]
    syllables = [c for c in order if '가' <= c <= '힣']
    taken = {*ascii_, *jamo, *hanja, *syllables}
    others = [c for c in order if c not in taken and not '一' <= c <= '鿿' and not '\u3040' <= c <= '\u30ff'][:OTHERS]
    room = NUMBERED - len(SPECIAL) - len(ascii_) - len(jamo) - len(hanja) - len(others)
    return [*SPECIAL, *ascii_, *jamo, *syllables[:room], *others, *hanja]


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', required=True)
    ap.add_argument('--more', nargs='*', default=[], metavar='NAME=FILE')
    a = ap.parse_args()
    more = dict(m.split('=', 1) for m in a.more)
    counts = collections.Counter()
    with ProcessPoolExecutor() as pool:
        for name in pool.map(collect, [(a.shared, more, a.out, name) for name in sources(a.shared, more)]):
            for character, count in json.load(open(f'{a.out}/{name}.counts.json')).items():
                counts[character] += count * SHARES.get(name, 1)
    json.dump(characters(counts), open(f'{a.out}/characters.json', 'w'), ensure_ascii=False)


if __name__ == '__main__':
    main()
