"""The student as a graph for onnxruntime: int8 weights and vectors, fixed ranges.

Inputs: `units` [lines, places, units] numbers with 0 where there is none, `lengths` of the lines; `left` and `right`, for every place asked
about, 1 + the number of the eojeol before and behind it among lines × places, 0 where there is none; then one row per unit that is
to be weighed: `owner` (which place), `before` (the unit before it), `slot`, `target`. Output: `said`, the log probability of each.
"""
import numpy as np
from onnx import TensorProto as T
from onnx import helper as H

from ..export import quantised
from ..graph import MICROSOFT, Graph
from .nets import PLACES
from .units import MOST_UNITS


def build(s, ranges, give_inputs=True):
    """(graph, {name of a product: what enters it}). s: the student's arrays by name; ranges: {name of a product: (lowest, highest) of what
    enters it}; without them the products are done in floats, and what enters them is given out as well, to be measured, unless told otherwise."""
    g = Graph()
    width = s['vectors.weight'].shape[1]
    layers = 1 + max(int(k.split('.')[1]) for k in s if k.startswith('left.'))
    heads = max(1, width // 32)
    const = lambda name, array: g.const(name, np.asarray(array, np.float32))

    def linear(x, name, part=''):
        taps[name] = x
        w, b = s[f'{name}.weight'].T, s.get(f'{name}.bias')
        if part:
            cut = slice(int(part) * width, (int(part) + 1) * width)
            w, b = w[:, cut], b[cut]
        b = np.zeros(w.shape[1], np.float32) if b is None else b
        if ranges is None:
            return g.op('Add', [g.op('MatMul', [x, const(f'{name}{part}.w', w)], f'{name}{part}.m'), const(f'{name}{part}.b', b)], f'{name}{part}.y')
        w8, scale, zeros = quantised(w)
        lowest, highest = min(ranges[name][0], 0), max(ranges[name][1], 1e-3)
        step = (highest - lowest) / 255
        qs, qz = g.const(f'{name}.qs', np.float32(step)), g.const(f'{name}.qz', np.uint8(round(-lowest / step)))
        if f'{name}.q' not in done:
            g.op('QuantizeLinear', [x, qs, qz], f'{name}.q')
            done.add(f'{name}.q')
        inputs = [f'{name}.q', g.const(f'{name}{part}.w', w8), qs, g.const(f'{name}{part}.s', scale), qz, g.const(f'{name}{part}.z', zeros), const(f'{name}{part}.b', b)]
        return g.op('MatMulIntegerToFloat', inputs, f'{name}{part}.y', MICROSOFT)

    done, taps = set(), {}
    norm = lambda x, name: g.op('LayerNormalization', [x, const(f'{name}.weight', s[f'{name}.weight']), const(f'{name}.bias', s[f'{name}.bias'])], f'{name}.y', axis=-1)
    table, scale = rows_quantised(s['vectors.weight'])
    if ranges is not None:
        g.const('table', table)
        g.const('table.scale', scale)

    def vectors(numbers, name):
        if ranges is None:
            return g.op('Gather', [const('table.f', s['vectors.weight']), numbers], name)
        x = g.op('Cast', [g.op('Gather', ['table', numbers], name + '.int')], name + '.float', to=T.FLOAT)
        return g.op('Mul', [x, g.op('Gather', ['table.scale', numbers], name + '.scale')], name)

    # an eojeol is the sum of its units; an empty slot has neither gate nor place
    there = g.op('Unsqueeze', [g.op('Cast', [g.op('Greater', ['units', g.const('none', np.int32(0))], 'any')], 'there', to=T.FLOAT), g.whole('ax3', [3])], 'there3')
    e = g.op('Add', [g.op('Mul', [vectors('units', 'unit'), const('gate', s['gate'])], 'gated'), const('slot.e', s['slot'])], 'slotted')
    e = g.op('ReduceSum', [g.op('Mul', [e, there], 'kept'), g.whole('ax2', [2])], 'eojeol', keepdims=0)
    n = g.op('Shape', ['units'], 'n', start=1, end=2)
    x0 = g.op('Add', [e, g.op('Slice', [const('place', s['place']), g.whole('zero', [0]), n], 'place.n')], 'x0')
    # which eojeols a tower may look at
    causal = np.triu(np.full((PLACES, PLACES), -1e4, np.float32), 1)
    corner = [g.whole('corner', [0, 0]), g.op('Concat', [n, n], 'nn', axis=0), g.whole('last2', [2, 3])]
    flat = {}
    for tower, mask in (('left', causal), ('right', causal.T)):
        bias = g.op('Slice', [const(f'{tower}.mask', mask[None, None]), *corner], f'{tower}.mask.n')
        x = x0
        for i in range(layers):
            b = f'{tower}.{i}.'
            y = norm(x, b + 'n1')
            q, k, v = (linear(y, b + 'qkv', p) for p in '012')
            y = g.op('MultiHeadAttention', [q, k, v, '', 'lengths', bias], b + 'att', MICROSOFT, num_heads=heads)
            x = g.op('Add', [x, linear(y, b + 'o')], b + 'h1')
            y = g.op('Relu', [linear(norm(x, b + 'n2'), b + 'f1')], b + 'relu')
            x = g.op('Sum' if i == layers - 1 else 'Add', [x, linear(y, b + 'f2')], b + 'h2')
        x = g.op('Reshape', [norm(x, 'nl' if tower == 'left' else 'nr'), g.whole('rows', [-1, width])], f'{tower}.rows')
        outside = const(f'{tower}.outside', s['outside'][:1] if tower == 'left' else s['outside'][1:])
        flat[tower] = g.op('Gather', [g.op('Concat', [outside, x], f'{tower}.all', axis=0), tower], f'{tower}.side')
    y = g.op('Relu', [linear(g.op('Concat', [flat['left'], flat['right']], 'sides', axis=1), 'm1')], 'm1.relu')
    h = norm(linear(y, 'm2'), 'norm')
    x = g.op('Add', [g.op('Gather', [linear(h, 'da'), 'owner'], 'da.rows'), linear(vectors('before', 'before.v'), 'db')], 'decoded0')
    x = g.op('Add', [x, g.op('Gather', [const('dslot', s['dslot']), 'slot'], 'dslot.rows')], 'decoded')
    x = norm(linear(g.op('Relu', [x], 'decoded.relu'), 'd2'), 'dn')
    dot = g.op('ReduceSum', [g.op('Mul', [x, vectors('target', 'target.v')], 'dots'), g.whole('ax1', [1])], 'dot', keepdims=0)
    g.op('Add', [dot, g.op('Gather', [const('bias', s['bias']), 'target'], 'bias.rows')], 'said')
    info = lambda name, *dims: H.make_tensor_value_info(name, T.INT32, dims)
    inputs = [info('units', 'lines', 'places', MOST_UNITS), info('lengths', 'lines'), info('left', 'asked'), info('right', 'asked'), *[info(k, 'rows') for k in ('owner', 'before', 'slot', 'target')]]
    outputs = [H.make_tensor_value_info('said', T.FLOAT, ['rows'])]
    if ranges is None and give_inputs:
        outputs += [H.make_tensor_value_info(x, T.FLOAT, None) for x in dict.fromkeys(taps.values())]
    graph = H.make_graph(g.nodes, 'dense', inputs, outputs, g.init)
    model = H.make_model(graph, opset_imports=[H.make_opsetid('', 17), H.make_opsetid(MICROSOFT, 1)], producer_name='malgyeol')
    model.ir_version = 9
    return model, taps


def rows_quantised(table):
    """int8 with one scale per row"""
    w8, scale, _ = quantised(table.T)
    return w8.T, scale[:, None]
