"""How the tags of other sources become ours."""

import re

HANGUL = re.compile(r"^[가-힣]+$")
# closed classes also hold bare final consonants: ㄴ/ETM, ㄹ/ETM, ㅂ니다/EF, ㄴ/JX
HANGUL_OR_CODA = re.compile(r"^[ㄱㄴㄹㅁㅂㅅㅆ가-힣][가-힣]*$")

# U+11A8… (final consonants of the conjoining block) as the compatibility letters that we write
CODA_LETTERS = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
CONJOINING = {0x11A8 + i: c for i, c in enumerate(CODA_LETTERS)}

# Determiners are split three ways only in our convention. The gold corpora decide where they have the word; the
# rest follows their pattern: numbers and quantities MMN, pointing and asking MMD, qualities MMA.
MMN = set(
    "한 두 세 네 서 석 너 넉 닷 댓 엿 스무 몇 몇몇 여러 모든 온 온갖 왼갖 갖은 수 수십 수백 수천 수만 수십만 수백만 수천만 수억 "
    "양 양대 첫 총 전 한두 두세 두어 서너 너덧 네댓 네다섯 대여섯 예닐곱 일고여덟 두서너 세네 너댓 대엿 여덟아홉 열한 열두 열세 "
    "열네 열두어 몇십 일이 이삼 오만 뭇 첫째 둘째 셋째 넷째 다섯째 여섯째 일곱째 여덟째 아홉째 열째 다섯 여섯 일곱 여덟 아홉 열 서른 "
    "마흔 쉰 예순 일흔 여든 아흔 백 천 만 억 조 십 일 이 삼 사 오 육 칠 팔 구".split()
)
MMD = set(
    "이 그 저 요 고 조 거 니 지 내 이런 그런 저런 요런 고런 조런 그른 그럼 어떤 어느 무슨 뭔 웬 왠 아무 아무런 여느 다른 따른 딴 모 "
    "본 현 전 동 타 매 당 귀 올 오른 왼 바로 이까짓 그까짓 저까짓 까짓 제까짓 네까짓 이깟 그깟 저깟 이딴 그딴 저딴 이따위 그따위 "
    "저따위 요따위 이런저런 그런저런 무신 어인 어뜬 으떤 지난 지지난 전전 다다음 윗 뒷 암".split()
)
MMA = set(
    "새 헌 옛 맨 약 각 한 고 순 단 일대 총 주 오만 별 별별 별의별 벼라별 온갖 갖은 오랜 외딴 몹쓸 허튼 긴긴 먼먼 머나먼 고얀 장장 근 "
    "연 구 괜한 막다른 주된 해묵은 빌어먹을 한다하는 다른 또다른 애먼 만반의 성 저만 그만 이만 고만 요만".split()
)


def determiner_tags(form):
    return [t for t, forms in (("MMN", MMN), ("MMD", MMD), ("MMA", MMA)) if form in forms]


# How the count of an unsplit MM is shared out where the gold corpora are lopsided; else in equal parts.
DETERMINER_SHARES = {
    "이": {"MMD": 1}, "한": {"MMN": 0.9, "MMA": 0.1}, "다른": {"MMD": 0.85, "MMA": 0.15}, "고": {"MMD": 0.7, "MMA": 0.3},
    "총": {"MMN": 0.9, "MMA": 0.1}, "구": {"MMA": 1}, "조": {"MMD": 1}, "온갖": {"MMN": 1}, "갖은": {"MMA": 1},
    "전": {"MMD": 0.6, "MMN": 0.4}, "만": {"MMN": 1},
}


def shares(form, tag):
    """Our tags of (form, Sejong tag) with the part of its count that each gets."""
    if tag == "MM" and form in DETERMINER_SHARES:
        return DETERMINER_SHARES[form]
    tags = our_tags(form, tag)
    return {t: 1 / len(tags) for t in tags}


# Sejong tags (mecab-ko-dic, komoran, handic, the counts, the teacher) that are not ours
RENAMED = {"NNBC": "NNB", "SSO": "SS", "SSC": "SS", "SB": "SW", "SY": "SW", "SC": "SP"}
IGNORED = {"UNT", "UNC", "UNA", "UN", "UNKNOWN", "XSM", "XSB", "Z_CODA", "NA", "NF", "NV", "SN", "SL", "SH", "SF",
           "SP", "SS", "SW", "SO", "SE"}


def our_tags(form, tag):
    """The tags that (form, Sejong tag) may have in our convention; [] when it is none of ours."""
    tag = RENAMED.get(tag, tag)
    if tag in ("MM", "MMA", "MMD", "MMN"):
        return determiner_tags(form) if tag == "MM" else [tag]
    if tag in IGNORED or tag.startswith("W_"):
        return []
    if tag == "VV" and form in ("있", "없", "계시"):
        # the older Sejong corpora have 있/VV throughout; ours mostly has 있/VA
        return ["VV", "VA"] if form == "있" else [tag] if form == "계시" else ["VA"]
    if tag == "XSA" and form not in ("하", "스럽", "롭", "답", "되", "맞", "쩍", "궂", "차", "다랗", "허"):
        return []
    if tag == "XSV" and form not in ("하", "되", "시키", "받", "당하", "거리", "대", "이", "화하", "허", "드리", "어하"):
        return []
    if tag == "VCP":
        return ["VCP"] if form == "이" else []
    if tag == "VCN":
        return ["VCN"] if form in ("아니", "아이") else []
    return [tag]


def normal(form):
    return form.translate(CONJOINING)


def acceptable(form, tag):
    """Only what can stand in Hangul text as this tag; digits, Latin and hanja have tags of their own."""
    if not 0 < len(form) <= 12:
        return False
    if tag[0] in "EJ":
        return bool(HANGUL_OR_CODA.match(form))
    return bool(HANGUL.match(form))


_HA_VERB = re.compile(r"(?<=하/)(VV|VX|VA|XSV|XSA)((?:@[0-9,]+)?[ +])여")
_HA_PAST = re.compile(r"(?<=하/)(VV|VX|VA|XSV|XSA)((?:@[0-9,]+)?[ +])였")


def harmony(text):
    """하+여 → 하+아, 하+였 → 하+았 in a line of form/TAG items, as the ambiguity set has it."""
    if "하/" not in text:
        return text
    return _HA_PAST.sub(r"\1\2았", _HA_VERB.sub(r"\1\2아", text))


def ha_stem_is_whole(root, nouns):
    """권하, 따뜻하 are one stem; 공부+하 is a noun and a suffix. True when root + 하 stands as one stem."""
    return len(root) == 1 or root not in nouns


# polite endings that our convention keeps whole; all others are an ending and 요/JX (네/EF+요/JX)
WHOLE_POLITE = {"아요", "어요", "에요", "예요", "잖아요", "지요", "이요", "요", "애요", "아여", "어여"}


def split_polite(form, tag):
    """(form, tag) of an ending as other sources have it → the morphemes of our convention."""
    if tag not in ("EF", "EC") or not form.endswith("요") or form in WHOLE_POLITE or len(form) < 2:
        return [(form, tag)]
    if form in ("세요", "셔요"):
        return [("시", "EP"), ("어요", "EF")]
    if form in ("으세요", "으셔요"):
        return [("으시", "EP"), ("어요", "EF")]
    return [(form[:-1], tag), ("요", "JX")]
