"""Train the weights of the context model on examples (training/context/examples.mjs).

usage: python -m training.context.train --examples A --examples B … --dev DEV --out models/context.bin
A softmax over the candidates of an eojeol: the search's score as it is, times a fixed factor, plus hashed features;
AdaGrad, one pass after another, sources weighted; the mean over all steps is kept. Weights too small to matter become nothing; the rest is stored in
eight bits. Layout: 'CTX1', bits, scale (float), factor (float), then 2^bits signed bytes.
"""
import argparse
import struct
import sys
import time

import numba as nb
import numpy as np

from ..manifest import refresh

SOURCES = ['kiwi', 'krdict', 'klue', 'amb', 'gsd', 'ksl', 'sjw', 'sjs', 'stem', 'chosen', 'klue.dev', 'amb.dev', 'gsd.dev', 'ksl.dev', 'teacher', 'apart', 'apart.dev', 'stem.dev', 'amb.new']
# Sources that follow another convention have weights of their own, beside the common ones, for what a reading is by
# itself; only the common ones ship.
PRIVATE = {'kiwi': 1, 'gsd': 2, 'ksl': 3, 'sjw': 4, 'sjs': 4}
# The encoders know these texts: on new text their scores are worth less, and the model must learn to do without.
TRUST = {'kiwi': .3, 'teacher': .4, 'krdict': .5, 'sjw': .5, 'sjs': .5, 'gsd': .7, 'ksl': .7}
WEIGHTS = {'kiwi': 1., 'krdict': 3., 'klue': 8., 'amb': 5., 'gsd': 2., 'ksl': .5, 'sjw': .3, 'sjs': .3, 'stem': 3., 'chosen': .5, 'teacher': 1., 'apart': 2., 'amb.new': 8.}


class Examples:
    def __init__(self, path):
        self.feat = np.fromfile(f'{path}.feat', np.int32)
        cand = np.fromfile(f'{path}.cand', np.dtype([('score', '<f4'), ('count', '<i4'), ('alone', '<i4')]))
        ex = np.fromfile(f'{path}.ex', np.int32).reshape(-1, 3)
        self.score, self.alone = cand['score'].copy(), cand['alone'].copy()
        self.first = np.concatenate([[0], np.cumsum(cand['count'].astype(np.int64))])
        self.source, self.n, self.right = ex[:, 0].copy(), ex[:, 1].copy(), ex[:, 2].copy()
        self.start = np.concatenate([[0], np.cumsum(self.n.astype(np.int64))])

    def join(self, other):
        """with the examples of the other behind its own"""
        self.start = np.concatenate([self.start, self.start[-1] + other.start[1:]])
        self.first = np.concatenate([self.first, self.first[-1] + other.first[1:]])
        for name in ('feat', 'score', 'alone', 'source', 'n', 'right'):
            setattr(self, name, np.concatenate([getattr(self, name), getattr(other, name)]))
        return self


    def drop_rare(self, least):
        """without features that occur seldom: they would fill the table and teach nothing"""
        bits = 27
        slot = self.feat & np.int32((1 << bits) - 1)
        counts = np.minimum(np.bincount(slot, minlength=1 << bits), 255).astype(np.uint8)
        keep = counts[slot] >= least
        before = np.concatenate([[0], np.cumsum(keep, dtype=np.int64)])
        alone = before[self.first[:-1] + self.alone] - before[self.first[:-1]]
        self.feat, self.first, self.alone = self.feat[keep], before[self.first], alone.astype(np.int32)


@nb.njit(fastmath=True)
def train_pass(order, feat, score, alone, first, start, n, right, weight, private, w, g2, late, own, own2, mask, factor, rate, step):
    z, p, q = np.zeros(32, np.float32), np.zeros(32, np.float32), np.zeros(32, np.float32)
    loss, total = 0., 1e-9
    for at in order:
        step += 1
        k0, k, o = start[at], n[at], private[at]
        top = np.float32(-1e30)
        for c in range(k):
            s = factor * score[k0 + c]
            begin = first[k0 + c]
            for f in range(begin, first[k0 + c + 1]):
                s += w[feat[f] & mask]
                if o >= 0 and f < begin + alone[k0 + c]:
                    s += own[o, feat[f] & mask]
            z[c] = s
            top = max(top, s)
        whole, good = 0., 0.
        for c in range(k):
            p[c] = np.exp(z[c] - top)
            whole += p[c]
            if right[at] >> c & 1:
                q[c] = p[c]
                good += p[c]
            else:
                q[c] = 0.
        if good < 1e-12:
            for c in range(k):
                q[c] = 1. if right[at] >> c & 1 else 0.
                good += q[c]
        wt = weight[at]
        loss -= wt * np.log(max(good / whole, 1e-12))
        total += wt
        for c in range(k):
            g = wt * (p[c] / whole - q[c] / good)
            if abs(g) < 1e-3:
                continue
            begin = first[k0 + c]
            for f in range(begin, first[k0 + c + 1]):
                i = feat[f] & mask
                g2[i] += g * g
                move = rate * g / np.sqrt(g2[i])
                w[i] -= move
                if step > 0:
                    late[i] += step * move
                if o >= 0 and f < begin + alone[k0 + c]:
                    own2[o, i] += g * g
                    own[o, i] -= rate * g / np.sqrt(own2[o, i])
    return loss / total, step


