"""Writes a table of bytes in four or five bits each: the number of the nearest of 16 or 32 bytes, which the program puts back.

usage: python -m training.narrow models/memory.bin:0:5 models/context.bin:16:5:signed   (bytes before the table, bits, whether bytes are signed)

NAME.bin becomes NAME.narrow.bin: the number of bytes that are kept whole, as four bytes, and the bits; these bytes; the 16 or 32;
the lower four bits of all numbers, two to a byte, the first in the lower half; then, of five bits, the fifth of all, eight to a byte.
The bytes are those nearest on average to what stands in the table, whose most frequent byte is always one of them.
"""
import os
import sys

import numpy as np


def nearest_bytes(counts, number, rounds=200):
    """bytes that lie nearest on average to bytes with these counts"""
    values = np.arange(256, dtype=np.float64)
    common = int(counts.argmax())
    # the best points lie as dense as the cube root of what they stand for
    share = np.cbrt(counts).cumsum() / np.cbrt(counts).sum()
    centres = np.searchsorted(share, (np.arange(number) + .5) / number).astype(np.float64)
    for _ in range(rounds):
        nearest = np.abs(values[:, None] - centres[None]).argmin(1)
        for k in range(number):
            weight = counts[nearest == k]
            if weight.sum() > 0:
                centres[k] = (weight * values[nearest == k]).sum() / weight.sum()
        centres[np.abs(centres - common).argmin()] = common
    found = np.unique(np.clip(centres.round(), 0, 255)).astype(np.uint8)
    return np.concatenate([found, np.repeat(found[-1:], number - len(found))])


def narrow(path, head, bits, flip):
    raw = np.fromfile(path, np.uint8)
    table = raw[head:] ^ flip
    book = nearest_bytes(np.bincount(table, minlength=256).astype(np.float64), 1 << bits)
    codes = np.abs(np.arange(256)[:, None] - book[None].astype(int)).argmin(1).astype(np.uint8)[table]
    error = (book[codes].astype(np.float64) - table).std() / table.astype(np.float64).std()
    low = codes & 15
    parts = [np.array([head, bits], np.uint32), raw[:head], book ^ flip, low[0::2] | (low[1::2] << 4)]
    if bits == 5:
        parts.append(np.packbits(codes >> 4, bitorder='little'))
    out = path.replace('.bin', '.narrow.bin')
    with open(out, 'wb') as f:
        f.write(b''.join(p.tobytes() for p in parts))
    os.remove(path)
    print(out, book.tolist(), f'error {error:.3f} of the spread', flush=True)


if __name__ == '__main__':
    for argument in sys.argv[1:]:
        name, before, width, *signed = argument.split(':')
        narrow(name, int(before), int(width), np.uint8(0x80 if signed else 0))
