"""Counts of (form, tag) in our convention, from hand-checked corpora, published counts and the teacher."""

import io
import json
import lzma
import re
import tarfile
from collections import Counter

from .convention import acceptable, harmony, normal, shares, split_polite
from .tags import INDEX

_ITEM = re.compile(r"\+(?=[^/]|/[A-Za-z])")
_PLACE = re.compile(r"@[0-9]+,[0-9]+")
_ROOT_HA = re.compile(r"(\S+)/XR(?:@[0-9,]+)? 하/XSA")


def _open(path):
    return lzma.open(path, "rt", encoding="utf-8") if path.suffix == ".xz" else open(path, encoding="utf-8")


def _add(counts, item, n=1):
    form, _, tag = item.rpartition("/")
    for form, tag in split_polite(normal(form), tag):
        for t, share in (shares(form, tag) if form else {}).items():
            if t in INDEX and acceptable(form, t):
                counts[form, t] += max(1, int(n * share))


def gold_ours(shared):
    """ambiguity.train and klue-dp.a: the two that decide."""
    counts = Counter()
    with _open(shared / "gold/ambiguity.train.jsonl.xz") as lines:
        for line in lines:
            for item in _ITEM.split(harmony(json.loads(line)["answer"])):
                _add(counts, item)
    _add_tsv(counts, shared / "gold/klue-dp.a.tsv")
    return counts


def _add_tsv(counts, path):
    with _open(path) as lines:
        for line in lines:
            for eojeol in harmony(line.rstrip("\n").split("\t")[1]).split(" "):
                for item in _ITEM.split(eojeol):
                    _add(counts, item)


def gold_near(shared):
    """GSD and the Sejong samples: near our convention."""
    counts = Counter()
    _add_tsv(counts, shared / "gold/ud-gsd.train.tsv")
    flat = Counter()
    for name in ("sejong-written", "sejong-spoken"):
        with _open(shared / f"gold/{name}.train.tsv.xz") as lines:
            for line in lines:
                flat.update(_join_roots(harmony(line.rstrip("\n").split("\t")[2])).split(" "))
    for item, n in flat.items():
        _add(counts, item, n)
    return counts


def _join_roots(text):
    """비슷/XR 하/XSA is one stem in ours: 비슷하/VA."""
    return _ROOT_HA.sub(r"\1하/VA", text) if "/XR" in text else text


_JAMO_L = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_JAMO_V = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_JAMO_T = ["", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"]


def compose(jamo):
    """ㄱㅏㄱㄱㅖ → 각계; letters that form no syllable stay letters (ㄴㄷㅏ → ㄴ다)."""
    out, i, n = [], 0, len(jamo)
    while i < n:
        if i + 1 < n and jamo[i] in _JAMO_L and jamo[i + 1] in _JAMO_V:
            coda = 0
            if i + 2 < n and jamo[i + 2] in _JAMO_T[1:] and not (i + 3 < n and jamo[i + 3] in _JAMO_V):
                coda = _JAMO_T.index(jamo[i + 2])
            out.append(chr(0xAC00 + (_JAMO_L.index(jamo[i]) * 21 + _JAMO_V.index(jamo[i + 1])) * 28 + coda))
            i += 3 if coda else 2
        else:
            out.append(jamo[i])
            i += 1
    return "".join(out)


def sejong(shared):
    """The largest of three counts that all come from the Sejong corpus (they overlap, so they are not added)."""
    by_source = [Counter(), Counter(), Counter()]
    with tarfile.open(shared / "lexicon/sejong-word-counts.tar.xz") as tar:
        for member in tar:
            if not member.isfile():
                continue
            tag = member.name.rsplit("/", 1)[1].removesuffix(".txt")
            for line in io.TextIOWrapper(tar.extractfile(member), encoding="utf-8"):
                form, _, n = line.rstrip().rpartition(" ")
                if n.isdigit():
                    _add(by_source[0], f"{form}/{tag}", int(n))
    with _open(shared / "lexicon/komoran-word-tag-counts.txt.xz") as lines:
        for line in lines:
            form, *pairs = line.rstrip("\n").split("\t")
            for pair in pairs:
                tag, _, n = pair.partition(":")
                if n.isdigit():
                    _add(by_source[1], f"{form}/{tag}", int(n))
    with _open(shared / "lexicon/sejong-morpheme-counts.txt.xz") as lines:
        for line in lines:
            form, tag, n = line.split("\t")[:3]
            _add(by_source[2], f"{compose(form)}/{tag}", int(n))
    out = Counter()
    for counts in by_source:
        for key, n in counts.items():
            out[key] = max(out[key], n)
    return out


def teacher_file(path):
    raw = Counter()
    with _open(path) as lines:
        for line in lines:
            text = line.rstrip("\n").rpartition("\t")[2]
            raw.update(_PLACE.sub("", _join_roots(harmony(text))).split(" "))
    counts = Counter()
    for item, n in raw.items():
        _add(counts, item, n)
    return counts
