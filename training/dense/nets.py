"""Language models over eojeols: what stands at a place, given the eojeols around it?

An eojeol enters as the sum of the vectors of its units. `Teacher` reads the whole line with some eojeols hidden; `Student` has two
towers, one reads up to the eojeol before and one from the eojeol behind, so that one pass serves every place of a line. Both say
what stands there unit by unit, with the vectors they read with.
"""
import math

import torch
import torch.nn.functional as F
from torch import nn

from .units import BEGIN, END, MOST_UNITS

PLACES = 64  # eojeols in a window
SLOTS = MOST_UNITS + 1  # units and the end


def pick(table, index):
    """rows of a small table; a product, because the gradient of indexing with few distinct rows is computed one by one"""
    return (index[..., None] == torch.arange(len(table), device=table.device)).to(table.dtype) @ table


class Block(nn.Module):
    compiled, rows = None, 0  # a compiled `block` for batches of so many rows

    def __init__(self, width, hidden, heads, layers, drop, smooth):
        super().__init__()
        self.heads, self.drop, self.smooth = heads, drop, smooth
        self.n1, self.n2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.o = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.f1, self.f2 = nn.Linear(width, hidden), nn.Linear(hidden, width)
        for m in (self.qkv, self.f1):
            nn.init.normal_(m.weight, std=.7 * width ** -.5)
        for m in (self.o, self.f2):
            nn.init.normal_(m.weight, std=.02 / layers ** .5)
        for m in (self.qkv, self.f1, self.o, self.f2):
            nn.init.zeros_(m.bias)

    def forward(self, x, mask):
        run = Block.compiled if Block.compiled and len(x) == Block.rows else block
        weights = [p for m in (self.n1, self.qkv, self.o, self.n2, self.f1, self.f2) for p in (m.weight, m.bias)]
        return run(x, mask, self.heads, self.drop if self.training else 0., self.smooth, *weights)


def block(x, mask, heads, drop, smooth, n1w, n1b, qkvw, qkvb, ow, ob, n2w, n2b, f1w, f1b, f2w, f2b):
    b, n, d = x.shape
    q, k, v = F.linear(F.layer_norm(x, (d,), n1w, n1b), qkvw, qkvb).view(b, n, 3, heads, d // heads).permute(2, 0, 3, 1, 4)
    y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask).transpose(1, 2).reshape(b, n, d)
    x = x + F.dropout(F.linear(y, ow, ob), drop, drop > 0)
    y = F.linear(F.layer_norm(x, (d,), n2w, n2b), f1w, f1b)
    y = F.gelu(y, approximate='tanh') if smooth else F.relu(y)
    return x + F.dropout(F.linear(y, f2w, f2b), drop, drop > 0)


class Model(nn.Module):
    """vectors of units, and the decoder that says an eojeol unit by unit"""

    def __init__(self, frequencies, width, decoder):
        super().__init__()
        self.width = width
        self.vectors = nn.Embedding(len(frequencies), width)
        nn.init.normal_(self.vectors.weight, std=.02 if width >= 256 else .05)
        share = (frequencies + 1) / frequencies.sum()
        self.bias = nn.Parameter(.5 * torch.log(share).float() - 2)
        self.gate, self.slot = nn.Parameter(torch.ones(MOST_UNITS, width)), nn.Parameter(.02 * torch.randn(MOST_UNITS, width))
        self.place = nn.Parameter(.02 * torch.randn(PLACES, width))
        self.norm = nn.LayerNorm(width)
        self.da, self.db = nn.Linear(width, decoder), nn.Linear(width, decoder, bias=False)
        self.dslot = nn.Parameter(torch.zeros(SLOTS, decoder))
        self.d2, self.dn = nn.Linear(decoder, width), nn.LayerNorm(width)

    def eojeols(self, u):
        """[rows, places, units] numbers → a vector per place, and where it stands"""
        b, n, _ = u.shape
        flat = u.reshape(-1)
        # an eojeol has 2.3 units on average: the empty slots are not looked up
        count = min(len(flat), int(b * n * 2.7) + 64)
        chosen = torch.argsort((flat == 0).to(torch.int8), stable=True)[:count]
        slot, number = chosen % MOST_UNITS, flat[chosen]
        e = (F.embedding(number, self.vectors.weight) * pick(self.gate, slot) + pick(self.slot, slot)) * (number > 0).unsqueeze(-1)
        return torch.zeros(b * n, self.width, device=u.device, dtype=e.dtype).index_add(0, torch.div(chosen, MOST_UNITS, rounding_mode='floor'), e).view(b, n, -1)

    def decode(self, h, row, before, slot):
        """states of the units that follow `before` at the place h[row]"""
        x = self.da(h).index_select(0, row) + self.db(F.embedding(before, self.vectors.weight)) + pick(self.dslot, slot)
        return self.dn(self.d2(F.relu(x)))

    def logit(self, g, unit):
        return (g.float() * F.embedding(unit, self.vectors.weight)).sum(-1) + F.embedding(unit, self.bias[:, None]).squeeze(-1)

    def score(self, h, row, u):
        """log p of whole eojeols u at the places h[row]: the states are trained so that no normalising is needed"""
        target, before, used, slot = slots(u)
        owner = torch.arange(len(u), device=u.device)[:, None].expand(-1, SLOTS)[used]
        g = self.decode(h, row[owner], before[used], slot[used])
        return torch.zeros(len(u), device=u.device).index_add(0, owner, self.logit(g, target[used]).float())


