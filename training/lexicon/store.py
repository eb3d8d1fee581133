"""Writes the word store: an open-addressing hash table of (form, tag) keys with a 16-bit payload.

The reader is src/lexicon/lexicon.ts and src/lexicon/lexicon-writer.ts writes the same bytes; the three change
together. Only the standard library is used, so that the test of byte equality runs with any Python 3.

File: 8 little-endian uint32 (magic, version, slot bits, entries, ln scale, keys offset, payloads offset, 0),
then the keys (uint32 a slot, 0 = empty), then the payloads (uint16 a slot).
"""

import math
import struct
import sys
from array import array

from .tags import INDEX

MAGIC = 0x584C474D  # "MGLX"
VERSION = 1
LN_SCALE = 56
HEADER_BYTES = 32

FREQUENCY_MASK = 0x03FF
TERM = 0x0400  # a term of some field of knowledge that is nobody's and no place's name
JOINED = 0x0800  # a phrase that a dictionary lets us write joined or spaced (고속^도로)
PROPER = 0x1000  # known only from lists of names
GOLD = 0x2000  # seen in the gold corpora of our convention
HEADWORD = 0x4000  # one-word headword of a general dictionary
BUILTIN = 0x8000  # in some dictionary; otherwise only seen in corpora

_M32 = 0xFFFFFFFF


def hash_form(form):
    """The 32-bit hash of a form's UTF-16 units, before its length is mixed in."""
    h = 0x811C9DC5
    data = form.encode("utf-16-le", "surrogatepass")
    for i in range(0, len(data), 2):
        h = ((h ^ (data[i] | data[i + 1] << 8)) * 0x9E3779B1) & _M32
        h ^= h >> 15
    return h, len(data) // 2


def finish(h, length):
    h = ((h ^ (length * 0x85EBCA6B)) * 0xC2B2AE35) & _M32
    return h ^ (h >> 16)


def payload(count, flags):
    """0 in the low bits: never counted; k: a count of exp((k - 1) / LN_SCALE)."""
    code = 0 if count <= 0 else min(FREQUENCY_MASK, 1 + int(math.floor(math.log(max(1, count)) * LN_SCALE + 0.5)))
    return code | flags


def slot_bits_for(entries):
    bits = 6
    while entries > 0.72 * (1 << bits):
        bits += 1
    return bits


def encode(entries):
    """entries: iterable of (form, tag, payload). The order of the input does not change the bytes."""
    rows = {}
    for form, tag, value in entries:
        f = finish(*hash_form(form))
        key = ((f << 6) & _M32) | (INDEX[tag] + 1)
        # two forms that collide in all 32 bits share a row: the larger payload stands
        row = (f, key)
        rows[row] = max(value, rows.get(row, 0))
    bits = slot_bits_for(len(rows))
    size = 1 << bits
    keys, values = array("I", bytes(4 * size)), array("H", bytes(2 * size))
    for f, key in sorted(rows):
        slot = f >> (32 - bits)
        while keys[slot]:
            slot = (slot + 1) & (size - 1)
        keys[slot] = key
        values[slot] = rows[f, key]
    if sys.byteorder == "big":
        keys.byteswap()
        values.byteswap()
    head = struct.pack("<8I", MAGIC, VERSION, bits, len(rows), LN_SCALE, HEADER_BYTES, HEADER_BYTES + 4 * size, 0)
    return head + keys.tobytes() + values.tobytes()


if __name__ == "__main__":
    # `python3 -m training.lexicon.store < entries.tsv > out.bin`: form TAB tag TAB payload
    rows = (line.rstrip("\n").split("\t") for line in sys.stdin)
    sys.stdout.buffer.write(encode((form, tag, int(value)) for form, tag, value in rows))
