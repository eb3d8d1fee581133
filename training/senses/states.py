"""What the encoder's last states say about senses: reads the examples with a graph and keeps the states at their words.

bin/malgyeol analyze --format json < training/work/senses/examples.txt > training/work/senses/examples.json
python -m training.senses.states --graph models/small.onnx --work training/work/senses --out training/work/senses/states-small.npz

A copy of the graph gives out its last states (`x`, before the heads) as well. Kept of every occurrence: the mean over the
syllables of the word, the state of its first syllable, and the mean over a window around it. Needs `npm run build`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import islice

import numpy as np
import onnx
import onnxruntime

from ..calibrate import inputs
from .dataset import examples
from .inventory import read, units

# Syllables on either side of a word.
WINDOW = 12
# Lines that are read at a time.
CHUNK = 2_000
STATE = "x"


def session_of(path: str) -> onnxruntime.InferenceSession:
    model = onnx.load(path)
    model.graph.output.append(onnx.helper.make_tensor_value_info(STATE, onnx.TensorProto.FLOAT, None))
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    return onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])


def line_states(session: onnxruntime.InferenceSession, lines: list[str]) -> Iterator[np.ndarray | None]:
    """The states of the visible characters of every line; None where a piece was read with its neighbours."""
    rows = inputs(lines)
    for line in lines:
        wanted, parts = sum(not c.isspace() for c in line), []
        while sum(map(len, parts)) < wanted:
            ids, memory = next(rows)
            feed = {"ids": ids, "memory": memory, "lengths": np.array([ids.shape[1]], np.int32)}
            parts.append(session.run([STATE], feed)[0][0, 1:-1])
        states = np.concatenate(parts) if parts else np.zeros((0, 1), np.float32)
        yield states if len(states) == wanted else None


def spans(analysis: str, line: str) -> list[tuple[int, int]]:
    """Where the morphemes stand among the visible characters of their line."""
    visible = np.cumsum([0, *(not c.isspace() for c in line)])
    return [
        (int(visible[m["text"]["beginOffset"]]), int(visible[m["text"]["beginOffset"] + m["text"]["length"]]))
        for sentence in json.loads(analysis)["sentences"]
        for token in sentence["tokens"]
        for m in token["morphemes"]
    ]


def pooled(states: np.ndarray, begin: int, end: int) -> np.ndarray:
    end = max(end, begin + 1)
    around = states[max(0, begin - WINDOW) : end + WINDOW]
    return np.stack([states[begin:end].mean(axis=0), states[begin], around.mean(axis=0)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", default="../shared")
    parser.add_argument("--graph", required=True)
    parser.add_argument("--work", required=True)
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    session = session_of(args.graph)
    # In the order in which `compare.py` reads them again; a definition has no place, and no state.
    wanted: dict[int, list[int]] = {}
    total = 0
    for occurrence in examples(units(read(args.shared)), args.work):
        wanted.setdefault(occurrence.line, []).append(occurrence.place)
        total += 1
    kept: list[np.ndarray | None] = []
    with (
        open(f"{args.work}/examples.txt", encoding="utf-8") as texts,
        open(f"{args.work}/examples.json", encoding="utf-8") as analyses,
    ):
        at = 0
        while chunk := [(line.rstrip("\n"), analysis) for line, analysis in islice(zip(texts, analyses), CHUNK)]:
            here = [(at + k, *pair) for k, pair in enumerate(chunk) if at + k in wanted]
            for (n, line, analysis), states in zip(
                here, line_states(session, [line for _, line, _ in here]), strict=True
            ):
                places = spans(analysis, line)
                for place in wanted[n]:
                    known = states is not None and place >= 0
                    kept.append(pooled(states, *places[place]) if known else None)
            at += len(chunk)
            print(f"{len(kept):,} of {total:,} occurrences", file=sys.stderr, flush=True)
    nothing = np.zeros_like(next(k for k in kept if k is not None))
    np.savez(args.out, states=np.stack([nothing if k is None else k for k in kept]).astype(np.float16))


if __name__ == "__main__":
    main()
