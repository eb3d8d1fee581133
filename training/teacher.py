"""Train the stacked teacher and let it relabel everything in our convention, with its doubts.

usage: python -m training.teacher --pack training/work/pack --out DIR --seconds 300
It reads the text and Kiwi's labels, learns from every gold corpus under that corpus's own source mark, and answers as the
sources of our convention (klue, amb) would. Writes DIR/soft.pt: for every character of the pack the best labels and their
probabilities.
"""
import argparse
import os
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from .batches import Data
from .nets import Teacher

SOURCE = {'silver': 1, 'klue': 0, 'amb': 0, 'gsd': 2, 'ksl': 3, 'kaist': 4, 'sjw': 5, 'sjs': 6}
# how often a corpus is drawn, per row: ours counts most
WEIGHT = {'klue': 8, 'amb': 5, 'gsd': 1.2, 'ksl': .6, 'kaist': .8, 'sjw': 1.2, 'sjs': .6}
SILVER = ['clean', 'noisy', 'everyday']
TOP = 6


def masked_ce(logits, y, m):
    l = F.cross_entropy(logits.float().flatten(0, 1), y.flatten(), reduction='none').view(y.shape)
    return (l * m).sum() / m.sum().clamp(min=1)


def exact(data, predict, name, key='gold'):
    """share of labelled eojeols whose every label is right, on a development set"""
    starts, lens, source = data.lines
    rows = data.rows.get(data.sid[name])
    if rows is None:
        return 0.
    right = total = 0
    for i in range(0, len(rows), 128):
        idx = rows[i:i + 128]
        x, sp, y = data.take('x', idx), data.take('sp', idx), data.take(key, idx)
        p = predict(idx, x, sp)
        seg = ((sp == 1) | (x == 3)).long().cumsum(1)
        has, bad = torch.zeros(len(idx), seg.max() + 1, device=x.device), torch.zeros(len(idx), seg.max() + 1, device=x.device)
        has.scatter_add_(1, seg, (y > 0).float())
        bad.scatter_add_(1, seg, ((y > 0) & (p != y)).float())
        right += int(((has > 0) & (bad == 0)).sum())
        total += int((has > 0).sum())
    return right / max(total, 1)


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--pack', default='training/work/pack')
    ap.add_argument('--out', required=True)
    ap.add_argument('--seconds', type=float, default=300)
    ap.add_argument('--dim', type=int, default=512)
    ap.add_argument('--layers', type=int, default=12)
    ap.add_argument('--rows', type=int, default=256)
    ap.add_argument('--lr', type=float, default=6e-4)
    ap.add_argument('--length', type=int, default=256)
    ap.add_argument('--bits', type=int, default=21)
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    dev = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.manual_seed(1)
    np.random.seed(1)
    torch.backends.cuda.matmul.allow_tf32 = True
    t0 = time.time()
    log = lambda *x: print(f'[{time.time() - t0:.0f}]', *x, flush=True)
    data = Data(a.pack, a.length, dev, unmarked=0)
    labels = len(data.meta['labels'])
    log('rows', {data.meta['sources'][s]: len(r) for s, r in data.rows.items()}, 'labels', labels)
    net = Teacher(data.meta['characters'], labels, 8, a.dim, a.layers, a.bits).to(dev)
    log('parameters', sum(p.numel() for p in net.parameters()) / 1e6)
    run = torch.compile(net, dynamic=False) if dev == 'cuda' else net
    silver = data.names(SILVER)
    noisy = torch.cat([torch.full((len(data.rows.get(data.sid[n], [])),), n == 'noisy', device=dev) for n in SILVER])
    gold = data.names(WEIGHT)
    sizes = {n: len(data.rows[data.sid[n]]) for n in WEIGHT if data.sid[n] in data.rows}
    gold_src = torch.cat([torch.full((k,), SOURCE[n], device=dev) for n, k in sizes.items()])
    gold_w = torch.cat([torch.full((k,), float(WEIGHT[n]), device=dev) for n, k in sizes.items()])
    decay = [p for n, p in net.named_parameters() if p.dim() >= 2 and 'memory' not in n]
    rest = [p for n, p in net.named_parameters() if not (p.dim() >= 2 and 'memory' not in n)]
    opt = torch.optim.AdamW([{'params': decay, 'weight_decay': .02}, {'params': rest, 'weight_decay': 0.}], lr=a.lr, betas=(.9, .98), fused=dev == 'cuda')
    auto = lambda: torch.autocast(dev, dtype=torch.bfloat16, enabled=dev == 'cuda')

    def step(idx, src, gold_rows, quiet):
        x, sp = data.take('x', idx), data.take('sp', idx)
        real = (x > 3).long()
        u, v = torch.rand(x.shape, device=dev), torch.rand(x.shape, device=dev)
        rate = .03 if gold_rows else .13
        m = (u < rate) & (real == 1)
        xi = torch.where(m & (v < .85), 1, x)
        kiwi = data.take('teacher', idx)
        if gold_rows:
            keep = (torch.rand(len(idx), 1, device=dev) > .08) & (torch.rand(x.shape, device=dev) > .04)
            hint, y, spn = kiwi * keep, data.take('gold', idx), torch.where(torch.rand(len(idx), 1, device=dev) < .8, sp, data.spaces(sp, real))
        else:
            hint, y, spn = torch.zeros_like(x), kiwi, data.spaces(sp, real)
        with auto():
            h = run(xi, spn, src, hint)
            l = masked_ce(net.tag(h), y, ((y > 0) & ~m).float())
            if not gold_rows:
                i = torch.topk(u.masked_fill(real == 0, 9).flatten(), int(.12 * u.numel()), largest=False).indices
                l = l + .5 * F.cross_entropy(net.lm(h.flatten(0, 1)[i]).float(), x.flatten()[i])
                l = l + .2 * masked_ce(net.space(h), sp, real * (~quiet)[:, None].float()) + .2 * masked_ce(net.start(h), data.take('sb', idx), real.float())
        return l

    t1, n, acc = time.time(), 0, []
    rnd = np.random.default_rng(2)
    while True:
        done = (time.time() - t1) / a.seconds
        if done >= 1:
            break
        for g in opt.param_groups:
            g['lr'] = a.lr * min(1, (n + 1) / 300) * max(.02, 1 - done)
        if rnd.random() < (.15 if done < .45 else .5 if done < .8 else .7):
            i = torch.multinomial(gold_w, a.rows, replacement=True)
            l = step(gold[i], gold_src[i], True, None)
        else:
            i = torch.randint(0, len(silver), (a.rows,), device=dev)
            l = step(silver[i], torch.full((a.rows,), SOURCE['silver'], device=dev), False, noisy[i])
        opt.zero_grad()
        l.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 1.)
        opt.step()
        n += 1
        acc.append(l.detach())
        if n % 200 == 0:
            log(n, f'{float(torch.stack(acc).mean()):.4f}')
            acc = []
    log('steps', n, 'characters/s', n * a.rows * a.length / (time.time() - t1))
    net.eval()
    run = torch.compile(net, dynamic=False) if dev == 'cuda' else net

    @torch.no_grad()
    def predict(idx, x, sp, src=0, hints=True):
        pad = 128 - len(idx)
        idx, x, sp = (F.pad(t, (0, 0, 0, pad), value=v) for t, v in ((idx, -1), (x, 0), (sp, 0)))
        hint = data.take('teacher', idx) * int(hints)
        with auto():
            return net.tag(run(x, sp, torch.full((len(x),), src, device=dev), hint)).float()[:len(x) - pad]
    for name, src in (('amb.dev', 0), ('klue.dev', 0), ('gsd.dev', 2), ('gsd.dev', 0), ('ksl.dev', 3)):
        log(name, 'as source', src, 'exact eojeols', round(exact(data, lambda i, x, s: predict(i, x, s, src).argmax(-1), name), 4),
            'without hints', round(exact(data, lambda i, x, s: predict(i, x, s, src, False).argmax(-1), name), 4),
            'Kiwi', round(exact(data, lambda i, x, s: data.take('teacher', i), name), 4))
    size = len(data.flat['x'])
    best = torch.zeros(size, TOP, dtype=torch.int16, device=dev)
    prob = torch.zeros(size, TOP, dtype=torch.float16, device=dev)
    for rows in data.rows.values():
        for i in range(0, len(rows), 128):
            idx = rows[i:i + 128]
            logits = predict(idx, data.take('x', idx), data.take('sp', idx))
            logits[..., 0] = -1e9
            p, k = logits.softmax(-1).topk(TOP, -1)
            ok = idx >= 0
            best[idx[ok].long()], prob[idx[ok].long()] = k[ok].short(), p[ok].half()
    best, prob = best.cpu(), prob.cpu()
    # where the hand-checked analysis in our convention is known, it is the target
    y = data.flat['gold'].cpu()
    starts, lens, source = data.lines
    ours = torch.from_numpy(np.repeat(np.isin(source, [data.sid['klue'], data.sid['amb']]), lens)) & (y > 0)
    best[ours], prob[ours] = 0, 0
    best[ours, 0], prob[ours, 0] = y[ours].short(), 1.
    torch.save({'best': best, 'prob': prob}, f'{a.out}/soft.part')
    os.rename(f'{a.out}/soft.part', f'{a.out}/soft.pt')  # whoever waits for it finds it whole
    agree = (best[:, 0].int() == data.flat['teacher'].cpu())[data.flat['teacher'].cpu() > 0].float().mean()
    log('relabelled', size, 'agrees with Kiwi', float(agree), 'mean confidence', float(prob[:2_000_000, 0].float().mean()))


if __name__ == '__main__':
    main()
