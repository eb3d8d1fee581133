"""Train the two students that ship, on the teacher's soft labels; they share one n-gram memory.

usage: python -m training.students --pack training/work/pack --soft DIR/soft.pt --out DIR --seconds 480
`small` reads everything; `large` reads again what `small` is in doubt about. Writes small.pt, large.pt (half precision),
memory-*.npz (int8 with one scale per column) and relabelled-*.npz (the soft labels at their best, for the context model). May be started beside the teacher: it gets ready and waits for soft.pt.
"""
import argparse
import os
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from .batches import Data
from .nets import Memory, Student
from .teacher import SILVER, TOP, exact, masked_ce

SHAPES = {'small': (128, 3, 2, .0), 'large': (256, 6, 4, .05)}
MEMORY_PARTS = 4  # files small enough to travel
RELABELLED_PARTS = 3
SURE = .6  # of a label, or it is none
# the share of rows drawn from the hand-checked text of our own convention, and from what people say every day; the second
# in the last part of the training, since without it the long lines of books of reference have the last word
SHARES = {'klue': .012, 'amb': .03, 'everyday': .15}, {'klue': .03, 'amb': .05, 'everyday': .4}
LAST_PART = .8
# how much more an eojeol counts that the first teacher reads in more ways than one
DOUBT = 1.5
# a label of Kiwi's that is right less often, by those who labelled our convention, gets no push
TRUSTED = .7


def read_memory(folder):
    """the table of an earlier run, in floats"""
    parts = [np.load(f'{folder}/memory-{i}.npz') for i in range(MEMORY_PARTS)]
    return np.concatenate([p['codes'] for p in parts]).astype(np.float32) * parts[0]['scale']


def save_memory(table, folder):
    """in eight bits, a scale a column; gives the mean size of a code"""
    scale = np.maximum(np.quantile(np.abs(table[::16]), .9999, axis=0), 1e-6) / 127
    coded = np.clip(np.rint(table / scale), -127, 127).astype(np.int8)
    for i, part in enumerate(np.array_split(coded, MEMORY_PARTS)):
        np.savez(f'{folder}/memory-{i}.npz', codes=part, scale=scale.astype(np.float32))
    return float(np.abs(coded).mean())


def lean_on_kiwi(data, best, prob, log):
    """where the teacher wavers, Kiwi's own label gets a push, as strong as serves the development eojeols best; but not a label
    that our convention mostly writes otherwise (the 요 of 네요)"""
    kiwi = data.flat['teacher']
    _, lens, source = data.lines
    ours = torch.from_numpy(np.repeat(np.isin(source, [data.sid['klue'], data.sid['amb']]), lens)).to(kiwi.device)
    gold = data.flat['gold']
    both = ours & (gold > 0) & (kiwi > 0)
    count = lambda at: torch.bincount(kiwi[at].long(), minlength=len(data.meta['labels'])).float()
    trusted = (count(both & (gold == kiwi)) + 4) / (count(both) + 5) >= TRUSTED
    log('labels of Kiwi not leant on', [data.meta['labels'][i] for i in (~trusted).nonzero()[:, 0].tolist()])
    same = (best == kiwi[:, None]) & ((kiwi > 0) & trusted[kiwi.long()])[:, None]
    pushed = lambda push: F.normalize(prob.float() * torch.where(same, push, 1.), p=1, dim=-1)

    def score(push):
        first = best.gather(1, pushed(push).argmax(-1, keepdim=True))[:, 0].long()
        at = lambda idx, x, sp: first[idx.clamp(min=0).long()]
        return [exact(data, at, s) for s in ('amb.dev', 'klue.dev')]
    tried = {push: score(push) for push in (1., 2., 4., 8., 16.)}
    log('push toward Kiwi (amb.dev, klue.dev)', {k: [round(x, 4) for x in v] for k, v in tried.items()})
    push = max(tried, key=lambda k: sum(tried[k]))
    # hand-checked targets have all their mass on one label, which no push changes
    return pushed(push).half()