def slots(u):
    """eojeols → what stands at each slot (the end behind the last unit), what before it, whether there is anything, its number"""
    m = len(u)
    number = torch.arange(SLOTS, device=u.device).expand(m, -1)
    length = (u > 0).sum(1, keepdim=True)
    column = torch.zeros(m, 1, dtype=u.dtype, device=u.device)
    target = torch.where(number == length, END, torch.cat([u, column], 1))
    return target, torch.cat([column + BEGIN, u], 1), number <= length, number


class Teacher(Model):
    def __init__(self, frequencies, width=384, layers=8):
        super().__init__(frequencies, width, 2 * width)
        heads = max(1, width // 64)
        self.blocks = nn.ModuleList(Block(width, 4 * width, heads, layers, .1, True) for _ in range(layers))

    def encode(self, u, line, place):
        x = self.eojeols(u) + pick(self.place, place)
        mask = (line[:, :, None] == line[:, None, :])[:, None]
        for block in self.blocks:
            x = block(x, mask)
        return self.norm(x)


class Student(Model):
    def __init__(self, frequencies, width=128, layers=2):
        super().__init__(frequencies, width, width)
        heads = max(1, width // 32)
        tower = lambda: nn.ModuleList(Block(width, 2 * width, heads, layers, .05, False) for _ in range(layers))
        self.left, self.right = tower(), tower()
        self.nl, self.nr = nn.LayerNorm(width), nn.LayerNorm(width)
        self.outside = nn.Parameter(.05 * torch.randn(2, width))
        self.m1, self.m2 = nn.Linear(2 * width, 2 * width), nn.Linear(2 * width, width)

    def encode(self, u, line, place):
        x = y = self.eojeols(u) + pick(self.place, place)
        at = torch.arange(u.shape[1], device=u.device)
        same = line[:, :, None] == line[:, None, :]
        until, since = (same & (at <= at[:, None]))[:, None], (same & (at >= at[:, None]))[:, None]
        for a, b in zip(self.left, self.right):
            x, y = a(x, until), b(y, since)
        x, y = self.nl(x), self.nr(y)
        before = torch.where((shifted(line, 1, -9) == line)[..., None], shifted(x, 1, 0), self.outside[0].to(x.dtype))
        behind = torch.where((shifted(line, -1, -9) == line)[..., None], shifted(y, -1, 0), self.outside[1].to(x.dtype))
        return self.norm(self.m2(F.relu(self.m1(torch.cat([before, behind], -1)))))


def shifted(x, by, fill):
    """out[i] = x[i − by]"""
    edge = torch.full_like(x[:, :1], fill)
    return torch.cat([edge, x[:, :-1]], 1) if by > 0 else torch.cat([x[:, 1:], edge], 1)


def near_vectors(teacher, width):
    """the teacher's vectors in fewer dimensions: what the student begins with"""
    w = teacher.vectors.weight.detach().float()
    _, _, v = torch.linalg.svd(w - w.mean(0), full_matrices=False)
    out = (w - w.mean(0)) @ v[:width].T
    return out * (.05 * math.sqrt(len(out) * width) / out.norm())
