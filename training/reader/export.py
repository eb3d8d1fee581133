"""From trained weights to what ships: the graph of the larger reader, its memory, and what numbers the characters have.

usage: python -m training.reader.export --trained DIR --characters characters.json --text FILE --out models

What enters each multiplication is measured on lines of FILE and quantised by a fixed range.
"""
import argparse
import glob
import json

import numpy as np
import onnx
import onnxruntime
import torch

from ..calibrate import BINS, LIMIT, range_of
from .graph import build, bytes_of
from .keys import memory_ids
from .train import LINE, MEMORY, SIZES

# the size that ships; the smaller one is trained beside it to tell what size brings
SHIPPED = 'large'


def trained(path, name):
    arrays = {}
    for part in sorted(glob.glob(f'{path}/{name}-*.npz')):
        arrays.update({k: v.astype(np.float32) for k, v in np.load(part).items()})
    return arrays


def unpacked(codes):
    out = np.empty((codes.shape[0], codes.shape[1] * 2), np.uint8)
    out[:, 0::2], out[:, 1::2] = codes & 15, codes >> 4
    return out + 120  # codes of half a byte are around 8, bytes around 128


def encoded(line, numbers):
    ids, spaces, space = [LINE], [0], 0
    for c in line:
        if c == ' ':
            space = 1
            continue
        ids.append(numbers.get(c, 3 if '가' <= c <= '힣' else 4 if '一' <= c <= '鿿' else 1))
        spaces.append(space)
        space = 0
    return ids + [LINE], spaces + [0]


def feeds(ids, spaces, table):
    x, sp = torch.tensor([ids]), torch.tensor([spaces])
    rows = [table[k[0].numpy()].reshape(1, len(ids), -1) for k in memory_ids(x, sp, MEMORY[0])]
    behind = np.array([[*spaces[1:], 0]], np.int32)
    out = {'ids': np.array([ids], np.int32), 'around': np.array([spaces], np.int32) + 2 * behind, 'lengths': np.array([len(ids)], np.int32)}
    return out | dict(zip(('ml', 'mr', 'mc', 'mg'), rows))


def session(model):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])


def measured(model, taps, rows):
    run = session(model)
    seen = {tap: np.zeros(BINS, np.int64) for tap in taps}
    for row in rows:
        for tap, value in zip(taps, run.run(list(taps.values()), row)):
            seen[tap] += np.bincount(np.clip((value.ravel() + LIMIT) * (BINS / 2 / LIMIT), 0, BINS - 1).astype(np.int32), minlength=BINS)
    return {tap: range_of(counts) for tap, counts in seen.items()}


def logarithms_of_sums(arrays, model, rows, seed=1):
    """For each of the three ways to read a character a small network that tells from the vector what all characters' scores come
    to, so that scores are logarithms of probabilities: summing over all characters would cost more than the reader itself."""
    run = session(model)
    vectors = [[], [], []]
    for row in rows:
        for k, v in enumerate(run.run(['both', 'ltr', 'rtl'], row)):
            vectors[k].append(v[0, 1:-1])
    out = []
    for k, parts in enumerate(vectors):
        v = torch.tensor(np.concatenate(parts))
        want = (v @ torch.tensor(arrays['e.weight']).T + torch.tensor(arrays['b'][k])).logsumexp(-1)
        torch.manual_seed(seed)
        net = torch.nn.Sequential(torch.nn.Linear(v.shape[1], 64), torch.nn.ReLU(), torch.nn.Linear(64, 1))
        opt = torch.optim.Adam(net.parameters(), lr=4e-3)
        kept, steps = int(len(v) * .9), 1500
        for step in range(steps):
            for group in opt.param_groups:
                group['lr'] = 4e-3 * (1 - step / steps)
            at = torch.randint(0, kept, (512,))
            loss = torch.nn.functional.smooth_l1_loss(net(v[at])[:, 0], want[at])
            opt.zero_grad()
            loss.backward()
            opt.step()
        with torch.no_grad():
            print('  sum', k, 'spread', round(want.std().item(), 2), 'error on places kept apart', round((net(v[kept:])[:, 0] - want[kept:]).abs().mean().item(), 3), flush=True)
        out.append([p.detach().numpy() for p in (net[0].weight.T, net[0].bias, net[2].weight.T, net[2].bias)])
    return out


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--characters', required=True)
    ap.add_argument('--text', required=True)
    ap.add_argument('--lines', type=int, default=600)
    ap.add_argument('--out', default='models')
    a = ap.parse_args()
    known = json.load(open(a.characters))
    memory = np.load(f'{a.trained}/memory.npz')
    table = unpacked(memory['codes'])
    numbers = {c: i for i, c in enumerate(known) if len(c) == 1}
    lines = [line.strip()[:200] for line in open(a.text) if len(line) > 30]
    rows = [feeds(*encoded(line, numbers), table) for line in lines[::max(1, len(lines) // a.lines)][:a.lines]]
    width, layers, heads = SIZES[SHIPPED]
    arrays = trained(a.trained, SHIPPED)
    exact, taps = build(arrays, memory['step'], layers, heads)
    ranges = measured(exact, taps, rows)
    sums = logarithms_of_sums(arrays, exact, rows)
    model, _ = build(arrays, memory['step'], layers, heads, ranges, sums)
    exact, _ = build(arrays, memory['step'], layers, heads, None, sums)
    onnx.save(model, f'{a.out}/reader.onnx')
    want, got = (session(m).run(['said'], rows[0])[0] for m in (exact, model))
    print('mean difference of scores by the ranges', np.abs(want - got)[0, 1:-1].mean(0).round(3), flush=True)
    codes, scale = bytes_of(arrays['e.weight'])
    with open(f'{a.out}/reader-characters.bin', 'wb') as f:
        f.write(scale.tobytes() + codes.tobytes())
    memory['codes'].tofile(f'{a.out}/reader-memory.bin')
    config = {'characters': known, 'memory': {'bits': MEMORY[0], 'dim': MEMORY[1]}, 'width': width, 'bias': [round(float(v), 3) for v in arrays['b'][0]]}
    json.dump(config, open(f'{a.out}/reader.json', 'w'), ensure_ascii=False)


if __name__ == '__main__':
    main()
