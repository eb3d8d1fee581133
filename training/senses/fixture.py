"""Writes what both readers of features must agree on: python -m training.senses.fixture > test/fixtures/sense-features.json"""

import json
import sys

from .features import Context, features
from .words import our_sentence

# Sentences of ours, as the analysis writes them.
SENTENCES = [
    "나/NP+는/JX 밤/NNG+에/JKB 밤/NNG+을/JKO 먹/VV+었/EP+다/EF+./SF",
    "친구/NNG+들/XSN+이/JKS 다리/NNG+를/JKO 천천히/MAG 건너/VV+지/EC 않/VX+았/EP+다/EF",
    "2/SN+배/NNG 이상/NNG 비싸/VA+지/EC 않/VX+은/ETM 김밥/NNG",
    "교정/NNG+하/XSV+ㄴ/ETM 원고/NNG+를/JKO Seoul/SL 신문/NNG+에/JKB 보내/VV+ㄴ/ETM 철수/NNP+의/JKG 일/NNG",
    "배/NNG",
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

            }
        )
    json.dump(cases, sys.stdout, ensure_ascii=False, separators=(",", ":"))
    print()

if __name__ == "__main__":
    main()
