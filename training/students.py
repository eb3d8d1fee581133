"""Train the two students that ship, on the teacher's soft labels; they share one n-gram memory.

usage: python -m training.students --pack training/work/pack --soft DIR/soft.pt --out DIR --seconds 480
`small` reads everything; `large` reads again what `small` is in doubt about. Writes small.pt, large.pt (half precision),
memory-*.npz (int8 with one scale per column) and held.npz (what the teacher says about the text that no student reads).
May be started beside the teacher: it gets ready and waits for soft.pt.
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
from .teacher import TOP, exact, masked_ce

SHAPES = {'small': (128, 3, 2, .0), 'large': (256, 6, 4, .05)}
MEMORY_PARTS = 4  # files small enough to travel
# the share of rows drawn from the hand-checked text of our own convention
GOLD_SHARE = {'klue': .015, 'amb': .03}
# how much more an eojeol counts that the first teacher reads in more ways than one
DOUBT = 1.5


def read_memory(folder):
    """the table of an earlier run, in floats"""
    parts = [np.load(f'{folder}/memory-{i}.npz') for i in range(MEMORY_PARTS)]
    return np.concatenate([p['codes'] for p in parts]).astype(np.float32) * parts[0]['scale']


def lean_on_kiwi(data, best, prob, log):
    """where the teacher wavers, Kiwi's own label gets a push, as strong as serves the development eojeols best"""
    kiwi = data.flat['teacher']
    same = (best == kiwi[:, None]) & (kiwi > 0)[:, None]
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


def save_held(data, best, prob, path):
    """the best label and its probability, character by character, of the lines kept apart, in the order of the pack"""
    _, lens, source = data.lines
    at = torch.from_numpy(np.repeat(source == data.sid['held'], lens)).to(best.device)
    p, k = prob[at].max(-1)
    np.savez_compressed(path, label=best[at].gather(1, k[:, None])[:, 0].cpu().numpy(), percent=(p.float() * 100).byte().cpu().numpy())


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--soft', required=True)
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
    train_names = ['clean', 'noisy', 'klue', 'amb', 'gsd', 'ksl', 'kaist', 'sjw', 'sjs']
    rows = data.names(train_names)
    sizes = [len(data.rows.get(data.sid[n], [])) for n in train_names]
    # spacing is learnt from text that is spaced well
    spaced = torch.cat([torch.full((k,), n in ('clean', 'klue', 'gsd', 'kaist', 'sjw', 'sjs'), device=dev) for n, k in zip(train_names, sizes)])
    weight = torch.ones(len(rows), device=dev)
    at = 0
    for n, k in zip(train_names, sizes):
        if n in GOLD_SHARE and k:
            weight[at:at + k] = GOLD_SHARE[n] * len(rows) / k
        at += k
    params = [p for n in nets.values() for p in n.parameters()]
    opt = torch.optim.AdamW([{'params': [p for p in params if p.dim() >= 2], 'weight_decay': .01},
                             {'params': [p for p in params if p.dim() < 2], 'weight_decay': 0.},
                             {'params': list(memory.parameters()), 'weight_decay': 0.}], lr=a.lr, betas=(.9, .98), fused=dev == 'cuda')

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
    while not os.path.exists(a.soft):
        time.sleep(1)
    soft = torch.load(a.soft)
    best.copy_(soft['best']), prob.copy_(soft['prob'])
    prob.copy_(lean_on_kiwi(data, best, prob, log))
    save_held(data, best, prob, f'{a.out}/held.npz')
    log('soft labels')
    t1, n, acc = time.time(), 0, []
    seconds = a.until - t1 if a.until else a.seconds
    while True:
        done = (time.time() - t1) / seconds
        if done >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.lr * min(1, (n + 1) / 500) * max(.01, 1 - done)
        i = torch.multinomial(weight, a.rows, replacement=True)
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
    nets.eval(), memory.eval()
    for k, net in nets.items():
        @torch.no_grad()
        def predict(idx, x, sp):
            with torch.autocast(dev, dtype=torch.bfloat16, enabled=dev == 'cuda'):
                z = net.tag(net(x, sp, memory(x, sp, 0))).float()
            z[..., 0] = -1e9
            return z.argmax(-1)
        log(k, {s: round(exact(data, predict, s), 4) for s in ('amb.dev', 'klue.dev', 'gsd.dev', 'ksl.dev')})
        torch.save({p: v.half() for p, v in net.state_dict().items()}, f'{a.out}/{k}.pt')
    table = memory.table.weight.detach().float().cpu().numpy()
    scale = np.maximum(np.quantile(np.abs(table[::16]), .9999, axis=0), 1e-6) / 127
    coded = np.clip(np.rint(table / scale), -127, 127).astype(np.int8)
    parts = np.array_split(coded, MEMORY_PARTS)
    for i, part in enumerate(parts):
        np.savez(f'{a.out}/memory-{i}.npz', codes=part, scale=scale.astype(np.float32))
    log('saved', 'mean |code|', float(np.abs(coded).mean()))


if __name__ == '__main__':
    main()
