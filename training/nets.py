"""The networks: a large teacher that also reads Kiwi's labels, and the two students that ship.

Everything a student computes must be reproducible outside PyTorch (src/analysis/encoder/features.ts, training/export.py):
hashes are 32-bit, positions are a learnt bias on the distance, the memory table is gathered outside the graph.
"""

import torch
import torch.nn as nn
import torch.nn.functional as F

MASK32 = 0xFFFFFFFF
MEMORY_BITS = 20
MEMORY_DIM = 32
TEACHER_DIM = 32
LOOKUPS = 11
DISTANCE = 24  # farther than this is all the same
OPERATIONS = 69


def _mul(a, b):
    return (a * b) & MASK32


def _final(h, bits):
    h = _mul(h ^ (h >> 15), 0x85EBCA6B)
    h = h ^ (h >> 13)
    h = _mul(h, 0xC2B2AE35)
    return (h ^ (h >> 16)) & MASK32 & ((1 << bits) - 1)


def memory_ids(x, sp, bits=MEMORY_BITS):
    """[B, L, LOOKUPS] rows of the memory: the 2- to 5-grams that start and that end at a place, its eojeol, the eojeol's
    head up to the place and its tail from the place on. x: character ids, sp: 1 where a space stands before."""
    B, L = x.shape
    out = []
    for n in (2, 3, 4, 5):
        y = F.pad(x, (0, n - 1))
        h = torch.full_like(x, n * 0x9E3779B1 & MASK32)
        for k in range(n):
            h = _mul(h ^ y[:, k:k + L], 0x9E3779B1)
            h = h ^ (h >> 15)
        out += [_final(h, bits), _final(F.pad(h, (n - 1, 0))[:, :L], bits)]
    i = torch.arange(L, device=x.device).expand(B, L)
    brk = (sp == 1) | (x == 3) | F.pad(x == 3, (1, 0))[:, :L] | (x == 0)
    brk = brk | (i == 0)
    start = torch.where(brk, i, 0).cummax(1).values
    last = F.pad(brk, (0, 1), value=True)[:, 1:]
    end = torch.where(last, i, L).flip(1).cummin(1).values.flip(1)
    head = _word_mix(x, i - start)
    tail = _word_mix(x, end - i)
    ch, ct = head.cumsum(1), tail.flip(1).cumsum(1).flip(1)
    before = F.pad(ch, (1, 0))[:, :L].gather(1, start)
    after = F.pad(ct, (0, 1))[:, 1:].gather(1, end)
    word = (ch.gather(1, end) - before) & MASK32
    out += [_final(word ^ 0x51ED270B, bits), _final(((ch - before) & MASK32) ^ 0x2545F491, bits), _final(((ct - after) & MASK32) ^ 0x7F4A7C15, bits)]
    return torch.stack(out, -1)


def _word_mix(x, pos):
    h = _mul(x + 1, 0x9E3779B1) ^ _mul(pos + 1, 0x85EBCA6B)
    h = _mul(h ^ (h >> 16), 0xC2B2AE35)
    return h ^ (h >> 13)


class Embedding(nn.Module):
    """a character is itself and its jamo, so that rare syllables and typing mistakes are not strangers"""

    def __init__(self, chars, dim):
        super().__init__()
        from .hangul import is_syllable, split
        self.char = nn.Embedding(len(chars), dim)
        self.jamo = nn.ModuleList([nn.Embedding(n + 1, dim) for n in (19, 21, 28)])
        table = torch.zeros(len(chars), 3, dtype=torch.long)
        for i, c in enumerate(chars):
            if len(c) == 1 and is_syllable(c):
                table[i] = torch.tensor([k + 1 for k in split(c)])
        self.register_buffer('parts', table, persistent=False)
        for e in (self.char, *self.jamo):
            nn.init.normal_(e.weight, std=0.02)

    def table(self):
        return self.char.weight + sum(e(self.parts[:, k]) for k, e in enumerate(self.jamo))

    def forward(self, x):
        return F.embedding(x, self.table())


