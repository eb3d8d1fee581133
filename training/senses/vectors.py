"""Word vectors from analysed text: PPMI of words within five words of each other, cut to its largest directions.

python -m training.senses.vectors --shared ../shared --out training/work/senses/vectors.npz
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import chain

import numpy as np
from scipy import sparse
from scipy.sparse.linalg import svds

from .words import keys, kiwi_sentences

WINDOW = 5
SEED = 7


def texts(shared: str):
    names = ("kiwi-silver", "kiwi-ambiguous")
    return chain.from_iterable(kiwi_sentences(f"{shared}/teacher/{name}.tsv.xz") for name in names)


def read(shared: str, size: int) -> tuple[list[str], np.ndarray]:
    """The most frequent words, and the text as their numbers (−1 = another word, −2 = end of a sentence)."""
    numbers: dict[str, int] = {}
    counts: Counter[int] = Counter()
    rows = []
    for sentence in texts(shared):
        row = [numbers.setdefault(k, len(numbers)) for k in keys(sentence)]
        counts.update(row)
        rows.append(np.array([*row, -2], dtype=np.int32))
    kept = [n for n, _ in counts.most_common(size)]
    place = np.full(len(numbers) + 2, -1, dtype=np.int32)
    place[kept] = np.arange(len(kept))
    place[-2] = -2
    names = list(numbers)
    return [names[n] for n in kept], place[np.concatenate(rows)]


def cooccurrence(stream: np.ndarray, size: int) -> sparse.csr_matrix:
    total = sparse.csr_matrix((size, size), dtype=np.float32)
    # Where a sentence ends between two words they are no neighbours.
    sentence = np.cumsum(stream == -2)
    step = 4_000_000
    for begin in range(0, len(stream), step):
        end = min(len(stream), begin + step)
        for d in range(1, WINDOW + 1):
            a, b = stream[begin : end - d], stream[begin + d : end]
            ok = (a >= 0) & (b >= 0) & (sentence[begin : end - d] == sentence[begin + d : end])
            weight = np.full(ok.sum(), 1 / d, dtype=np.float32)
            total = total + sparse.csr_matrix((weight, (a[ok], b[ok])), shape=(size, size))
    return total + total.T


def ppmi(counts: sparse.csr_matrix) -> sparse.csr_matrix:
    coo = counts.tocoo()
    rows = np.asarray(counts.sum(axis=1)).ravel()
    columns = rows**0.75
    columns = columns / columns.sum() * rows.sum()
    value = np.log(coo.data * rows.sum() / (rows[coo.row] * columns[coo.col]))
    keep = value > 0
    return sparse.csr_matrix((value[keep], (coo.row[keep], coo.col[keep])), shape=counts.shape)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--out", required=True)
    parser.add_argument("--words", type=int, default=40_000)
    parser.add_argument("--dim", type=int, default=64)
    args = parser.parse_args()
    words, stream = read(args.shared, args.words)
    print(f"{len(stream):,} words, {len(words):,} kept", file=sys.stderr)
    matrix = ppmi(cooccurrence(stream, len(words)))
    print(f"{matrix.nnz:,} pairs", file=sys.stderr)
    left, values, _ = svds(matrix.astype(np.float32), k=args.dim, random_state=np.random.default_rng(SEED))
    vectors = left * np.sqrt(values)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True) + 1e-9
    counts = np.bincount(stream[stream >= 0], minlength=len(words))
    np.savez_compressed(
        args.out, words=np.array(words), vectors=vectors.astype(np.float32), counts=counts
    )


if __name__ == "__main__":
    main()
