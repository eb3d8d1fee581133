"""Writes what both readers of features must agree on: python -m training.senses.fixture > test/fixtures/sense-features.json"""

import json
import sys

from .auxiliaries import part_of_auxiliary
from .features import Context, features
from .words import our_sentence

# Sentences of ours, as the analysis writes them.
SENTENCES = [
    "나/NP+는/JX 밤/NNG+에/JKB 밤/NNG+을/JKO 먹/VV+었/EP+다/EF+./SF",
    "친구/NNG+들/XSN+이/JKS 다리/NNG+를/JKO 천천히/MAG 건너/VV+지/EC 않/VX+았/EP+다/EF",
    "2/SN+배/NNG 이상/NNG 비싸/VA+지/EC 않/VX+은/ETM 김밥/NNG",
    "교정/NNG+하/XSV+ㄴ/ETM 원고/NNG+를/JKO Seoul/SL 신문/NNG+에/JKB 보내/VV+ㄴ/ETM 철수/NNP+의/JKG 일/NNG",
    "배/NNG",
    "이십/NR 분/NNB 두/MMN 분/NNB+이/JKS 20/SN+분/NNB",
    "열리/VV+어/EC 있/VX+지/EC 않/VX+고/EC 가/VV+고/EC 싶/VX+지/EC 않/VX+다/EF",
    "견디/VV+다/EC 못하/VX+아/EC 싸/VA+기/ETN+는/JX 하/VX+ㄴ/ETM 것/NNB+을/JKO 쓰/VV+기/ETN+만/JX 하/VX+았/EP+다/EF",
    "춥/VA+아야/EC 하/VX+고/EC 오/VV+나/EC 보/VX+다/EF ./SF 어렵/VA+다/EC 보/VX+니/EC 먹/VV+다/EC 보/VX+면/EC 살/VV+아/EC 보/VX+고/EC",
]


def main() -> None:
    cases = []
    for line in SENTENCES:
        sentence = our_sentence(line)
        context = Context(sentence)
        cases.append(
            {
                "line": line,
                "features": [sorted(features(context, i)) for i in range(len(sentence))],
                "auxiliaries": [part_of_auxiliary(sentence, i) for i, m in enumerate(sentence) if m.tag == "VX"],
            }
        )
    json.dump(cases, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()


if __name__ == "__main__":
    main()
