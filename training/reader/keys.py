"""What the memory of the reader is asked: hashes of the text around a place, never of the place itself.

A text is its visible characters and, for each, whether a space stands before it. Four kinds of keys, each a column of rows of one
table: for a character what stands up to it (the left tower) and from it on (the right tower); for a hidden character what stands on
both sides; for a hidden space likewise. `src/analysis/reader/keys.ts` is the twin; test/fixtures/reader-keys.json holds both to the
same numbers.
"""
import torch
import torch.nn.functional as F

MASK32 = 0xFFFFFFFF
GOLDEN = 0x9E3779B1
LEFT, RIGHT, CHARACTER, GAP = 6, 6, 5, 5
SEEDS = {'left': 11, 'right': 23, 'character': 37, 'gap': 53}


def mix(h, v):
    h = ((h ^ v) * GOLDEN) & MASK32
    return h ^ (h >> 15)


def final(h, bits):
    h = ((h ^ (h >> 15)) * 0x85EBCA6B) & MASK32
    h = h ^ (h >> 13)
    h = (h * 0xC2B2AE35) & MASK32
    return (h ^ (h >> 16)) & ((1 << bits) - 1)


def shift(x, k):
    """x at the place k further on; 0 outside"""
    L = x.shape[1]
    if k > 0:
        return F.pad(x, (0, k))[:, k:]
    return F.pad(x, (-k, 0))[:, :L] if k < 0 else x


def word_mix(x, position):
    h = (((x + 1) * GOLDEN) & MASK32) ^ (((position + 1) * 0x85EBCA6B) & MASK32)
    h = ((h ^ (h >> 16)) * 0xC2B2AE35) & MASK32
    return h ^ (h >> 13)


def heads_and_tails(x, sp):
    """hashes of what stands between the last space and each character, it included, and from each to the next space; of the word before; of the word behind"""
    B, L = x.shape
    at = torch.arange(L, device=x.device).expand(B, L)
    breaks = (sp == 1) | (at == 0)
    start = torch.where(breaks, at, 0).cummax(1).values
    last = F.pad(breaks, (0, 1), value=True)[:, 1:]
    end = torch.where(last, at, L).flip(1).cummin(1).values.flip(1)
    forward = word_mix(x, at - start).cumsum(1)
    head = (forward - F.pad(forward, (1, 0))[:, :L].gather(1, start)) & MASK32
    backward = word_mix(x, end - at).flip(1).cumsum(1).flip(1)
    tail = (backward - F.pad(backward, (0, 1))[:, 1:].gather(1, end)) & MASK32
    before = F.pad(head, (1, 0))[:, :L].gather(1, start)
    behind = F.pad(tail, (0, 1))[:, 1:].gather(1, end)
    return head, tail, before, behind


def memory_ids(x, sp, bits):
    """rows for the left tower, the right tower, hidden characters and hidden spaces: [B, L, keys] each"""
    head, tail, before, behind = heads_and_tails(x, sp)
    code = x * 2 + sp
    left, right = [], []
    for n in (2, 3, 4, 5):
        h = torch.full_like(x, SEEDS['left'] * 64 + n)
        h = mix(h, shift(x, 1 - n) * 2)
        for k in range(n - 2, -1, -1):
            h = mix(h, shift(code, -k))
        left.append(final(h, bits))
        h = torch.full_like(x, SEEDS['right'] * 64 + n)
        h = mix(h, x * 2)
        for k in range(1, n):
            h = mix(h, shift(code, k))
        right.append(final(h, bits))
    seed = torch.full_like(x, SEEDS['left'] * 64)
    left += [final(mix(seed + 6, head), bits), final(mix(mix(seed + 7, before), head), bits)]
    seed = torch.full_like(x, SEEDS['right'] * 64)
    right += [final(mix(seed + 6, tail), bits), final(mix(mix(seed + 7, behind), tail), bits)]

    def chain(kind, number, *parts):
        h = torch.full_like(x, SEEDS[kind] * 64 + number)
        for p in parts:
            h = mix(h, p)
        return final(h, bits)

    spaces = sp + 2 * shift(sp, 1)
    b1, b2, a1, a2 = (shift(x, k) for k in (-1, -2, 1, 2))
    b1c, a2c = shift(code, -1), shift(code, 2)
    character = [
        chain('character', 1, b1, spaces, a1),
        chain('character', 2, b2, b1c, spaces, a1),
        chain('character', 3, b1, spaces, a1, a2c),
        chain('character', 4, b2, b1c, spaces, a1, a2c),
        chain('character', 5, torch.where(sp == 1, 0, shift(head, -1)), torch.where(shift(sp, 1) == 1, 0, shift(tail, 1)), spaces),
    ]
    a1c = shift(code, 1)
    gap = [
        chain('gap', 1, b1, x),
        chain('gap', 2, b2, b1c, x),
        chain('gap', 3, b1, x, a1c),
        chain('gap', 4, b2, b1c, x, a1c),
        chain('gap', 5, shift(head, -1), tail),
    ]
    return [torch.stack(k, -1) for k in (left, right, character, gap)]