def save_relabelled(data, best, prob, folder):
    """what the context model learns from: the best label of every character of the silver text, 0 where it is not sure, kept
    as what differs from Kiwi's (gaps between such places and their labels, in files small enough to travel)"""
    _, lens, source = data.lines
    silver = torch.from_numpy(np.repeat(np.isin(source, [data.sid[n] for n in SILVER]), lens)).to(best.device)
    p, k = prob.max(-1)
    label = torch.where(p >= SURE, best.gather(1, k[:, None])[:, 0].int(), 0)
    at = ((label != data.flat['teacher']) & silver).nonzero()[:, 0]
    gap, label = torch.diff(at, prepend=at.new_full((1,), -1)).cpu().numpy(), label[at].cpu().numpy().astype(np.uint16)
    for i, (g, l) in enumerate(zip(np.array_split(gap, RELABELLED_PARTS), np.array_split(label, RELABELLED_PARTS))):
        np.savez_compressed(f'{folder}/relabelled-{i}.npz', gap=g.astype(np.uint32), label=l)


def relabel(labels, folder):
    """Kiwi's labels of the whole pack → what save_relabelled left of them"""
    told = [np.load(f'{folder}/relabelled-{i}.npz') for i in range(RELABELLED_PARTS)]
    out = labels.copy()
    out[np.cumsum(np.concatenate([t['gap'] for t in told]).astype(np.int64)) - 1] = np.concatenate([t['label'] for t in told])
    return out


