"""Reads the dictionaries: every listing becomes (form, tag, flags)."""

import csv
import io
import json
import lzma
import re
import tarfile
from functools import lru_cache

from .convention import HANGUL, acceptable, determiner_tags, ha_stem_is_whole, normal, our_tags, split_polite
from .store import BUILTIN, HEADWORD, PROPER
from .supplement import CLOSED_CLASSES

# suffixes that make a verb of a noun: in our convention they stay apart from it
DERIVED_VERB = re.compile(r"^(.{2,})(하|되|시키|당하|거리|대)$")

POS = {
    "명사": "NNG", "의존 명사": "NNB", "대명사": "NP", "수사": "NR", "부사": "MAG", "감탄사": "IC", "동사": "VV",
    "형용사": "VA", "보조 동사": "VX", "보조 형용사": "VX", "관형사": "MM",
}


def mecab(shared):
    with lzma.open(shared / "lexicon/mecab-ko-dic.csv.xz", "rt", encoding="utf-8") as lines:
        for row in csv.reader(lines):
            if len(row) < 12 or "+" in row[4]:
                continue
            form, pos, meaning, kind = normal(row[0]), row[4], row[5], row[8]
            # a pre-analysed name is two words (파비오+시아카); an inflected one is no dictionary form
            if kind in ("Preanalysis", "Inflect"):
                continue
            flags = BUILTIN | (PROPER if pos == "NNP" and meaning != "*" else 0)
            for tag in our_tags(form, pos):
                if len(split_polite(form, tag)) == 1:
                    yield form, tag, flags


@lru_cache(maxsize=1)
def _headwords(shared):
    """Read once: three questions are put to it."""
    return tuple(_read_headwords(shared))


