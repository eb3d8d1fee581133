"""Trains both sizes of the reader over one memory on raw text, on one accelerator.

usage: python -m training.reader.train --data DIR --out DIR --seconds 840

DATA holds `SOURCE.*.bz2` (lines, a blank one between documents) and `characters.json`; how often a source is read is in SHARES.
Both sizes learn every character and every space from what stands on both sides, on the left and on the right of it.
"""
import argparse
import bz2
import glob
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
import torch.nn.functional as F

from .nets import Memory, Reader

# width, layers of each tower, heads: of two heads each is as wide as four and costs half
SIZES = {'small': (128, 2, 2), 'large': (288, 4, 2)}
MEMORY = (20, 24)
LENGTH = 160
PADDING, UNKNOWN, LINE = 0, 1, 2
# how many times as often as its length says a source is read
SHARES = {'krdict': 3, 'gold': 4, 'talk': 2.5, 'games': 2.5, 'fiction': 2.5, 'news': 2.5, 'blogs': 2.5, 'colloquial': 3, 'speeches': 1.2, 'rulings': .7, 'techdocs': .8, 'wiki': .8}
COARSE_FROM = .25
LOG_Z = 1e-3


def encode(arguments):
    """(ids * 2 + space before) of a file, lines parted by LINE"""
    path, known = arguments
    table = np.full(0x110000, UNKNOWN, np.int16)
    for i, c in enumerate(known):
        if len(c) == 1:
            table[ord(c)] = i
    for lo, hi, i in ((0xAC00, 0xD7A4, 3), (0x4E00, 0xA000, 4)):
        part = table[lo:hi]
        part[part == UNKNOWN] = i
    text = bz2.open(path, 'rt', encoding='utf-8').read()
    u = np.frombuffer(text.encode('utf-32-le'), np.uint32)
    visible = u != 32
    spaced = np.zeros(len(u), bool)
    spaced[1:] = u[:-1] == 32
    ids = np.where(u == 10, LINE, table[u])
    return (ids * 2 + spaced)[visible].astype(np.int16)


def load(data):
    known = json.load(open(f'{data}/characters.json'))
    paths = sorted(glob.glob(f'{data}/*.bz2'))
    sources = {}
    with ProcessPoolExecutor(14) as pool:
        for path, codes in zip(paths, pool.map(encode, [(p, known) for p in paths])):
            sources.setdefault(os.path.basename(path).split('.')[0], []).append(codes)
    return known, {k: np.concatenate(v) for k, v in sources.items()}


class Draw:
    """rows from all sources, each as often as its share says"""

    def __init__(self, sources, device):
        self.names = list(sources)
        self.begin, at = {}, 0
        for k, v in sources.items():
            self.begin[k] = at
            at += len(v)
        self.codes = torch.from_numpy(np.concatenate(list(sources.values()))).to(device)
        weight = torch.tensor([len(v) * SHARES.get(k, 1) for k, v in sources.items()], dtype=torch.float64)
        self.weight = (weight / weight.sum()).to(device)
        self.start = torch.tensor([self.begin[k] for k in self.names], device=device)
        self.room = torch.tensor([len(sources[k]) - LENGTH for k in self.names], device=device)
        self.span = torch.arange(LENGTH, device=device)

    def rows(self, n):
        which = torch.multinomial(self.weight, n, replacement=True)
        at = self.start[which] + (torch.rand(n, device=self.room.device, dtype=torch.float64) * self.room[which]).long()
        codes = self.codes[at[:, None] + self.span].long()
        return codes >> 1, codes & 1


def losses(reader, x, sp, memory, keep):
    vectors, gaps = reader(x, sp, memory)
    count = keep.sum()
    total, said = 0., []
    for k, (v, weight) in enumerate(zip(vectors, (1., .5, .35))):
        logits = F.linear(v, reader.e.weight.to(v.dtype), reader.b[k].to(v.dtype)).float()
        z = logits.logsumexp(-1)
        nll = ((z - logits.gather(-1, x[..., None])[..., 0]) * keep).sum() / count
        total = total + weight * (nll + LOG_Z * ((z ** 2) * keep).sum() / count)
        said.append(nll.detach())
    for g, weight in zip(gaps, (1., .5, .35)):
        nll = (F.binary_cross_entropy_with_logits(g.float(), sp.float(), reduction='none') * keep).sum() / count
        total = total + weight * nll
        said.append(nll.detach())
    return total, torch.stack(said)


