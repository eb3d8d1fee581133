"""Students → models/: two int8 graphs for onnxruntime, the memory table, tagger.json.

usage: python -m training.export --trained DIR --pack training/work/pack --out models
Weights are int8 with one scale per column; activations are quantised as they come (DynamicQuantizeMatMul). The memory is
gathered by the caller: its codes enter as bytes and their scales are folded into the projection.
"""
import argparse
import json
import os

import numpy as np
import onnx
import torch
from onnx import TensorProto as T, helper as H, numpy_helper as N

from .nets import DISTANCE, LOOKUPS, MEMORY_BITS, MEMORY_DIM, Student
from .students import MEMORY_PARTS, SHAPES


CANDIDATES = 6  # labels per character that the search weighs


class Graph:
    def __init__(self):
        self.nodes, self.init = [], []

    def const(self, name, array):
        self.init.append(N.from_array(np.ascontiguousarray(array), name))
        return name

    def op(self, kind, inputs, out, domain='', **attrs):
        self.nodes.append(H.make_node(kind, inputs, [out], domain=domain, **attrs))
        return out

    def quantised(self, name, weight):
        """weight: [in, out] floats → int8 and a scale per column"""
        scale = np.maximum(np.abs(weight).max(0), 1e-8) / 127
        return (self.const(name + '.w', np.clip(np.rint(weight / scale), -127, 127).astype(np.int8)),
                self.const(name + '.s', scale.astype(np.float32)), self.const(name + '.z', np.zeros(weight.shape[1], np.int8)))

    def linear(self, x, name, weight, bias):
        w, s, z = self.quantised(name, weight)
        return self.op('DynamicQuantizeMatMul', [x, w, s, z, self.const(name + '.b', bias.astype(np.float32))], name, 'com.microsoft')

    def half(self, name, array):
        """stored in half precision, widened once when the session loads"""
        return self.op('Cast', [self.const(name + '.h', array.astype(np.float16))], name, to=T.FLOAT)