def _read_headwords(shared):
    """(headword, part of speech, is it listed as one word) of 한국어기초사전, 표준국어대사전 and 우리말샘."""
    with lzma.open(shared / "lexicon/krdict.jsonl.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            row = json.loads(line)
            pos = row.get("품사") or ""
            if pos.startswith("명사:고유"):
                pos = "고유 명사"
            yield row["표제어"], pos.split(":")[0].replace("관·명", "관형사·명사"), row.get("구분") != "구"
    for word, unit, pos, _field in _urimalsaem(shared):
        yield word, pos, unit == "어휘" and "^" not in word and " " not in word


def _urimalsaem(shared):
    """(headword, unit, part of speech, field), a row for every sense."""
    with lzma.open(shared / "lexicon/urimalsaem-2016-words.tsv.xz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield (line.rstrip("\n") + "\t\t\t").split("\t")[:4]


def bare(word):
    """Without the marks of its structure."""
    return word.strip("-").replace("-", "")


def headwords(shared):
    rows = [(normal(w), p) for w, p, one in _headwords(shared) if one]
    nouns = {bare(w) for w, p in rows if "명사" in p}
    # 합리적 is 합리/NNG+적/XSN: nouns in -적 that are also determiners are two morphemes, unless the root is one syllable
    relational = {bare(w) for w, p in rows if "관형사" in p and w.endswith("적") and len(bare(w)) > 2}
    for word, pos in rows:
        form = bare(word)
        for part in pos.split("·"):
            if part == "고유 명사":
                yield form, "NNP", BUILTIN | HEADWORD
                continue
            tag = POS.get(part)
            if not tag or word.startswith("-") or word.endswith("-"):
                continue
            if tag in ("VV", "VA", "VX"):
                if not form.endswith("다") or len(form) < 2:
                    continue
                stem = form[:-1]
                if tag == "VX" and not HANGUL.match(stem):
                    continue
                derived = DERIVED_VERB.match(stem)
                # verbs: 공부하다, 사용되다 are noun + suffix; adjectives are kept whole beside their noun, since the
                # gold corpora have both 적당하/VA and 적당/NNG+하/XSA
                if tag == "VV" and derived and not ha_stem_is_whole(derived[1], nouns):
                    continue
                yield stem, tag, BUILTIN | HEADWORD
            elif tag == "MM":
                for split in determiner_tags(form):
                    yield form, split, BUILTIN | HEADWORD
            elif form in relational:
                continue
            else:
                yield form, tag, BUILTIN | HEADWORD


# Fields of 우리말샘 whose terms name kinds of things, and those in which one person, place, time or book has its name.
TERM_FIELDS = {
    "정보·통신", "수학", "물리", "화학", "전기·전자", "공학 일반", "기계", "공업", "재료", "건설", "법률", "행정", "경영", "의학",
    "약학", "한의", "수의", "보건 일반", "생명", "식물", "동물", "농업", "임업", "수산업", "광업", "식품", "환경", "자연 일반",
    "심리", "복지", "사회 일반", "산업 일반", "서비스업",
}  # fmt: skip
NAME_FIELDS = {"인명", "지명", "책명", "고유명 일반", "역사", "불교", "기독교", "가톨릭"}
# Whoever is called so, programs and their manuals mean the thing (클래스, 스택).
TECHNICAL = "정보·통신"


def terms(shared):
    """Nouns that are terms and nobody's name → whether programmers use them."""
    fields = {}
    for word, unit, pos, field in _urimalsaem(shared):
        if unit == "어휘" and "명사" in pos:
            fields.setdefault(bare(normal(word)), set()).add(field)
    return {
        form: TECHNICAL in found for form, found in fields.items() if found & TERM_FIELDS and not found & NAME_FIELDS
    }


def closed_forms(shared):
    """Forms that the general dictionaries list as endings, particles or affixes, whatever their exact tag."""
    out = {"E": set(), "J": set(), "X": set()}
    for word, pos, one in _headwords(shared):
        form = bare(normal(word))
        if "어미" in pos or (pos in ("품사 없음", "") and word.startswith("-") and one):
            out["E"].add(form)
        elif "조사" in pos:
            out["J"].add(form)
        elif "접사" in pos:
            out["X"].add(form)
    return out


def handic(shared):
    with tarfile.open(shared / "lexicon/handic.tar.xz") as tar:
        for member in tar:
            if not member.name.endswith(".csv"):
                continue
            proper = "supplement.name" in member.name or "supplement.place" in member.name
            text = io.TextIOWrapper(tar.extractfile(member), encoding="utf-8")
            for row in csv.reader(text):
                if len(row) < 15:
                    continue
                surface, base, lemma, pos = normal(row[0]), row[7], row[9], row[14]
                # verbs come once for each of three stem shapes; only the dictionary form is a word
                if pos in ("VV", "VA", "VX", "VCN", "VCP"):
                    surface = re.sub(r"[0-9]+$", "", lemma)
                    if not surface.endswith("다"):
                        continue
                    surface = surface[:-1]
                    if pos == "VV" and surface.endswith(("하", "되", "시키")) and len(surface) > 2:
                        continue
                elif base != "*" or pos == "EP":
                    continue
                for tag in our_tags(surface, pos):
                    yield surface, tag, BUILTIN | (PROPER if proper else 0)


def loanwords(shared):
    with tarfile.open(shared / "lexicon/loanwords.tar.xz") as tar:
        for member in tar:
            if not member.isfile():
                continue
            for line in io.TextIOWrapper(tar.extractfile(member), encoding="utf-8"):
                original, _, form = line.rstrip("\n").partition("\t")
                if line.startswith("#") or not acceptable(form, "NNP") or len(form) < 2:
                    continue
                # capital letters stand for names; the rest are common nouns
                yield form, "NNP" if original[:1].isupper() else "NNG", BUILTIN


def supplement(_shared):
    for tag, forms in CLOSED_CLASSES.items():
        for form in forms.split():
            yield form, tag, BUILTIN | HEADWORD


def phrases(shared):
    """Phrases that a dictionary lets us write joined (고속^도로), in their joined form."""
    for word, _pos, one in _headwords(shared):
        form = normal(word)
        if not one and "-" not in form and form.count("^") + form.count(" ") == 1:
            yield form.replace("^", "").replace(" ", "")


READERS = {"mecab-ko-dic": mecab, "krdict+urimalsaem": headwords, "handic": handic, "loanwords": loanwords,
           "supplement": supplement}
