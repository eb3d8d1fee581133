"""The reader: two towers that read towards each other over one memory of n-grams, and what they say of a place between them.

At every place the state of the left tower knows what stands before it, that of the right tower what stands behind it; neither
knows the place. So one pass tells how likely any character, and any space, is everywhere. Each tower alone is a language model as
well: it tells how likely a whole wording is. Positions are a learnt bias on the distance; the memory is gathered outside the graph.
"""
import torch
import torch.nn as nn
import torch.nn.functional as F

from .keys import CHARACTER, GAP, LEFT, RIGHT, memory_ids, shift

DISTANCE = 24  # farther than this is all the same
LEVELS = 7  # codes of the memory are -7 … 7: half a byte


def few(embedding, x):
    """of a table with a handful of rows: looked up by a product, since many places adding to one row wait for each other"""
    return F.one_hot(x, embedding.num_embeddings).to(embedding.weight.dtype) @ embedding.weight


@torch.compiler.disable
def looked_up(ids, table):
    return F.embedding(ids, table)


class Block(nn.Module):
    def __init__(self, d, heads):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(d), nn.LayerNorm(d)
        self.qkv, self.o = nn.Linear(d, 3 * d), nn.Linear(d, d)
        self.f1, self.f2 = nn.Linear(d, 4 * d), nn.Linear(4 * d, d)
        self.heads = heads

    def forward(self, x, bias):
        B, L, d = x.shape
        q, k, v = self.qkv(self.n1(x)).view(B, L, 3, self.heads, d // self.heads).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=bias)
        x = x + self.o(y.transpose(1, 2).reshape(B, L, d))
        return x + self.f2(F.relu(self.f1(self.n2(x))))


class Tower(nn.Module):
    def __init__(self, d, layers, heads, keys, md, rightwards):
        super().__init__()
        self.proj = nn.Linear(keys * md, d)
        self.space = nn.Embedding(2, d)
        self.distance = nn.Parameter(torch.zeros(heads, DISTANCE + 1))
        with torch.no_grad():  # heads begin by looking at different distances
            for h in range(heads):
                self.distance[h] = -torch.arange(DISTANCE + 1).float() * 2.0 ** -(h % 4 + 2)
        self.blocks = nn.ModuleList([Block(d, heads) for _ in range(layers)])
        self.n = nn.LayerNorm(d)
        self.rightwards = rightwards
        nn.init.normal_(self.space.weight, std=.02)

    def bias(self, L):
        i = torch.arange(L, device=self.distance.device)
        far = i[:, None] - i[None] if self.rightwards else i[None] - i[:, None]
        return torch.where(far < 0, -1e4, self.distance[:, far.clamp(0, DISTANCE)])[None]

    def forward(self, e, sp, memory):
        h = e + few(self.space, sp) + self.proj(memory)
        bias = self.bias(e.shape[1]).to(h.dtype)
        for b in self.blocks:
            h = b(h, bias)
        return self.n(h)


class Reader(nn.Module):
    """One of the two sizes. `states` are those of both towers; the heads say what they think of places."""

    def __init__(self, characters, d, layers, heads, md):
        super().__init__()
        self.e = nn.Embedding(characters, d)
        nn.init.normal_(self.e.weight, std=.03)
        self.left, self.right = Tower(d, layers, heads, LEFT, md, True), Tower(d, layers, heads, RIGHT, md, False)
        self.between = nn.Linear(2 * d + CHARACTER * md, d)
        self.spaces = nn.Embedding(4, d)
        self.meant = nn.Linear(d, d)
        self.gap, self.gapped = nn.Linear(2 * d + GAP * md, d), nn.Linear(d, 1)
        self.next, self.next_space, self.next_gap = nn.Linear(d, d), nn.Embedding(2, d), nn.Linear(d, 1)
        self.last, self.last_space, self.last_gap = nn.Linear(d, d), nn.Embedding(2, d), nn.Linear(d, 1)
        self.b = nn.Parameter(torch.zeros(3, characters))
        for e in (self.spaces, self.next_space, self.last_space):
            nn.init.normal_(e.weight, std=.02)

    def forward(self, x, sp, memory):
        """of every place: vectors whose product with `e` says which character, by both sides, by the left, by the right; and the
        logarithms of the odds of a space before it, likewise. All are of the place itself, which they have not seen"""
        ml, mr, mc, mg = memory
        behind = shift(sp, 1)
        e = looked_up(x, self.e.weight)
        left, right = self.left(e, sp, ml), self.right(e, behind, mr)
        before, after = F.pad(left, (0, 0, 1, 0))[:, :-1], F.pad(right, (0, 0, 0, 1))[:, 1:]
        both = self.meant(F.relu(self.between(torch.cat([before, after, mc], -1)) + few(self.spaces, sp + 2 * behind)))
        gap = self.gapped(F.relu(self.gap(torch.cat([before, right, mg], -1))))
        ltr = self.next(before) + few(self.next_space, sp)
        rtl = self.last(after) + few(self.last_space, behind)
        return (both, ltr, rtl), (gap[..., 0], self.next_gap(before)[..., 0], self.last_gap(right)[..., 0])


class Memory(nn.Module):
    def __init__(self, bits, dim):
        super().__init__()
        self.bits, self.dim = bits, dim
        self.table = nn.Embedding(1 << bits, dim)
        nn.init.normal_(self.table.weight, std=.05)
        self.register_buffer('step', torch.ones(dim) * .02)

    def forward(self, x, sp, coarse):
        out = []
        for ids in memory_ids(x, sp, self.bits):
            v = looked_up(ids, self.table.weight)
            q = (v / self.step).round().clamp(-LEVELS, LEVELS) * self.step
            v = v + coarse * (q - v).detach()
            out.append(v.flatten(2))
        return out