def build(net, memory_scale, heads, kept):
    s = {k: v.detach().float().numpy() for k, v in net.state_dict().items()}
    d = s['n.weight'].shape[0]
    g = Graph()
    # memory codes are bytes around 128, one scale per column of the table
    w, ws, wz = g.quantised('memory.proj', s['proj.weight'].T * np.tile(memory_scale, LOOKUPS)[:, None])
    m = g.op('MatMulIntegerToFloat', ['memory', w, g.const('one', np.ones((), np.float32)), ws, g.const('mid', np.array(128, np.uint8)), wz,
                                      g.const('proj.b', s['proj.bias'])], 'memory.read', 'com.microsoft')
    e = g.op('Gather', [g.half('characters', net.e.table().detach().float().numpy()), 'ids'], 'e')
    sp = g.op('Gather', [g.const('spaces.e', s['sp.weight']), 'spaces'], 'sp')
    h = g.op('Add', [g.op('Add', [m, e], 'me'), sp], 'h')
    # bias of the attention by distance: gathered once for all layers
    shape = g.op('Shape', ['ids'], 'shape')
    n = g.op('Gather', [shape, g.const('i1', np.array(1, np.int64))], 'n')
    r = g.op('Range', [g.const('zero', np.array(0, np.int64)), n, g.const('step', np.array(1, np.int64))], 'range')
    diff = g.op('Sub', [g.op('Unsqueeze', [r, g.const('ax0', np.array([0], np.int64))], 'row'), g.op('Unsqueeze', [r, g.const('ax1', np.array([1], np.int64))], 'col')], 'diff')
    clip = g.op('Clip', [diff, g.const('lo', np.array(-DISTANCE, np.int64)), g.const('hi', np.array(DISTANCE, np.int64))], 'clip')
    at = g.op('Add', [clip, g.const('mid64', np.array(DISTANCE, np.int64))], 'at')
    bias = g.op('Unsqueeze', [g.op('Gather', [g.const('distance', s['distance']), at], 'bias3', axis=1), 'ax0'], 'bias')
    split = g.const('thirds', np.array([d, d, d], np.int64))
    layers = 1 + max(int(k.split('.')[1]) for k in s if k.startswith('blocks.'))
    for i in range(layers):
        b = f'blocks.{i}.'
        x = g.op('LayerNormalization', [h, g.const(b + 'n1g', s[b + 'n1.weight']), g.const(b + 'n1b', s[b + 'n1.bias'])], b + 'x1', axis=-1)
        qkv = g.linear(x, b + 'qkv', s[b + 'qkv.weight'].T, s[b + 'qkv.bias'])
        g.nodes.append(H.make_node('Split', [qkv, split], [b + 'q', b + 'k', b + 'v'], axis=-1))
        a = g.op('MultiHeadAttention', [b + 'q', b + 'k', b + 'v', '', 'lengths', bias], b + 'att', 'com.microsoft', num_heads=heads)
        h = g.op('Add', [h, g.linear(a, b + 'o', s[b + 'o.weight'].T, s[b + 'o.bias'])], b + 'h1')
        x = g.op('LayerNormalization', [h, g.const(b + 'n2g', s[b + 'n2.weight']), g.const(b + 'n2b', s[b + 'n2.bias'])], b + 'x2', axis=-1)
        f = g.op('Relu', [g.linear(x, b + 'f1', s[b + 'f1.weight'].T, s[b + 'f1.bias'])], b + 'relu')
        h = g.op('Add', [h, g.linear(f, b + 'f2', s[b + 'f2.weight'].T, s[b + 'f2.bias'])], b + 'h2')
    x = g.op('LayerNormalization', [h, g.const('ng', s['n.weight']), g.const('nb', s['n.bias'])], 'x', axis=-1)
    two = lambda k: (s[k + '.weight'][1:] - s[k + '.weight'][:1], s[k + '.bias'][1:] - s[k + '.bias'][:1])
    (spw, spb), (stw, stb) = two('space'), two('start')
    s['tag.bias'][0] = -1e4  # label 0 means that nothing is known
    weight = np.concatenate([s['tag.weight'][kept], spw, stw, s['edit.weight']]).T
    out = g.linear(x, 'scores', weight, np.concatenate([s['tag.bias'][kept], spb, stb, s['edit.bias']]))
    # only the best few labels leave the graph: nobody looks at the others, and copying them costs
    g.nodes.append(H.make_node('Split', [out, g.const('parts', np.array([len(kept), weight.shape[1] - len(kept)], np.int64))], ['label.scores', 'extra'], axis=-1))
    g.nodes.append(H.make_node('TopK', ['label.scores', g.const('top', np.array([CANDIDATES], np.int64))], ['best', 'which'], axis=-1))
    g.op('Cast', ['which'], 'labels', to=T.INT32)
    B, L = 'batch', 'length'
    graph = H.make_graph(g.nodes, 'student', [
        H.make_tensor_value_info('ids', T.INT32, [B, L]), H.make_tensor_value_info('spaces', T.INT32, [B, L]),
        H.make_tensor_value_info('lengths', T.INT32, [B]), H.make_tensor_value_info('memory', T.UINT8, [B, L, LOOKUPS * MEMORY_DIM])],
        [H.make_tensor_value_info('best', T.FLOAT, [B, L, CANDIDATES]), H.make_tensor_value_info('labels', T.INT32, [B, L, CANDIDATES]),
         H.make_tensor_value_info('extra', T.FLOAT, [B, L, weight.shape[1] - len(kept)])], g.init)
    model = H.make_model(graph, opset_imports=[H.make_opsetid('', 17), H.make_opsetid('com.microsoft', 1)], producer_name='malgyeol')
    model.ir_version = 9
    return model


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--out', default='models')
    ap.add_argument('--label-count', type=int, default=100, help='labels seen less often are left out')
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
        onnx.save(build(net, scale, shape[2], kept), f'{a.out}/{name}.onnx')
    json.dump({'characters': meta['characters'], 'labels': [meta['labels'][i] for i in kept], 'memory': {'bits': MEMORY_BITS, 'dim': MEMORY_DIM, 'lookups': LOOKUPS},
               'graphs': {'small': 'small.onnx', 'large': 'large.onnx'}}, open(f'{a.out}/tagger.json', 'w'), ensure_ascii=False)
    print({f: os.path.getsize(f'{a.out}/{f}') for f in sorted(os.listdir(a.out))})


if __name__ == '__main__':
    main()