def read_relabelled(folder, data):
    """one label a character: the teacher's of the silver text, people's of our own convention, none of the rest"""
    _, lens, source = data.lines
    of = lambda names: np.repeat(np.isin(source, [data.sid[n] for n in names]), lens)
    label = relabel(data.flat['teacher'].cpu().numpy(), folder)
    return np.where(of(SILVER), label, np.where(of(['klue', 'amb']), data.flat['gold'].cpu().numpy(), 0)).astype(np.int16)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--soft', help='the soft labels of training.teacher')
    ap.add_argument('--relabelled', help='folder of an earlier run whose relabelled-*.npz are learnt from instead')
    ap.add_argument('--out', required=True)
    ap.add_argument('--seconds', type=float, default=480)
    ap.add_argument('--until', type=float, default=0, help='seconds since 1970 when to stop, instead of --seconds')
    ap.add_argument('--rows', type=int, default=384)
    ap.add_argument('--lr', type=float, default=1e-3)
    ap.add_argument('--length', type=int, default=192)
    ap.add_argument('--init', help='folder of an earlier run to go on from')
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    dev = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(3)
    torch.backends.cuda.matmul.allow_tf32 = True
    t0 = time.time()
    log = lambda *x: print(f'[{time.time() - t0:.0f}]', *x, flush=True)
    data = Data(a.pack, a.length, dev, seed=4)
    labels = len(data.meta['labels'])
    size = len(data.flat['x'])
    best, prob = torch.zeros(size, TOP, dtype=torch.int16, device=dev), torch.zeros(size, TOP, dtype=torch.float16, device=dev)
    log('rows', {data.meta['sources'][s]: len(r) for s, r in data.rows.items()})
    nets = nn.ModuleDict({k: Student(data.meta['characters'], labels, *shape) for k, shape in SHAPES.items()}).to(dev)
    memory = Memory().to(dev)
    if a.init:
        for k, n in nets.items():
            n.load_state_dict({p: v.float() for p, v in torch.load(f'{a.init}/{k}.pt').items()}, strict=False)
        with torch.no_grad():
            memory.table.weight.copy_(torch.from_numpy(read_memory(a.init)))
    log({k: sum(p.numel() for p in n.parameters()) / 1e6 for k, n in nets.items()})
    train_names = [*SILVER, 'klue', 'amb', 'gsd', 'ksl', 'kaist', 'sjw', 'sjs']
    rows = data.names(train_names)
    sizes = [len(data.rows.get(data.sid[n], [])) for n in train_names]
    # spacing is learnt from text that is spaced well
    spaced = torch.cat([torch.full((k,), n in ('clean', 'everyday', 'klue', 'gsd', 'kaist', 'sjw', 'sjs'), device=dev) for n, k in zip(train_names, sizes)])
    weights = []
    for shares in SHARES:
        rest = (1 - sum(shares.values())) / sum(k for n, k in zip(train_names, sizes) if n not in shares)
        weights.append(torch.cat([torch.full((k,), shares[n] / k if n in shares else rest, device=dev) for n, k in zip(train_names, sizes) if k]))
    params = [p for n in nets.values() for p in n.parameters()]
    opt = torch.optim.AdamW([{'params': [p for p in params if p.dim() >= 2], 'weight_decay': .01},
                             {'params': [p for p in params if p.dim() < 2], 'weight_decay': 0.},
                             {'params': list(memory.parameters()), 'weight_decay': 0.}], lr=a.lr, betas=(.9, .98), fused=dev == 'cuda')

    @torch.no_grad()
    def report():
        nets.eval(), memory.eval()
        for k, net in nets.items():
            def predict(idx, x, sp):
                with torch.autocast(dev, dtype=torch.bfloat16, enabled=dev == 'cuda'):
                    z = net.tag(net(x, sp, memory(x, sp, 0))).float()
                z[..., 0] = -1e9
                return z.argmax(-1)
            log(k, {s: round(exact(data, predict, s), 4) for s in ('amb.dev', 'klue.dev', 'gsd.dev', 'ksl.dev')})
        nets.train(), memory.train()

    def loss(idx, ok_space):
        x, sp = data.take('x', idx), data.take('sp', idx)
        real = (x > 3).long()
        spn = data.spaces(sp, real)
        xi, op = data.typos(x, .3, .04)
        u = torch.rand(x.shape, device=dev)
        xi = torch.where((u < .01) & (real == 1), 2, xi)
        safe = idx.clamp(min=0).long()
        y, q = best[safe].long(), prob[safe].float() * (((idx >= 0) & (u >= .01)) * (1 + DOUBT * data.take('doubt', idx)))[..., None]
        sb, space_mask = data.take('sb', idx), real * ok_space[:, None]
        total = 0
        with torch.autocast(dev, dtype=torch.bfloat16, enabled=dev == 'cuda'):
            e = memory(xi, spn, .08)
            for n in nets.values():
                h = n(xi, spn, e)
                lp = F.log_softmax(n.tag(h).float(), -1).gather(-1, y)
                total = total - (lp * q).sum() / q.sum().clamp(min=1)
                total = total + .4 * masked_ce(n.space(h), sp, space_mask) + .2 * masked_ce(n.start(h), sb, real.float())
                total = total + .25 * masked_ce(n.edit(h), op, real.float())
        return total
    fast = torch.compile(loss, dynamic=False) if dev == 'cuda' else loss
    nets.train(), memory.train()
    fast(rows[:a.rows], spaced[:a.rows].long()).backward()  # compiled before the clock starts
    opt.zero_grad()
    log('ready')
    if a.init:
        report()
    if a.relabelled:
        best[:, 0] = torch.from_numpy(read_relabelled(a.relabelled, data)).to(dev)
        prob[:, 0] = (best[:, 0] > 0).half()
    else:
        while not os.path.exists(a.soft):
            time.sleep(1)
        soft = torch.load(a.soft)
        best.copy_(soft['best']), prob.copy_(soft['prob'])
        prob.copy_(lean_on_kiwi(data, best, prob, log))
        save_relabelled(data, best, prob, a.out)
    log('labels', 'of one', float((prob[:, 0] > 0).float().mean()))
    t1, n, acc = time.time(), 0, []
    seconds = a.until - t1 if a.until else a.seconds
    while True:
        done = (time.time() - t1) / seconds
        if done >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.lr * min(1, (n + 1) / 500) * max(.01, 1 - done)
        i = torch.multinomial(weights[done > LAST_PART], a.rows, replacement=True)
        l = fast(rows[i], spaced[i].long())
        opt.zero_grad()
        l.backward()
        nn.utils.clip_grad_norm_(params, 1.)
        opt.step()
        n += 1
        acc.append(l.detach())
        if n % 1000 == 0:
            log(n, f'{float(torch.stack(acc).mean()):.4f}')
            acc = []
    log('steps', n, 'characters/s', n * a.rows * a.length / (time.time() - t1))
    report()
    for k, net in nets.items():
        torch.save({p: v.half() for p, v in net.state_dict().items()}, f'{a.out}/{k}.pt')
    log('saved', 'mean |code|', save_memory(memory.table.weight.detach().float().cpu().numpy(), a.out))


if __name__ == '__main__':
    main()