@nb.njit(fastmath=True)
def predict(feat, score, first, start, n, w, mask, factor):
    out = np.zeros(len(n), np.int32)
    for at in range(len(n)):
        best = np.float32(-1e30)
        for c in range(n[at]):
            k = start[at] + c
            s = factor * score[k]
            for f in range(first[k], first[k + 1]):
                s += w[feat[f] & mask]
            if s > best:
                best, out[at] = s, c
    return out


def mean(w, late, step):
    """the mean of the weights after every example: what one unlucky example did counts little"""
    return w + late / np.float32(max(step, 1.))


def read_weights(path, bits):
    with open(path, 'rb') as f:
        known, scale, _ = struct.unpack('<iff', f.read(16)[4:])
        assert known == bits, f'{path} has 2^{known} weights'
        return np.frombuffer(f.read(), np.int8).astype(np.float32) * np.float32(scale)


def report(devs, w, mask, factor, by=''):
    print(by, ' '.join(part for dev in devs for part in figures(dev, w, mask, factor)), flush=True)


def figures(dev, w, mask, factor):
    got = predict(dev.feat, dev.score, dev.first, dev.start, dev.n, w, mask, np.float32(factor))
    parts = []
    for s in np.unique(dev.source):
        m = dev.source == s
        right = (dev.right[m] >> got[m]) & 1
        base = dev.right[m] & 1
        parts.append(f'{SOURCES[s]} {base.mean():.4f}→{right.mean():.4f} ({int(right.sum()) - int(base.sum()):+d})')
    return parts


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--examples', action='append', required=True)
    ap.add_argument('--dev', action='append', required=True)
    ap.add_argument('--out')
    ap.add_argument('--bits', type=int, default=24)
    ap.add_argument('--factor', type=float, default=.4)
    ap.add_argument('--rate', type=float, default=.06)
    ap.add_argument('--start', type=float, default=1., help='what a squared gradient sum begins with')
    ap.add_argument('--passes', type=int, default=2)
    ap.add_argument('--weights', default='', help='source=weight,…')
    ap.add_argument('--trust', default='', help='source=factor on the search\'s score,…')
    ap.add_argument('--least', type=int, default=2, help='how often a feature must occur')
    ap.add_argument('--init', help='context.bin to go on from; what is kept is the mean of it and what it became')
    ap.add_argument('--cut', type=float, default=.01)
    a = ap.parse_args()
    weights = dict(WEIGHTS, **{k: float(v) for k, v in (x.split('=') for x in a.weights.split(',') if x)})
    trust = dict(TRUST, **{k: float(v) for k, v in (x.split('=') for x in a.trust.split(',') if x)})
    rnd = np.random.default_rng(7)
    dev = [Examples(path) for path in a.dev]
    mask = np.int32((1 << a.bits) - 1)
    w = np.zeros(1 << a.bits, np.float32)
    if a.init:
        before = read_weights(a.init, a.bits)
        w += before
    g2 = np.full(1 << a.bits, a.start, np.float32)
    late = np.zeros(1 << a.bits, np.float32)
    own = np.zeros((max(PRIVATE.values()), 1 << a.bits), np.float32)
    own2 = np.full_like(own, a.start)
    private_of = np.array([PRIVATE.get(s, 0) - 1 for s in SOURCES], np.int32)
    report(dev, w, mask, a.factor, 'before')
    e = Examples(a.examples[0])
    for path in a.examples[1:]:
        e.join(Examples(path))
    e.drop_rare(a.least)
    weight = np.array([weights.get(s, 0) for s in SOURCES], np.float32)[e.source]
    e.score *= np.repeat(np.array([trust.get(s, 1) for s in SOURCES], np.float32)[e.source], e.n)
    used = np.nonzero(weight > 0)[0]
    # The mean begins with the last of the passes.
    step = -float(len(used) * (a.passes - 1))
    for turn in range(a.passes):
        t = time.time()
        loss, step = train_pass(rnd.permutation(used), e.feat, e.score, e.alone, e.first, e.start, e.n, e.right, weight, private_of[e.source], w, g2, late, own, own2,
                                mask, np.float32(a.factor), np.float32(a.rate), step)
        print(f'pass {turn} of {len(used)}: loss {loss:.4f} {time.time() - t:.0f} s', flush=True)
        report(dev, w, mask, a.factor, f'pass {turn}')
    w = mean(w, late, step)
    if a.init:
        w = (before + w) / 2
    report(dev, w, mask, a.factor, 'mean')
    w[np.abs(w) < a.cut] = 0
    scale = np.quantile(np.abs(w[w != 0]), .9995) / 127
    small = np.clip(np.rint(w / scale), -127, 127).astype(np.int8)
    print('weights', int((small != 0).sum()), 'of', len(small), 'scale', scale)
    for factor in (.2, .3, .4, .5, .6, .8, 1., 1.3):
        report(dev, small.astype(np.float32) * np.float32(scale), mask, factor, f'8 bits, factor {factor}')
    if a.out:
        with open(a.out, 'wb') as f:
            f.write(b'CTX1' + struct.pack('<iff', a.bits, scale, a.factor))
            f.write(small.tobytes())
        refresh(a.out)


if __name__ == '__main__':
    sys.exit(main())
