"""models/ → what training.students can go on from: the graphs' weights in floats, the memory as it is.

usage: python -m training.resume --models models --pack training/work/pack --out DIR
The pack must have been made --like models/tagger.json: the memory's rows are found by the numbers of the characters.
"""
import argparse
import json
import os

import numpy as np
import onnx
import torch

from .graph import arrays_of
from .nets import LOOKUPS, MEMORY_BITS, MEMORY_DIM, OPERATIONS, Student
from .students import MEMORY_PARTS, SHAPES

# Only the product of memory and projection is known; the steps of training suit projections of about this size.
PROJECTION = .1
UNKNOWN = -8.  # bias of labels that the graph left out


def weights(net, arrays, labels, scale):
    a = {k: torch.from_numpy(v.astype(np.float32)) for k, v in arrays.items() if v.dtype.kind in 'fi'}
    state = {k: v.clone() for k, v in net.state_dict().items()}
    product = lambda name: (a[f'{name}.w'] * a[f'{name}.s']).T
    known = len(a['characters.h'])
    for k in range(3):  # the table holds the jamo already
        state[f'e.jamo.{k}.weight'].zero_()
    state['e.char.weight'].normal_(std=.02)
    state['e.char.weight'][:known] = a['characters.h']
    state['sp.weight'], state['distance'] = a['spaces.e'], a['distance']
    state['n.weight'], state['n.bias'] = a['ng'], a['nb']
    state['proj.weight'], state['proj.bias'] = product('memory.proj') / scale, a['memory.proj.b']
    for i in range(len(net.blocks)):
        b = f'blocks.{i}.'
        for n in ('n1', 'n2'):
            state[f'{b}{n}.weight'], state[f'{b}{n}.bias'] = a[f'{b}{n}g'], a[f'{b}{n}b']
        for n in ('qkv', 'o', 'f1', 'f2'):
            state[f'{b}{n}.weight'], state[f'{b}{n}.bias'] = product(b + n), a[f'{b}{n}.b']
    scores, bias = product('scores'), a['scores.b']
    state['tag.weight'].zero_()
    state['tag.bias'].fill_(UNKNOWN)
    state['tag.weight'][1:labels], state['tag.bias'][1:labels] = scores[1:labels], bias[1:labels]
    for k, head in enumerate(('space', 'start')):
        state[f'{head}.weight'] = torch.stack([torch.zeros_like(scores[0]), scores[labels + k]])
        state[f'{head}.bias'] = torch.stack([torch.zeros(()), bias[labels + k]])
    state['edit.weight'], state['edit.bias'] = scores[-OPERATIONS:], bias[-OPERATIONS:]
    return state


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--models', default='models')
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--out', required=True)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    meta, tagger = json.load(open(f'{a.pack}/meta.json')), json.load(open(f'{a.models}/tagger.json'))
    for kind in ('characters', 'labels'):
        assert meta[kind][:len(tagger[kind])] == tagger[kind], f'the {kind} of the pack are not those of {a.models}'
    assert tagger['memory'] == {'bits': MEMORY_BITS, 'dim': MEMORY_DIM, 'lookups': LOOKUPS}
    graphs = {name: arrays_of(onnx.load(f'{a.models}/{name}.onnx'))[0] for name in SHAPES}
    products = np.concatenate([(g['memory.proj.w'] * g['memory.proj.s']).ravel() for g in graphs.values()])
    scale = np.float32(products.std() / PROJECTION)
    for name, shape in SHAPES.items():
        net = Student(meta['characters'], len(meta['labels']), *shape)
        net.load_state_dict(weights(net, graphs[name], len(tagger['labels']), scale))
        torch.save({k: v.half() for k, v in net.state_dict().items()}, f'{a.out}/{name}.pt')
    codes = (np.fromfile(f'{a.models}/memory.bin', np.uint8).astype(np.int16) - 128).astype(np.int8).reshape(-1, MEMORY_DIM)
    for i, part in enumerate(np.array_split(codes, MEMORY_PARTS)):
        np.savez_compressed(f'{a.out}/memory-{i}.npz', codes=part, scale=np.full(MEMORY_DIM, scale, np.float32))
    print('scale', scale)


if __name__ == '__main__':
    main()
