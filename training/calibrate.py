"""Measures what enters the multiplications of a graph on real text, and rewrites the graph with these ranges, in place.

usage: python -m training.calibrate --shared ../shared models/small.onnx models/large.onnx
Needs `npm run build`: the engine itself reads the text (encoder-inputs.mjs). The range leaves out one value in 100,000 on either
side: finer steps for all others are worth more.
"""
import argparse
import glob
import os
import random
import subprocess

import numpy as np
import onnx
import onnxruntime

from .corpora import open_text
from .graph import arrays_of, build
from .manifest import refresh

OUTSIDE = 1e-5
LIMIT, BINS = 32, 1 << 14  # values are counted, not kept
HERE = os.path.dirname(os.path.abspath(__file__))


def sample(shared, count, seed):
    """`count` lines, as many of every text; what is longer than a piece of the engine's is cut by it"""
    rng, files, out = random.Random(seed), sorted(glob.glob(f'{shared}/text/*.xz')), []
    for path in files:
        lines = [line.strip()[:400] for _, line in zip(range(100_000), open_text(path)) if line.strip()]
        out += rng.sample(lines, min(len(lines), count // len(files)))
    return out


def inputs(lines):
    """what the encoder reads of each line: (ids [1, L], memory [1, L, bytes])"""
    data = subprocess.run(['node', f'{HERE}/encoder-inputs.mjs'], input='\n'.join(lines).encode(), stdout=subprocess.PIPE, check=True).stdout
    at = 0
    while at < len(data):
        length, width = np.frombuffer(data, np.int32, 2, at)
        ids = np.frombuffer(data, np.int32, length, at + 8)
        memory = np.frombuffer(data, np.uint8, length * width, at + 8 + 4 * length)
        at += 8 + 4 * length + length * width
        yield ids[None], memory.reshape(1, length, width)


def measure(arrays, heads, labels, rows):
    model, taps = build(arrays, heads, labels)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=['CPUExecutionProvider'])
    seen = {name: np.zeros(BINS, np.int64) for name in taps}
    for ids, memory in rows:
        values = session.run(list(taps.values()), {'ids': ids, 'memory': memory, 'lengths': np.array([ids.shape[1]], np.int32)})
        for name, value in zip(taps, values):
            seen[name] += np.bincount(np.clip((value.ravel() + LIMIT) * (BINS / 2 / LIMIT), 0, BINS - 1).astype(np.int32), minlength=BINS)
    return {name: range_of(counts) for name, counts in seen.items()}


def range_of(counts):
    below = np.cumsum(counts) / counts.sum()
    edge = lambda share: float(np.searchsorted(below, share) + .5) * 2 * LIMIT / BINS - LIMIT
    return edge(OUTSIDE), edge(1 - OUTSIDE)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('graphs', nargs='+')
    ap.add_argument('--shared', default='../shared')
    ap.add_argument('--lines', type=int, default=700)
    ap.add_argument('--seed', type=int, default=5)
    a = ap.parse_args()
    rows = list(inputs(sample(a.shared, a.lines, a.seed)))
    print(f'{len(rows)} pieces, {sum(ids.shape[1] for ids, _ in rows)} places', flush=True)
    for path in a.graphs:
        parts = arrays_of(onnx.load(path))
        ranges = measure(*parts, rows)
        onnx.save(build(*parts, ranges)[0], path)
        refresh(path)
        print(path, {k: (round(lo, 2), round(hi, 2)) for k, (lo, hi) in ranges.items()}, flush=True)


if __name__ == '__main__':
    main()
