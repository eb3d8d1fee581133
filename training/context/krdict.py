"""Examples of 한국어기초사전 as evidence for words: a sentence filed under 살다 that holds 사는 tells the stem.

usage: python -m training.context.krdict --shared ../shared --out training/work/context
Writes krdict.jsonl: {"source": "krdict", "tokens", "gold": [], "hint": "form/TAG|TAG"}; which eojeol the hint is about
is found beside the candidates (examples.mjs). Stems that look the same before some endings (틀/트, 걷/걸, 짓/지) come
with all their examples, and their phrases (노래를 틀다.) also in those forms (노래를 트는); of the rest, a sample.
"""
import argparse
import collections
import json
import os
import random

from .. import corpora
from ..hangul import CODAS, compose, is_syllable, split

TAGS = {
    '명사': 'NNG|NNP|NNB', '의존 명사': 'NNB', '동사': 'VV', '형용사': 'VA', '보조 동사': 'VX', '보조 형용사': 'VX', '부사': 'MAG|MAJ',
    '대명사': 'NP', '수사': 'NR', '관형사': 'MMA|MMD|MMN', '감탄사': 'IC',
}
KINDS = ('용례.구', '용례.문장', '용례.대화')
RIEUL, DIGEUT, SIOT = CODAS.index('ㄹ'), CODAS.index('ㄷ'), CODAS.index('ㅅ')


def with_coda(stem, coda):
    o, n, _ = split(stem[-1])
    return stem[:-1] + compose(o, n, coda)


def entries(shared):
    for line in corpora.open_text(f'{shared}/lexicon/krdict.jsonl.xz'):
        row = json.loads(line)
        word, tags = row.get('표제어', ''), TAGS.get(row.get('품사'))
        if not tags or not word or not all(map(is_syllable, word)) or row.get('구분') not in (None, '단어'):
            continue
        examples = [(kind, x) for sense in row.get('의미', []) for kind in KINDS for x in sense.get(kind) or [] if isinstance(x, str)]
        if tags[0] == 'V':
            if not word.endswith('다') or len(word) < 2:
                continue
            word = word[:-1]
        yield word, tags, examples, {x['형태'] for x in row.get('활용', []) if isinstance(x, dict) and '형태' in x}


def forms(stem, twin):
    """what is written the same of both, with something behind it"""
    coda, other = split(stem[-1])[2], split(twin[-1])[2]
    if 0 in (coda, other) and RIEUL in (coda, other):
        open_stem = with_coda(stem, 0)
        return [open_stem + '는 것이', with_coda(stem, CODAS.index('ㄴ')) + ' 사람은', with_coda(stem, CODAS.index('ㅂ')) + '니다.',
                open_stem + '니 좋았다.', open_stem + '시는 분이', open_stem + '는데 말이다.', with_coda(stem, CODAS.index('ㄴ')) + '다.', open_stem + '셨다.',
                with_coda(stem, RIEUL) + ' 때', open_stem + '네요.']
    if {coda, other} == {DIGEUT, RIEUL}:
        bright = split(stem[-1])[1] in (0, 8)
        a, b = ('아', '았') if bright else ('어', '었')
        return [with_coda(stem, RIEUL) + x for x in (a, a + '서', b + '다.', b + '던 것이', a + ' 보았다.', b + '습니다.', b + '지만')]
    return []


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--out', default='training/work/context')
    ap.add_argument('--sample', type=int, default=60_000, help='sentences of words without a twin')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    rnd = random.Random(3)
    words = list(entries(a.shared))
    stems = collections.defaultdict(set)
    for word, tags, _, _ in words:
        if tags in ('VV', 'VA'):
            stems[word].add(tags)

    def twins(word, irregular):
        coda = split(word[-1])[2]
        if coda == 0:
            near = [with_coda(word, RIEUL), with_coda(word, SIOT)]
        elif coda == RIEUL:
            near = [with_coda(word, 0), with_coda(word, DIGEUT)]
        elif coda == DIGEUT and irregular:
            near = [with_coda(word, RIEUL)]
        elif coda == SIOT:
            near = [with_coda(word, 0)]
        else:
            near = []
        return [t for t in near if t in stems]

    paired, rest = [], []
    for word, tags, examples, shapes in words:
        # 걷다: 걸어 tells the one that walks from the one that rolls up its sleeves
        irregular = any(s[:len(word)] == with_coda(word, RIEUL) for s in shapes)
        near = twins(word, irregular) if tags in ('VV', 'VA') else []
        for kind, text in examples:
            if near:
                paired.append((text, word, tags))
                tokens = text.split()
                if kind == '용례.구' and len(tokens) > 1 and tokens[-1].rstrip('.') == word + '다':
                    for twin in near:
                        made = forms(word, twin)
                        for form in rnd.sample(made, min(7, len(made))):
                            paired.append((' '.join(tokens[:-1] + [form]), word, tags))
            elif kind != '용례.구' and len(word) <= 3 and not word.endswith(('하', '되')):
                rest.append((text, word, tags))
    rnd.shuffle(rest)
    with open(f'{a.out}/krdict.jsonl', 'w', encoding='utf-8') as f:
        for text, word, tags in paired + rest[:a.sample]:
            print(json.dumps({'source': 'krdict', 'tokens': text.split(), 'gold': [], 'hint': f'{word}/{tags}'}, ensure_ascii=False), file=f)
    print('with a twin', len(paired), 'others', len(rest))


if __name__ == '__main__':
    main()
