"""The graph that ships, as onnxruntime runs it fastest, out of named arrays; and the arrays out of such a graph.

Arrays: `NAME.w` int8 weights [in, out], `NAME.s` a scale per column, `NAME.z` zeros, `NAME.b` bias, for blocks.I.qkv, .o, .f1, .f2,
`scores` (labels, then the other heads) and `memory.proj`; `characters.h` and `spaces.e` embeddings; `distance` the bias of the
attention; `blocks.I.n1g` and so on the gains and biases of the norms.

What was measured: quantising with fixed ranges is faster than looking for the range every time, and makes the answer to a line
independent of the lines that are read with it; hidden units leave the first multiplication of a block as bytes (QGemm), where
nothing is below zero, so that Relu costs nothing; three products for q, k, v cost less than cutting one; characters with and
without a space before them are two halves of one table, which onnxruntime builds when it loads, like the table of distances;
`Sum` instead of the last `Add` keeps onnxruntime from fusing it with the norm into an operator that is eight times as slow.
"""
import numpy as np
from onnx import TensorProto as T
from onnx import helper as H
from onnx import numpy_helper as N

CANDIDATES = 6  # labels per character that the search weighs
LONGEST = 256  # places in a line, at most; src/analysis cuts lines far below it
MICROSOFT = 'com.microsoft'


def arrays_of(model):
    """(arrays, heads, labels) of a graph that `build` made"""
    heads = next(a.i for n in model.graph.node if n.op_type == 'MultiHeadAttention' for a in n.attribute if a.name == 'num_heads')
    arrays = {i.name: N.to_array(i) for i in model.graph.initializer}
    labels = arrays['scores.0.b'].shape[0]
    for name in [k[:-4] for k in arrays if k.endswith('.0.w')]:
        cuts = sum(f'{name}.{k}.w' in arrays for k in range(3))
        for t in 'wszb':
            arrays[f'{name}.{t}'] = np.concatenate([arrays[f'{name}.{k}.{t}'] for k in range(cuts)], -1)
    for name in [k[:-2] for k in arrays if k.endswith('.c')]:
        arrays[name + '.b'] = (arrays[name + '.c'] * (arrays[name + '.qs'] * arrays[name + '.s'])).astype(np.float32)
    return arrays, heads, labels


class Graph:
    def __init__(self):
        self.nodes, self.init, self.names = [], [], set()

    def const(self, name, array):
        if name not in self.names:
            self.names.add(name)
            self.init.append(N.from_array(np.ascontiguousarray(array).reshape(np.shape(array)), name))
        return name

    def whole(self, name, value):
        return self.const(name, np.array(value, np.int64))

    def op(self, kind, inputs, out, domain='', **attrs):
        self.nodes.append(H.make_node(kind, inputs, [out] if isinstance(out, str) else out, domain=domain, **attrs))
        return out


