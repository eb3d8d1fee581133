"""Students → models/: two int8 graphs for onnxruntime, the memory table, tagger.json.

usage: python -m training.export --trained DIR --pack training/work/pack --out models
Weights are int8 with one scale per column. The ranges of what is multiplied with them are provisional until `training.calibrate`
has measured them. The memory is gathered by the caller: its codes enter as bytes and their scales are folded into the projection.
"""
import argparse
import json
import os

import numpy as np
import onnx
import torch

from .graph import build
from .manifest import refresh
from .nets import LOOKUPS, MEMORY_BITS, MEMORY_DIM, Student
from .students import MEMORY_PARTS, SHAPES

# Until calibrate.py has measured them: what enters a multiplication comes from a norm, or is an average of such, or hidden units.
PROVISIONAL = {'f2': (0, 9)}
OTHERS = (-9, 9)


def quantised(weight):
    """weight: [in, out] floats → int8, a scale per column, zeros"""
    scale = (np.maximum(np.abs(weight).max(0), 1e-8) / 127).astype(np.float32)
    return np.clip(np.rint(weight / scale), -127, 127).astype(np.int8), scale, np.zeros(weight.shape[1], np.int8)


def arrays_of(net, memory_scale, kept, sharpen=1.):
    """what graph.py names, of a student"""
    s = {k: v.detach().float().numpy() for k, v in net.state_dict().items()}
    out = {'characters.h': net.e.table().detach().half().numpy(), 'spaces.e': s['sp.weight'], 'distance': s['distance'], 'ng': s['n.weight'], 'nb': s['n.bias']}

    def linear(name, weight, bias):
        out.update(zip((f'{name}.{t}' for t in 'wszb'), (*quantised(weight), bias)))

    # memory codes are bytes around 128, one scale per column of the table
    linear('memory.proj', s['proj.weight'].T * np.tile(memory_scale, LOOKUPS)[:, None], s['proj.bias'])
    for i in range(len(net.blocks)):
        b = f'blocks.{i}.'
        for n in ('n1', 'n2'):
            out[f'{b}{n}g'], out[f'{b}{n}b'] = s[f'{b}{n}.weight'], s[f'{b}{n}.bias']
        for n in ('qkv', 'o', 'f1', 'f2'):
            linear(b + n, s[f'{b}{n}.weight'].T, s[f'{b}{n}.bias'])
    for part in ('tag.weight', 'tag.bias'):
        s[part] = s[part] * sharpen
    s['tag.bias'][0] = -1e4  # label 0 means that nothing is known
    heads = [(s['tag.weight'][kept], s['tag.bias'][kept])]
    heads += [(s[k + '.weight'][1:] - s[k + '.weight'][:1], s[k + '.bias'][1:] - s[k + '.bias'][:1]) for k in ('space', 'start')]
    heads.append((s['edit.weight'], s['edit.bias']))
    linear('scores', np.concatenate([w for w, _ in heads]).T, np.concatenate([b for _, b in heads]))
    return out


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--out', default='models')
    ap.add_argument('--label-count', type=int, default=100, help='labels seen less often are left out')
    ap.add_argument('--sharpen', type=float, default=1., help='how much surer the labels are made: settling blurs them, and what is in doubt is read twice')
    a = ap.parse_args()
    meta = json.load(open(f'{a.pack}/meta.json'))
    os.makedirs(a.out, exist_ok=True)
    # a label that hardly ever occurs costs time at every character and decides nothing
    kept = [i for i, n in enumerate(meta['label_counts']) if i == 0 or n >= a.label_count]
    parts = [np.load(f'{a.trained}/memory-{i}.npz') for i in range(MEMORY_PARTS)]
    scale, table = parts[0]['scale'], np.concatenate([p['codes'] for p in parts])
    (table.astype(np.int16) + 128).astype(np.uint8).tofile(f'{a.out}/memory.bin')
    for name, shape in SHAPES.items():
        net = Student(meta['characters'], len(meta['labels']), *shape)
        net.load_state_dict({k: v.float() for k, v in torch.load(f'{a.trained}/{name}.pt', map_location='cpu').items()}, strict=False)
        arrays = arrays_of(net, scale, kept, a.sharpen)
        ranges = {k[:-2]: PROVISIONAL.get(k[-4:-2], OTHERS) for k in arrays if k.endswith('.w')}
        onnx.save(build(arrays, shape[2], len(kept), ranges)[0], f'{a.out}/{name}.onnx')
    json.dump({'characters': meta['characters'], 'labels': [meta['labels'][i] for i in kept], 'memory': {'bits': MEMORY_BITS, 'dim': MEMORY_DIM, 'lookups': LOOKUPS},
               'graphs': {'small': 'small.onnx', 'large': 'large.onnx'}}, open(f'{a.out}/tagger.json', 'w'), ensure_ascii=False)
    refresh(f'{a.out}/tagger.json')
    print({f: os.path.getsize(f'{a.out}/{f}') for f in sorted(os.listdir(a.out))})


if __name__ == '__main__':
    main()
