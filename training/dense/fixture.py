"""Writes what src/analysis/dense is tested against: a tiny model of random weights, what it says, and units of some eojeols.

usage: python -m training.dense.fixture test/fixtures
"""
import json
import sys

import onnx
import torch

from ..corpora import parse_eojeol
from .graph import build
from .nets import Student
from .units import SPECIAL, units

EOJEOLS = [
    '강/NNG+의/JKG', '강의/NNG', '사/VV+는/ETM', '살/VV+는/ETM', '하/VV+았/EP+다/EF+./SF', '깨끗하/VA+여/EC', '공부하/VV+시/EP+어요/EF',
    '그것/NP+이/VCP+ㄴ데/EC', '2/SN+층/NNB+에/JKB', 'AI/SL+가/JKS', '(/SS+韓國/SH+)/SS', '이/MMD', '먹/VV+습니다/EF', '있/VV+어요/EF+?/SF', '서울/NNP+역/NNG+에서/JKB+만/JX',
]
LINE = ['시골/NNG+에서/JKB', '살/VV+는/ETM', '사람/NNG+이/JKS', '오/VV+았/EP+다/EF+./SF']
ASKED = {1: ['사/VV+는/ETM', '살/VV+는/ETM', '사/NNG+는/JX'], 3: ['오/VV+았/EP+다/EF+./SF', '오/NNG+았/EP+다/EF+./SF']}


def main():
    out = sys.argv[1]
    spelt = lambda text: units(parse_eojeol(text))
    words = SPECIAL + ['<NNG>', '<~>'] + sorted({u for e in LINE + ASKED[1] for u in spelt(e)})
    number = {w: i for i, w in enumerate(words)}
    torch.manual_seed(1)
    net = Student(torch.ones(len(words)), 32, 1).eval()
    with torch.no_grad():
        for p in net.parameters():
            p.add_(.3 * torch.randn_like(p))
    padded = lambda text: torch.tensor([([number.get(u, number['<~>' if u[0] == '~' else '<NNG>']) for u in spelt(text)] + 7 * [0])[:7]])
    said = {}
    with torch.no_grad():
        h = net.encode(torch.stack([padded(e) for e in LINE], 1), torch.zeros(1, len(LINE)), torch.arange(len(LINE))[None])[0]
        for at, readings in ASKED.items():
            said[at] = [float(net.score(h, torch.tensor([at]), padded(r))) for r in readings]
    arrays = {k: v.numpy() for k, v in net.state_dict().items()}
    onnx.save(build(arrays, None, give_inputs=False)[0], f'{out}/dense.onnx')
    json.dump({'weight': .5, 'units': words}, open(f'{out}/dense.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=2)
    cases = {'units': [[e, units(parse_eojeol(e))] for e in EOJEOLS], 'line': LINE, 'asked': [[at, r, said[at]] for at, r in ASKED.items()]}
    json.dump(cases, open(f'{out}/dense-cases.json', 'w', encoding='utf-8'), ensure_ascii=False, indent=1)


if __name__ == '__main__':
    main()