def build(arrays, heads, labels, ranges=None):
    """ranges: {name: (lowest, highest)} of what enters each multiplication. Without them the multiplications are done in floats
    and what enters them is given out as well, to be measured: see calibrate.py."""
    g, a = Graph(), arrays
    d, distance = a['ng'].shape[0], a['distance'].shape[1] // 2
    taps = []

    def quantised(x, name):
        lowest, highest = min(ranges[name][0], 0), ranges[name][1]
        step = (highest - lowest) / 255
        scale, zero = g.const(name + '.qs', np.float32(step)), g.const(name + '.qz', np.uint8(round(-lowest / step)))
        return g.op('QuantizeLinear', [x, scale, zero], name + '.q'), scale, zero, np.float32(step)

    def weights(name, lo=0, hi=None, part=''):
        return [g.const(f'{name}{part}.{t}', a[f'{name}.{t}'][..., lo:hi]) for t in 'wszb']

    def product(q, name, *cut):
        w, s, z, b = weights(name, *cut)
        return g.op('MatMulIntegerToFloat', [q[0], w, q[1], s, q[2], z, b], name + (cut[2] if cut else ''), MICROSOFT)

    def floats(x, name, lo=0, hi=None, part=''):
        w, s, _, b = (a[f'{name}.{t}'][..., lo:hi] for t in 'wszb')
        m = g.op('MatMul', [x, g.const(f'{name}{part}.f', w.astype(np.float32) * s)], f'{name}{part}.m')
        return g.op('Add', [m, g.const(f'{name}{part}.b', b)], name + part)

    def linear(x, name, *cuts):
        taps.append((name, x))
        if ranges is None:
            return [floats(x, name, *cut) for cut in cuts or [()]]
        q = quantised(x, name)
        return [product(q, name, *cut) for cut in cuts or [()]]

    def feed_forward(x, b, h):
        if ranges is None:
            return linear(g.op('Relu', linear(x, b + 'f1'), b + 'relu'), b + 'f2')[0]
        q = quantised(x, b + 'f1')
        rows = g.op('Reshape', [q[0], g.whole('rows', [-1, d])], b + 'rows')
        w, s, z = (g.const(f'{b}f1.{t}', a[f'{b}f1.{t}']) for t in 'wsz')
        bias = g.const(b + 'f1.c', np.rint(a[b + 'f1.b'] / (q[3] * a[b + 'f1.s'])).astype(np.int32))
        scale, zero = g.const(b + 'f2.qs', np.float32(ranges[b + 'f2'][1] / 255)), g.const(b + 'f2.qz', np.uint8(0))
        hidden = g.op('QGemm', [rows, q[1], q[2], w, s, z, bias, scale, zero], b + 'hidden', MICROSOFT)
        out = product((hidden, scale, zero), b + 'f2')
        return g.op('Reshape', [out, g.op('Shape', [h], b + 'shape')], b + 'f2.out')

    def norm(h, gain, bias, out):
        return g.op('LayerNormalization', [h, g.const(gain, a[gain]), g.const(bias, a[bias])], out, axis=-1)

    # memory codes are bytes around 128, one scale per column of the table, folded into the projection
    w, s, z, b = weights('memory.proj')
    m = g.op('MatMulIntegerToFloat', ['memory', w, g.const('one', np.float32(1)), s, g.const('mid', np.uint8(128)), z, b], 'memory.read', MICROSOFT)
    # stored in half precision, widened once when the session loads
    single = g.op('Cast', [g.const('characters.h', a['characters.h'])], 'characters', to=T.FLOAT)
    halves = [g.op('Add', [single, g.op('Slice', [g.const('spaces.e', a['spaces.e']), g.whole(f'at{k}', [k]), g.whole(f'at{k + 1}', [k + 1])], f'space{k}')], f'half{k}') for k in (0, 1)]
    h = g.op('Add', [m, g.op('Gather', [g.op('Concat', halves, 'table', axis=0), 'ids'], 'e')], 'h')
    # bias of the attention by distance
    r = g.whole('places', np.arange(LONGEST))
    diff = g.op('Sub', [g.op('Unsqueeze', [r, g.whole('ax0', [0])], 'row'), g.op('Unsqueeze', [r, g.whole('ax1', [1])], 'column')], 'diff')
    at = g.op('Add', [g.op('Clip', [diff, g.whole('lo', -distance), g.whole('hi', distance)], 'clip'), g.whole('middle', distance)], 'at')
    full = g.op('Unsqueeze', [g.op('Gather', [g.const('distance', a['distance']), at], 'bias3', axis=1), 'ax0'], 'bias.full')
    n = g.op('Shape', ['ids'], 'n', start=1, end=2)
    bias = g.op('Slice', [full, g.whole('corner', [0, 0]), g.op('Concat', [n, n], 'nn', axis=0), g.whole('last2', [2, 3])], 'bias')

    layers = sum(k.endswith('n1g') for k in a)
    for i in range(layers):
        b = f'blocks.{i}.'
        q, k, v = linear(norm(h, b + 'n1g', b + 'n1b', b + 'x1'), b + 'qkv', *[(j * d, (j + 1) * d, f'.{j}') for j in range(3)])
        t = g.op('MultiHeadAttention', [q, k, v, '', 'lengths', bias], b + 'att', MICROSOFT, num_heads=heads)
        h = g.op('Add', [h, *linear(t, b + 'o')], b + 'h1')
        f = feed_forward(norm(h, b + 'n2g', b + 'n2b', b + 'x2'), b, h)
        h = g.op('Sum' if i == layers - 1 else 'Add', [h, f], b + 'h2')
    # only the best few labels leave the graph: nobody looks at the others, and copying them costs
    total = a['scores.b'].shape[0]
    best, extra = linear(norm(h, 'ng', 'nb', 'x'), 'scores', (0, labels, '.0'), (labels, total, '.1'))
    g.op('TopK', [best, g.whole('top', [CANDIDATES])], ['best', 'which'], axis=-1)
    g.op('Cast', ['which'], 'labels', to=T.INT32)
    g.op('Identity', [extra], 'extra')

    info = lambda name, kind, *dims: H.make_tensor_value_info(name, kind, ['batch', 'length', *dims])
    inputs = [info('ids', T.INT32), H.make_tensor_value_info('lengths', T.INT32, ['batch']), info('memory', T.UINT8, a['memory.proj.w'].shape[0])]
    outputs = [info('best', T.FLOAT, CANDIDATES), info('labels', T.INT32, CANDIDATES), info('extra', T.FLOAT, total - labels)]
    if ranges is None:
        outputs += [H.make_tensor_value_info(x, T.FLOAT, None) for x in dict.fromkeys(x for _, x in taps)]
    graph = H.make_graph(g.nodes, 'student', inputs, outputs, g.init)
    model = H.make_model(graph, opset_imports=[H.make_opsetid('', 17), H.make_opsetid(MICROSOFT, 1)], producer_name='malgyeol')
    model.ir_version = 9
    return model, dict(taps)
