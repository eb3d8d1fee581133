"""Rows of the pack on the accelerator, and the noise that training adds to them."""
import numpy as np
import torch

from . import noise, unpack


class Data:
    def __init__(self, folder, length, device, seed=1, unmarked=.12, jobs=16):
        self.meta, d = unpack.load(folder, jobs)
        self.device = device
        self.rows = {s: torch.from_numpy(r.astype(np.int32)).to(device) for s, r in unpack.rows(d, self.meta, length, seed, unmarked).items()}
        self.lines = d['line_start'], d['line_len'], d['source']
        self.flat = {k: torch.from_numpy(d[k].astype(np.int32)).to(device) for k in ('x', 'sp', 'sb', 'teacher', 'gold', 'doubt')}
        self.sid = {s: i for i, s in enumerate(self.meta['sources'])}
        wrong, ops = noise.tables(self.meta['characters'])
        self.wrong, self.ops = torch.from_numpy(wrong).long().to(device), torch.from_numpy(ops).long().to(device)
        self.vocabulary = len(self.meta['characters'])

    def names(self, names):
        return torch.cat([self.rows[self.sid[n]] for n in names if self.sid[n] in self.rows])

    def take(self, name, idx):
        """the stream at an index array; 0 at padding (−1) and separators (−2), but for the separator itself"""
        v = torch.where(idx < 0, 0, self.flat[name][idx.clamp(min=0).long()])
        return (torch.where(idx == -2, unpack.SEPARATOR, v) if name == 'x' else v).long()

    def spaces(self, sp, real):
        """spaces under noise: most rows as they are, some with mistakes, some with none left"""
        n, dev = sp.shape[0], self.device
        r, u = torch.rand(n, 1, device=dev), torch.rand(sp.shape, device=dev)
        drop = torch.where(r < .62, 0., torch.where(r < .74, .1, torch.where(r < .88, .35, torch.where(r < .92, .7, 1.))))
        add = torch.where(r < .62, 0., torch.where(r < .68, .01, torch.where(r < .74, .05, torch.where(r < .88, .12, torch.where(r < .92, .3, 0.)))))
        return torch.where(sp == 1, (u >= drop).long(), (u < add).long()) * real

    def typos(self, x, rows_share, rate):
        """(x with mistakes, operation that restores each)"""
        dev = self.device
        on = (torch.rand(x.shape[0], 1, device=dev) < rows_share) & (torch.rand(x.shape, device=dev) < rate)
        k = torch.randint(0, self.wrong.shape[1], x.shape, device=dev)
        return torch.where(on, self.wrong[x, k], x), torch.where(on, self.ops[x, k], 0)