class Block(nn.Module):
    def __init__(self, d, heads, drop):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(d), nn.LayerNorm(d)
        self.qkv, self.o = nn.Linear(d, 3 * d), nn.Linear(d, d)
        self.f1, self.f2 = nn.Linear(d, 4 * d), nn.Linear(4 * d, d)
        self.heads, self.drop = heads, drop

    def attend(self, q, k, v, bias):
        a = q @ k.transpose(-1, -2) * (q.shape[-1] ** -.5) + bias
        return a.softmax(-1).to(v.dtype) @ v

    def forward(self, x, bias):
        B, L, d = x.shape
        q, k, v = self.qkv(self.n1(x)).view(B, L, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        y = self.attend(q, k, v, bias)
        x = x + F.dropout(self.o(y.transpose(1, 2).reshape(B, L, d)), self.drop, self.training)
        return x + F.dropout(self.f2(F.relu(self.f1(self.n2(x)))), self.drop, self.training)


class RotaryBlock(Block):
    """the teacher is never exported: flash attention and rotary positions"""

    def attend(self, q, k, v, rope):
        cos, sin = rope

        def rot(t):
            a, b = t.chunk(2, -1)
            return torch.cat([a * cos - b * sin, b * cos + a * sin], -1)
        return F.scaled_dot_product_attention(rot(q), rot(k), v)


def rope(L, hd, device, dtype):
    p = torch.arange(L, device=device)[:, None]
    f = 10000 ** (-torch.arange(0, hd // 2, device=device) / (hd // 2))[None]
    return (p * f).cos().to(dtype), (p * f).sin().to(dtype)


class Memory(nn.Module):
    def __init__(self, bits=MEMORY_BITS, dim=MEMORY_DIM):
        super().__init__()
        self.bits = bits
        self.table = nn.Embedding(1 << bits, dim)
        nn.init.normal_(self.table.weight, std=0.02)

    def forward(self, x, sp, drop):
        e = self.table(memory_ids(x, sp, self.bits))
        if self.training and drop:
            e = e * (torch.rand(e.shape[:-1], device=e.device) > drop)[..., None]
        return e.flatten(2)


class Teacher(nn.Module):
    def __init__(self, chars, labels, sources, d=512, layers=12, bits=21):
        super().__init__()
        self.e, self.sp, self.src, self.hint = Embedding(chars, d), nn.Embedding(2, d), nn.Embedding(sources, d), nn.Embedding(labels, d)
        self.memory = Memory(bits, TEACHER_DIM)
        self.proj = nn.Linear(LOOKUPS * TEACHER_DIM, d)
        self.blocks = nn.ModuleList([RotaryBlock(d, d // 64, .1) for _ in range(layers)])
        self.n = nn.LayerNorm(d)
        self.tag, self.lm, self.space, self.start = nn.Linear(d, labels), nn.Linear(d, len(chars)), nn.Linear(d, 2), nn.Linear(d, 2)
        for e in (self.sp, self.src, self.hint):
            nn.init.normal_(e.weight, std=0.02)

    def forward(self, x, sp, src, hint):
        h = self.e(x) + self.sp(sp) + self.src(src)[:, None] + self.hint(hint) + self.proj(self.memory(x, sp, .1))
        r = rope(x.shape[1], 64, x.device, torch.bfloat16 if x.is_cuda else torch.float32)
        for b in self.blocks:
            h = b(h, r)
        return self.n(h)


class Student(nn.Module):
    def __init__(self, chars, labels, d, layers, heads, drop):
        super().__init__()
        self.e, self.sp = Embedding(chars, d), nn.Embedding(2, d)
        self.proj = nn.Linear(LOOKUPS * MEMORY_DIM, d)
        self.distance = nn.Parameter(torch.zeros(heads, 2 * DISTANCE + 1))
        with torch.no_grad():  # heads begin by looking at different distances
            for h in range(heads):
                self.distance[h] = -(torch.arange(-DISTANCE, DISTANCE + 1).abs().float()) * 2.0 ** -(h % 4 + 2)
        self.blocks = nn.ModuleList([Block(d, heads, drop) for _ in range(layers)])
        self.n = nn.LayerNorm(d)
        self.tag, self.space, self.start, self.edit = nn.Linear(d, labels), nn.Linear(d, 2), nn.Linear(d, 2), nn.Linear(d, OPERATIONS)
        nn.init.normal_(self.sp.weight, std=0.02)

    def bias(self, x):
        L = x.shape[1]
        i = torch.arange(L, device=x.device)
        d = (i[None] - i[:, None]).clamp(-DISTANCE, DISTANCE) + DISTANCE
        return self.distance[:, d][None] + torch.where(x == 0, -1e4, 0.)[:, None, None]

    def forward(self, x, sp, memory):
        h = self.e(x) + self.sp(sp) + self.proj(memory)
        bias = self.bias(x).to(h.dtype)
        for b in self.blocks:
            h = b(h, bias)
        return self.n(h)
