"""A last, slow round of the students on whole lines, on a processor: short everyday sentences and hand-checked ones.

usage: python -m training.settle --trained DIR --lines A.jsonl --lines B.jsonl … --out DIR --seconds 480
Lines as training.context.sources writes them. The rows of the long training cut long lines anywhere, so that what stands at
the start of a row was often the rest of a word; here a row holds whole lines, cut between eojeols if at all. The memory
stays as it is.
"""
import argparse
import json
import os
import random
import shutil
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from . import noise
from .align import label_eojeol
from .batches import Data
from .corpora import parse_eojeol
from .nets import Memory, Student
from .students import MEMORY_PARTS, SHAPES, read_memory
from .teacher import masked_ce

LENGTH, ROWS = 160, 24
# text whose spacing people got wrong teaches no spacing
BADLY_SPACED = {'kiwi', 'shipped', 'starts'}


def read(paths, meta):
    """[(characters, spaces, labels, sentence starts, well spaced, starts known)] of every line"""
    ids, names = {c: i for i, c in enumerate(meta['characters'])}, {l: i for i, l in enumerate(meta['labels'])}
    known = {}

    def labels_of(token, gold):
        got = known.get((token, gold))
        if got is None:
            ms = parse_eojeol(gold)
            l = label_eojeol(token, ms) if ms else None
            got = known[token, gold] = [names.get(x, 0) for x in l] if l else [0] * len(token)
        return got
    out = []
    for path in paths:
        for line in open(path, encoding='utf-8'):
            row = json.loads(line)
            x, sp, y, sb = [], [], [], []
            starts = set(row.get('starts', [])) | {0}
            for k, (token, gold) in enumerate(zip(row['tokens'], row['gold'])):
                x += [ids.get(c, 2) for c in token]
                sp += [int(k > 0)] + [0] * (len(token) - 1)
                sb += [int(k in starts)] + [0] * (len(token) - 1)
                y += labels_of(token, gold) if gold and gold[0] not in '=?' else [0] * len(token)
            if len(x) > LENGTH - 2:
                cut = max((i for i in range(LENGTH - 2) if sp[i]), default=LENGTH - 2)
                x, sp, y, sb = x[:cut], sp[:cut], y[:cut], sb[:cut]
            out.append((x, sp, y, sb, row['source'] not in BADLY_SPACED, 'starts' in row))
    return out


def rows_of(lines, rnd):
    """whole lines packed into rows, each after a separator, a separator at the end"""
    rnd.shuffle(lines)
    rows, cur = [], None
    for x, sp, y, sb, spaced, starts in lines:
        if cur is None or len(cur[0]) + len(x) + 1 > LENGTH:
            cur = ([3], [0], [0], [0], [0], [0])
            rows.append(cur)
        for part, more in zip(cur, (x, sp, y, sb, [int(spaced)] * len(x), [int(starts)] * len(x))):
            part.extend(more)
            part.append(0)
        cur[0][-1] = 3
    pad = lambda p: p[:LENGTH] + [0] * (LENGTH - len(p))
    return [torch.tensor([pad(r[k]) for r in rows]) for k in range(6)]


class Noise(Data):
    """what Data adds to rows, without the pack"""

    def __init__(self, characters):
        self.device = 'cpu'
        wrong, ops = noise.tables(characters)
        self.wrong, self.ops = torch.from_numpy(wrong).long(), torch.from_numpy(ops).long()


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--trained', required=True)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--lines', action='append', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--seconds', type=float, default=480)
    ap.add_argument('--lr', type=float, default=1.5e-4)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    rnd = random.Random(5)
    torch.manual_seed(5)
    t0 = time.time()
    log = lambda *x: print(f'[{time.time() - t0:.0f}]', *x, flush=True)
    meta = json.load(open(f'{a.pack}/meta.json'))
    lines = read(a.lines, meta)
    rnd.shuffle(lines)
    dev, lines = lines[:400], lines[400:]
    x, sp, y, sb, spaced, starts = rows_of(lines, rnd)
    dx, dsp, dy, *_ = rows_of(dev, rnd)
    log(len(lines), 'lines', len(x), 'rows')
    data = Noise(meta['characters'])
    memory = Memory()
    memory.table.weight.data.copy_(torch.from_numpy(read_memory(a.trained)))
    memory.eval().requires_grad_(False)
    nets = nn.ModuleDict({k: Student(meta['characters'], len(meta['labels']), *shape) for k, shape in SHAPES.items()})
    for k, n in nets.items():
        n.load_state_dict({p: v.float() for p, v in torch.load(f'{a.trained}/{k}.pt', map_location='cpu').items()}, strict=False)
    auto = lambda: torch.autocast('cpu', dtype=torch.bfloat16)

    def report():
        nets.eval()
        with torch.no_grad(), auto():
            e = memory(dx, dsp, 0)
            right = {k: float(((n.tag(n(dx, dsp, e))[..., 1:].argmax(-1) + 1) == dy)[dy > 0].float().mean()) for k, n in nets.items()}
        nets.train()
        return {k: round(v, 4) for k, v in right.items()}
    log('before', report())
    params = list(nets.parameters())
    opt = torch.optim.AdamW([{'params': [p for p in params if p.dim() >= 2], 'weight_decay': .01},
                             {'params': [p for p in params if p.dim() < 2], 'weight_decay': 0.}], lr=a.lr, betas=(.9, .98))
    t1, step, acc, order, at = time.time(), 0, 0., torch.randperm(len(x)), 0
    while (done := (time.time() - t1) / a.seconds) < 1:
        for g in opt.param_groups:
            g['lr'] = a.lr * min(1, (step + 1) / 50) * max(.02, 1 - done)
        if at + ROWS > len(order):
            order, at = torch.randperm(len(x)), 0
        i = order[at:at + ROWS]
        at += ROWS
        real = (x[i] > 3).long()
        noisy = data.spaces(sp[i], real)
        xi, op = data.typos(x[i], .3, .04)
        total = 0
        with auto():
            e = memory(xi, noisy, 0)
            for n in nets.values():
                h = n(xi, noisy, e)
                tag = F.cross_entropy(n.tag(h).float().flatten(0, 1), y[i].flatten(), ignore_index=0, label_smoothing=.01)
                total = total + tag + .4 * masked_ce(n.space(h), sp[i], real * spaced[i])
                total = total + .2 * masked_ce(n.start(h), sb[i], real * starts[i]) + .25 * masked_ce(n.edit(h), op, real.float())
        opt.zero_grad()
        total.backward()
        nn.utils.clip_grad_norm_(params, 1.)
        opt.step()
        step += 1
        acc += float(total.detach())
        if step % 100 == 0:
            log(step, f'{acc / 100:.4f}', f'pass {step * ROWS / len(x):.2f}')
            acc = 0.
    log('after', report())
    for k, n in nets.items():
        torch.save({p: v.half() for p, v in n.state_dict().items()}, f'{a.out}/{k}.pt')
    for i in range(MEMORY_PARTS):
        shutil.copy(f'{a.trained}/memory-{i}.npz', a.out)
    log('saved')


if __name__ == '__main__':
    main()