def optimiser(modules):
    decay, plain = [], []
    for m in modules:
        for n, p in m.named_parameters():
            (decay if p.ndim > 1 and not n.startswith(('e.', 'table', 'left.distance', 'right.distance')) and n != 'b' else plain).append(p)
    return torch.optim.AdamW([{'params': decay, 'weight_decay': .05}, {'params': plain, 'weight_decay': 0}], lr=1., betas=(.9, .98), fused=torch.cuda.is_available())


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--data', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--seconds', type=float, default=840)
    ap.add_argument('--rows', type=int, default=768)
    ap.add_argument('--rate', type=float, default=1.6e-3)
    ap.add_argument('--profile', action='store_true')
    ap.add_argument('--no-compile', action='store_true')
    ap.add_argument('--seed', type=int, default=1)
    a = ap.parse_args()
    begun = time.time()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(a.seed)
    torch.set_float32_matmul_precision('high')
    os.makedirs(a.out, exist_ok=True)
    known, sources = load(a.data)
    print({k: round(len(v) / 1e6, 2) for k, v in sources.items()}, 'million characters', round(time.time() - begun), 's', flush=True)
    draw = Draw(sources, device)
    memory = Memory(*MEMORY).to(device)
    readers = {k: Reader(len(known), *spec, MEMORY[1]).to(device) for k, spec in SIZES.items()}
    modules = [memory, *readers.values()]
    print({k: sum(p.numel() for p in m.parameters()) / 1e6 for k, m in readers.items()}, 'million weights', flush=True)
    opt = optimiser(modules)

    def forward(x, sp, coarse):
        rows = memory(x, sp, coarse)
        # the ends of a row stand without what is around them; lines and what no one knows are nothing to learn
        keep = (x > 4) & (draw.span > 3) & (draw.span < LENGTH - 4)
        out = [losses(r, x, sp, rows, keep) for r in readers.values()]
        return sum(t for t, _ in out), torch.stack([s for _, s in out])

    advance = forward if a.no_compile else torch.compile(forward)
    steps = [torch.tensor(c, device=device) for c in (0., 1.)]
    step, clock = 0, time.time()
    while True:
        if step == 10:
            clock = time.time()
        done = (time.time() - clock) / a.seconds if step > 10 else 0
        if done >= 1:
            break
        for group in opt.param_groups:
            group['lr'] = a.rate * min(1, (step + 1) / 300) * max(.01, 1 - done)
        coarse = done > COARSE_FROM
        if coarse and step % 200 == 0:
            memory.step.copy_(memory.table.weight.detach().std(0) * 3 / 7)
        x, sp = draw.rows(a.rows)
        with torch.autocast(device, torch.bfloat16):
            loss, said = advance(x, sp, steps[coarse])
        loss.backward()
        torch.nn.utils.clip_grad_norm_([p for m in modules for p in m.parameters()], 1.)
        opt.step()
        opt.zero_grad(set_to_none=True)
        if a.profile and step == 12:
            profile(lambda: advance(x, sp, steps[coarse])[0].backward())
        if step % 250 == 0:
            print(step, f'{time.time() - begun:.0f}s', f'{(step + 1) * a.rows * LENGTH / 1e6:.0f}M', [[round(v, 3) for v in s] for s in said.tolist()], flush=True)
        if step % 2000 == 1999:
            save(a.out, memory, readers)
        step += 1
    save(a.out, memory, readers)
    print('done', step, round(time.time() - begun), flush=True)


def profile(work):
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CUDA]) as p:
        for _ in range(3):
            with torch.autocast('cuda', torch.bfloat16):
                work()
        torch.cuda.synchronize()
    print(p.key_averages().table(sort_by='cuda_time_total', row_limit=22, max_name_column_width=70), flush=True)


def save(out, memory, readers):
    w = memory.table.weight.detach()
    codes = (w / memory.step).round().clamp(-7, 7).to(torch.int8).cpu().numpy() + 8
    np.savez(f'{out}/memory.npz', codes=(codes[:, 0::2] | (codes[:, 1::2] << 4)).astype(np.uint8), step=memory.step.cpu().numpy())
    for name, r in readers.items():
        arrays = {k: v.detach().cpu().numpy().astype(np.float16) for k, v in r.state_dict().items()}
        parts, size = [{}], 0
        for k, v in arrays.items():
            if size + v.nbytes > 14e6 and parts[-1]:
                parts.append({})
                size = 0
            parts[-1][k] = v
            size += v.nbytes
        for i, p in enumerate(parts):
            np.savez(f'{out}/{name}-{i}.npz', **p)


if __name__ == '__main__':
    main()
