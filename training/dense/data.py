"""What pack.py wrote, on the device: windows of text, units to tell the right one from, and candidates."""
import io
import json
import lzma

import numpy as np
import torch

from .nets import PLACES
from .units import END, MASK, MOST_UNITS, SPECIAL, UNKNOWN

ALWAYS, SAMPLED = 1024, 7168  # units that every place is told from: the most frequent, and others by frequency
GOLD_REPEATS = 3


def table(ids, counts):
    start = np.concatenate([[0], np.cumsum(counts.astype(np.int64))])[:-1]
    out = np.zeros((len(counts), MOST_UNITS), np.int32)
    for j in range(MOST_UNITS):
        has = counts > j
        out[has, j] = ids[start[has] + j]
    return out


def read_text(path, lines=0):
    """[(ids, counts, lengths) of the silver, of the gold]"""
    f = io.BytesIO(lzma.open(path).read())
    take = lambda kind: np.frombuffer(f.read(int(np.frombuffer(f.read(8), np.int64)[0])), kind)
    parts = [(take(np.uint16), take(np.uint8), take(np.uint16)) for _ in range(2)]
    if lines:
        for i, (ids, counts, lengths) in enumerate(parts):
            counts = counts[:lengths[:lines].sum(dtype=np.int64)]
            parts[i] = (ids[:counts.sum(dtype=np.int64)], counts, lengths[:lines])
    return parts


class Text:
    def __init__(self, folder, device, lines=0):
        self.device = device
        self.units = json.load(open(f'{folder}/units.json', encoding='utf-8'))
        parts = read_text(f'{folder}/text.xz', lines)
        ids, counts, lengths = (np.concatenate(x) for x in zip(*parts))
        lengths = lengths.astype(np.int64)
        self.frequencies = np.bincount(ids, minlength=len(self.units)).astype(np.float64)
        self.frequencies[END] = len(counts)
        on = lambda x: torch.from_numpy(np.ascontiguousarray(x)).to(device)
        self.table = on(table(ids, counts))
        self.line = on(np.repeat(np.arange(len(lengths), dtype=np.int32), lengths))
        begins = np.concatenate([[0], np.cumsum(lengths)])[:-1]
        gold = begins[len(parts[0][2]):]
        long = lengths > PLACES
        inside = [np.arange(b + 56, b + n - 8, 56) for b, n in zip(begins[long], lengths[long])]
        starts = np.concatenate([begins, *inside, *[gold] * (GOLD_REPEATS - 1)])
        self.starts = on(starts[starts < len(counts) - PLACES])
        self.at = torch.arange(PLACES, device=device)
        order = np.argsort(-self.frequencies)
        q = (self.frequencies[order[ALWAYS:]] + 1) ** .75
        q /= q.sum()
        self.always, self.others = on(order[:ALWAYS]), on(order[ALWAYS:])
        self.cumulated, self.weight = on(np.cumsum(q)), on(np.log(q * SAMPLED)).float()

    def batch(self, rows):
        """windows: units [rows, PLACES, MOST_UNITS], number of the line, place in it"""
        i = self.starts[torch.randint(len(self.starts), (rows,), device=self.device)]
        at = i[:, None] + self.at
        line = self.line[at]
        fresh = torch.nn.functional.pad(line[:, 1:] != line[:, :-1], (1, 0))
        return self.table[at].long(), line, self.at - torch.cummax(torch.where(fresh, self.at, 0), 1).values

    def hidden(self, u, per):
        """which places are asked for: their numbers in the flattened windows, and whether something is known of them"""
        b = len(u)
        r = torch.rand(b, PLACES, device=self.device) + 2. * (u[:, :, 0] == SPECIAL.index(UNKNOWN))
        chosen = r.topk(per, 1, largest=False).indices
        flat = (torch.arange(b, device=self.device)[:, None] * PLACES + chosen).reshape(-1)
        return flat, r.view(-1)[flat] < 1.5

    def negatives(self):
        """units to tell the right one from, and the logarithm of how often each is drawn"""
        k = torch.searchsorted(self.cumulated, torch.rand(SAMPLED, device=self.device, dtype=torch.float64)).clamp_max(len(self.others) - 1)
        return torch.cat([self.always, self.others[k]]), torch.cat([torch.zeros(ALWAYS, device=self.device), self.weight[k]])


def without(u, flat):
    """the windows with these places hidden"""
    b, n, w = u.shape
    gone = torch.zeros(b * n, dtype=torch.bool, device=u.device).scatter(0, flat, True).view(b, n, 1)
    mask = (torch.arange(w, device=u.device) == 0) * MASK
    return torch.where(gone, mask, u)


class Candidates:
    """places at which readings differ, with the readings and which of them are right"""

    def __init__(self, path, device):
        z = np.load(path)
        self.names, self.sources = [str(n) for n in z['names']], z['sources']
        lengths = z['lengths'].astype(np.int64)
        begins = np.concatenate([[0], np.cumsum(lengths)])[:-1]
        line, at = z['places'].astype(np.int64).T
        first = np.maximum(0, np.minimum(at - PLACES // 2, lengths[line] - PLACES))
        on = lambda x: torch.from_numpy(np.ascontiguousarray(x)).to(device)
        self.device, self.count = device, len(at)
        self.lines, self.readings = on(table(z['ids'], z['counts'])).long(), on(table(z['c_ids'], z['c_counts'])).long()
        self.begin, self.length, self.at = on(begins[line] + first), on(np.minimum(PLACES, lengths[line] - first)), on(at - first)
        number = z['c_number'].astype(np.int64)
        self.number, self.first = on(number), on(np.cumsum(number) - number)
        self.score, self.linear = on(z['score'].astype(np.float32)), on(z['linear'].astype(np.float32))
        self.wide, self.right = on((z['kind'] == 2).astype(np.float32)), on(z['right'].astype(np.int64))

    def weigh(self, net, places, hides):
        """what the model says of all readings at these places: (scores, numbers of the readings, which place each belongs to)"""
        rows, at = torch.arange(len(places), device=self.device), torch.arange(PLACES, device=self.device)
        there = at < self.length[places][:, None]
        u = torch.where(there[..., None], self.lines[torch.where(there, self.begin[places][:, None] + at, 0)], 0)
        flat = rows * PLACES + self.at[places]
        if hides:
            u = without(u, flat)
        h = net.encode(u, torch.where(there, 0, -1), at.expand(len(places), -1)).reshape(-1, net.width).index_select(0, flat)
        own = torch.repeat_interleave(rows, self.number[places])
        before = torch.cumsum(self.number[places], 0) - self.number[places]
        reading = self.first[places][own] + torch.arange(len(own), device=self.device) - before[own]
        return net.score(h, own, self.readings[reading]), reading, own
