"""The trained student → dense.onnx and dense.json, with the figures of the graph beside those of the floats.

usage: python -m training.dense.export --trained DIR --name tune --data DIR --weight W --out models
Ranges of what enters the products are measured on the candidates for measuring.
"""
import argparse
import json
import os

import numpy as np
import onnx
import onnxruntime
import torch

from ..manifest import refresh
from .data import Candidates
from .evaluate import report
from .graph import build
from .nets import SLOTS, Student, slots

SAMPLE = 2000  # places that the ranges are measured on


def student(trained, name):
    arrays = {k: v.astype(np.float32) for part in ('vectors', 'rest') for k, v in np.load(f'{trained}/{name}-{part}.npz').items()}
    arrays['vectors.weight'] = arrays.pop('vectors')
    layers = 1 + max(int(k.split('.')[1]) for k in arrays if k.startswith('left.'))
    net = Student(torch.ones(len(arrays['vectors.weight'])), arrays['vectors.weight'].shape[1], layers)
    net.load_state_dict({k: torch.from_numpy(v) for k, v in arrays.items()})
    return net.eval(), arrays


def questions(c, places):
    """what the graph is asked about these places, and which candidate each row belongs to"""
    at = torch.arange(int(c.length[places].max()))
    there = at < c.length[places][:, None]
    u = torch.where(there[..., None], c.lines[torch.where(there, c.begin[places][:, None] + at, 0)], 0)
    number = torch.arange(len(places)) * len(at) + c.at[places]
    left = torch.where(c.at[places] > 0, number, 0)
    right = torch.where(c.at[places] + 1 < c.length[places], number + 2, 0)
    own = torch.repeat_interleave(torch.arange(len(places)), c.number[places])
    first = torch.cumsum(c.number[places], 0) - c.number[places]
    reading = c.first[places][own] + torch.arange(len(own)) - first[own]
    target, before, used, slot = slots(c.readings[reading])
    feed = dict(units=u, lengths=c.length[places], left=left, right=right, owner=own[:, None].expand(-1, SLOTS)[used], before=before[used],
                slot=slot[used], target=target[used])
    return {k: v.int().numpy() for k, v in feed.items()}, reading[:, None].expand(-1, SLOTS)[used].numpy()


def ranges_of(arrays, c):
    """{name of a product: (lowest, highest) of what enters it}, without the one in 20,000 at either end"""
    model, taps = build(arrays, None)
    session = onnxruntime.InferenceSession(model.SerializeToString())
    names = list(dict.fromkeys(taps.values()))
    seen = {n: [] for n in names}
    for places in torch.randperm(c.count, generator=torch.Generator().manual_seed(1))[:SAMPLE].split(50):
        feed, _ = questions(c, places)
        there = np.arange(feed['units'].shape[1]) < feed['lengths'][:, None]
        for n, x in zip(names, session.run(names, feed)):
            # what stands behind the end of a line matters to nobody
            seen[n].append((x[there] if x.ndim == 3 else x).reshape(-1)[::17])
    cut = lambda x, share: float(np.quantile(np.concatenate(x), share))
    return {name: (cut(seen[x], 5e-5), cut(seen[x], 1 - 5e-5)) for name, x in taps.items()}


def said_by_graph(session, c):
    """what the graph says of all candidates"""
    out = np.zeros(len(c.right), np.float32)
    for places in torch.arange(c.count).split(64):
        feed, reading = questions(c, places)
        np.add.at(out, reading, session.run(['said'], feed)[0])
    return out


def said_by_floats(net, c):
    out = np.zeros(len(c.right), np.float32)
    with torch.no_grad():
        for places in torch.arange(c.count).split(200):
            values, reading, _ = c.weigh(net, places, False)
            out[reading] = values
    return out


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--name', default='tune')
    ap.add_argument('--data', required=True)
    ap.add_argument('--weight', type=float, default=.35, help='what the logarithm of the probability counts beside the linear score')
    ap.add_argument('--out', default='models')
    ap.add_argument('--sets', nargs='*', default=['dev', 'pairs'])
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    net, arrays = student(a.trained, a.name)
    sets = [Candidates(f'{a.data}/{n}.npz', 'cpu') for n in a.sets]
    onnx.save(build(arrays, ranges_of(arrays, sets[0]))[0], f'{a.out}/dense.onnx')
    units = json.load(open(f'{a.data}/units.json', encoding='utf-8'))
    json.dump({'weight': a.weight, 'units': units}, open(f'{a.out}/dense.json', 'w', encoding='utf-8'), ensure_ascii=False)
    refresh(f'{a.out}/dense.json')
    print('bytes', os.path.getsize(f'{a.out}/dense.onnx'), os.path.getsize(f'{a.out}/dense.json'))
    session = onnxruntime.InferenceSession(f'{a.out}/dense.onnx')
    for c in sets:
        floats, graph = said_by_floats(net, c), said_by_graph(session, c)
        print('graph against floats: mean difference', np.abs(graph - floats).mean(), 'spread', floats.std())
        for kind, said in (('floats', floats), ('graph', graph)):
            for line in report(c, said):
                print(kind, line)


if __name__ == '__main__':
    main()
