"""The reader as onnxruntime runs it: int8 weights, bytes with fixed ranges between them, the memory gathered outside.

Inputs: `ids` the characters, `around` both spaces of a place (before + 2 × behind), `lengths`, and the bytes of the memory for the
four kinds of keys. Outputs: `both`, whose
product with the table `e` says how likely each character is between its neighbours, and `said`: of the character that stands
there and of the space before it the scores by both sides, by the left and by the right.
"""
import numpy as np
from onnx import TensorProto as T
from onnx import helper as H

from ..graph import LONGEST, MICROSOFT, Graph
from .nets import DISTANCE


class Builder(Graph):
    """products of what is quantised; without ranges they are done in floats, and what enters them is given out to be measured"""

    def __init__(self, arrays, ranges):
        super().__init__()
        self.a, self.ranges, self.taps, self.done = arrays, ranges, {}, {}

    def quantised(self, x, name):
        if name not in self.done:
            lowest, highest = min(self.ranges[name][0], 0), self.ranges[name][1]
            step = (highest - lowest) / 255
            scale, zero = self.const(name + '.qs', np.float32(step)), self.const(name + '.qz', np.uint8(round(-lowest / step)))
            self.done[name] = (self.op('QuantizeLinear', [x, scale, zero], name + '.q'), scale, zero)
        return self.done[name]

    def product(self, q, name, w, bias):
        """w: [in, out]"""
        codes, scale = column_bytes(w)
        inputs = [q[0], self.const(name + '.w', codes), q[1], self.const(name + '.s', scale), q[2], self.const(name + '.z', np.zeros(w.shape[1], np.int8))]
        return self.op('MatMulIntegerToFloat', inputs + ([self.const(name + '.b', bias.astype(np.float32))] if bias is not None else []), name, MICROSOFT)

    def linear(self, x, tap, name, w, bias):
        """tap: what x is called where its range is kept; several products share it"""
        self.taps[tap] = x
        if self.ranges is None:
            m = self.op('MatMul', [x, self.const(name + '.f', w.astype(np.float32))], name + '.m')
            return m if bias is None else self.op('Add', [m, self.const(name + '.b', bias.astype(np.float32))], name)
        return self.product(self.quantised(x, tap), name, w, bias)

    def remembered(self, memory, name, w, step):
        """bytes are codes + 128; the steps of the columns go into the weights"""
        one, middle = self.const('one', np.float32(1)), self.const('middle128', np.uint8(128))
        return self.product((memory, one, middle), name, w * np.tile(step, w.shape[0] // len(step))[:, None], None)

    def norm(self, x, name):
        return self.op('LayerNormalization', [x, self.const(name + '.weight', self.a[name + '.weight']), self.const(name + '.bias', self.a[name + '.bias'])], name, axis=-1)


def column_bytes(w):
    """weights in bytes, with a scale for each column"""
    scale = (np.maximum(np.abs(w).max(0), 1e-8) / 127).astype(np.float32)
    return np.rint(w / scale).astype(np.int8), scale


def bytes_of(table):
    """a table in bytes, with a scale for each row"""
    scale = (np.maximum(np.abs(table).max(1), 1e-8) / 127).astype(np.float32)
    return np.rint(table / scale[:, None]).astype(np.int8), scale


def feed_forward(g, x, b):
    """hidden units leave the first product as bytes where nothing is below zero, so that Relu costs nothing"""
    a = g.a
    w, c = a[b + 'f1.weight'].T, a[b + 'f1.bias']
    if g.ranges is None:
        return g.linear(g.op('Relu', [g.linear(x, b + 'n2', b + 'f1', w, c)], b + 'relu'), b + 'relu', b + 'f2', a[b + 'f2.weight'].T, a[b + 'f2.bias'])
    q = g.quantised(x, b + 'n2')
    step = (g.ranges[b + 'n2'][1] - min(g.ranges[b + 'n2'][0], 0)) / 255
    codes, scale = column_bytes(w)
    rows = g.op('Reshape', [q[0], g.whole(f'rows{w.shape[0]}', [-1, w.shape[0]])], b + 'rows')
    whole = [g.const(b + 'f1.w', codes), g.const(b + 'f1.s', scale), g.const(b + 'f1.z', np.zeros(w.shape[1], np.int8)), g.const(b + 'f1.c', np.rint(c / (step * scale)).astype(np.int32))]
    out = g.const(b + 'f2.qs', np.float32(g.ranges[b + 'relu'][1] / 255)), g.const(b + 'f2.qz', np.uint8(0))
    hidden = g.op('QGemm', [rows, q[1], q[2], *whole, *out], b + 'hidden', MICROSOFT)
    flat = g.product((hidden, *out), b + 'f2', a[b + 'f2.weight'].T, a[b + 'f2.bias'])
    return g.op('Reshape', [flat, g.op('Shape', [x], b + 'shape')], b + 'f2.out')


def tower(g, side, e, space, memory, step, layers, heads):
    a, d = g.a, g.a['e.weight'].shape[1]
    # a bias for each kind of space: looked up together
    spaces = g.op('Gather', [g.const(side + '.spaces', a[side + '.space.weight'] + a[side + '.proj.bias']), space], side + '.space')
    h = g.op('Sum', [e, g.remembered(memory, side + '.memory', a[side + '.proj.weight'].T, step), spaces], side + '.h')
    i = np.arange(LONGEST)
    far = i[:, None] - i[None] if side == 'left' else i[None] - i[:, None]
    # the last column is for what a tower may not see
    distance = np.concatenate([a[side + '.distance'], np.full((heads, 1), -1e4, np.float32)], 1)
    near = g.const(side + '.far', np.where(far < 0, DISTANCE + 1, far.clip(0, DISTANCE)).astype(np.int8))
    at = g.op('Cast', [near], side + '.at', to=T.INT32)
    full = g.op('Unsqueeze', [g.op('Gather', [g.const(side + '.distance', distance), at], side + '.bias3', axis=1), g.whole('ax0', [0])], side + '.full')
    n = g.op('Shape', ['ids'], side + '.count', start=1, end=2)
    bias = g.op('Slice', [full, g.whole('corner', [0, 0]), g.op('Concat', [n, n], side + '.nn', axis=0), g.whole('last2', [2, 3])], side + '.bias')
    # what stands on the left of a place is never behind the end of its line
    lengths = '' if side == 'left' else 'lengths'
    for k in range(layers):
        b = f'{side}.blocks.{k}.'
        x = g.norm(h, b + 'n1')
        w, c = a[b + 'qkv.weight'].T, a[b + 'qkv.bias']
        q = [g.linear(x, b + 'n1', f'{b}qkv.{j}', w[:, j * d:(j + 1) * d], c[j * d:(j + 1) * d]) for j in range(3)]
        t = g.op('MultiHeadAttention', [*q, '', lengths, bias], b + 'attended', MICROSOFT, num_heads=heads)
        h = g.op('Add', [h, g.linear(t, b + 'attended', b + 'o', a[b + 'o.weight'].T, a[b + 'o.bias'])], b + 'h1')
        f = feed_forward(g, g.norm(h, b + 'n2'), b)
        # not Add at the end: onnxruntime would fuse it with the norm into an operator that is slow
        h = g.op('Sum' if k == layers - 1 else 'Add', [h, f], b + 'h2')
    return g.norm(h, side + '.n')


def build(a, step, layers, heads, ranges=None, sums=None):
    """a: arrays of a trained Reader by their names in it, as floats; step: what a code of the memory is worth, by column"""
    g = Builder(a, ranges)
    d = a['e.weight'].shape[1]
    codes, scale = bytes_of(a['e.weight'])
    # only the rows that are looked up are widened
    bytes_there = g.op('Cast', [g.op('Gather', [g.const('e.codes', codes), 'ids'], 'e.bytes')], 'e.whole', to=T.FLOAT)
    e = g.op('Mul', [bytes_there, g.op('Gather', [g.const('e.scale', scale[:, None]), 'ids'], 'e.scales')], 'e')
    space = g.op('Mod', ['around', g.const('two', np.int32(2))], 'space')
    behind = g.op('Div', ['around', 'two'], 'behind')
    left, right = tower(g, 'left', e, space, 'ml', step, layers, heads), tower(g, 'right', e, behind, 'mr', step, layers, heads)
    moved = lambda x, by, name: g.op('Pad', [x, g.whole(f'pad{by}', [0, by, 0, 0, -by, 0])], name)
    before, after = moved(left, 1, 'before'), moved(right, -1, 'after')
    few = lambda name, at, out: g.op('Gather', [g.const(name, a[name]), at], out)

    def sides(name, second, tap, memory):
        w = a[name + '.weight'].T
        parts = [g.linear(before, 'before', name + '.l', w[:d], a[name + '.bias']), g.linear(second, tap, name + '.r', w[d:2 * d], None), g.remembered(memory, name + '.m', w[2 * d:], step)]
        return g.op('Sum', parts, name)

    x = g.op('Relu', [g.op('Add', [sides('between', after, 'after', 'mc'), few('spaces.weight', 'around', 'spaces')], 'between.s')], 'between.h')
    both = g.linear(x, 'between.h', 'both', a['meant.weight'].T, a['meant.bias'])
    x = g.op('Relu', [sides('gap', right, 'right.n', 'mg')], 'gap.h')
    gap = g.linear(x, 'gap.h', 'gapped', a['gapped.weight'].T, a['gapped.bias'])
    ltr = g.op('Add', [g.linear(before, 'before', 'next', a['next.weight'].T, a['next.bias']), few('next_space.weight', space, 'next.space')], 'ltr')
    rtl = g.op('Add', [g.linear(after, 'after', 'last', a['last.weight'].T, a['last.bias']), few('last_space.weight', behind, 'last.space')], 'rtl')
    gaps = [gap, g.linear(before, 'before', 'next_gap', a['next_gap.weight'].T, a['next_gap.bias']), g.linear(right, 'right.n', 'last_gap', a['last_gap.weight'].T, a['last_gap.bias'])]
    # the table of characters and their biases: what stands at a place is looked up, the rest by whoever asks
    biases = g.op('Gather', [g.const('biases', a['b'].T.astype(np.float32)), 'ids'], 'own.b')
    if sums:
        # what the scores of all characters come to, so that a score is the logarithm of a probability
        sums = list(sums)
        for k, (v, (w1, b1, w2, b2)) in enumerate(zip((both, ltr, rtl), list(sums))):
            hidden = g.op('Relu', [g.op('Add', [g.op('MatMul', [v, g.const(f'sum{k}.w1', w1)], f'sum{k}.m1'), g.const(f'sum{k}.b1', b1)], f'sum{k}.a1')], f'sum{k}.h')
            sums[k] = g.op('Add', [g.op('MatMul', [hidden, g.const(f'sum{k}.w2', w2)], f'sum{k}.m2'), g.const(f'sum{k}.b2', b2)], f'sum{k}')
    scores = [g.op('ReduceSum', [g.op('Mul', [v, e], f'own.{k}'), g.whole('axis', [-1])], f'own.sum.{k}', keepdims=1) for k, v in enumerate((both, ltr, rtl))]
    scores = g.op('Add', [g.op('Concat', scores, 'own.sums', axis=-1), biases], 'own.scores')
    if sums:
        scores = g.op('Sub', [scores, g.op('Concat', sums, 'sums', axis=-1)], 'own.logs')
    g.op('Concat', [scores, *gaps], 'said', axis=-1)
    g.op('Identity', [both], 'meant')
    info = lambda name, kind, *dims: H.make_tensor_value_info(name, kind, ['batch', 'length', *dims])
    md = len(step)
    inputs = [info('ids', T.INT32), info('around', T.INT32), H.make_tensor_value_info('lengths', T.INT32, ['batch'])]
    inputs += [info(n, T.UINT8, k * md) for n, k in (('ml', 6), ('mr', 6), ('mc', 5), ('mg', 5))]
    outputs = [info('meant', T.FLOAT, d), info('said', T.FLOAT, 6)]
    if ranges is None:
        outputs += [H.make_tensor_value_info(x, T.FLOAT, None) for x in dict.fromkeys(g.taps.values()) ] + [H.make_tensor_value_info(x, T.FLOAT, None) for x in ('both', 'ltr', 'rtl')]
    model = H.make_model(H.make_graph(g.nodes, 'reader', inputs, outputs, g.init), opset_imports=[H.make_opsetid('', 18), H.make_opsetid(MICROSOFT, 1)], producer_name='malgyeol')
    model.ir_version = 9
    return model, g.taps
