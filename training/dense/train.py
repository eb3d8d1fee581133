"""The language model over eojeols: large teachers, a small student that learns from their mean, fine-tuned on candidates with gold.

usage: python -m training.dense.train --data DIR --state DIR --out DIR STEP …
A step is NAME:SECONDS: teacher1, teacher2 … train a teacher each, `student` learns from all teachers in the state folder, `again`
goes on with that, `tune` goes on with it on candidates. What is made stays in the state folder; `out` gets the student in half precision, the log, and what was said
about the candidates for measuring. --tiny tries everything on a processor.
"""
import argparse
import contextlib
import os
import time

import numpy as np
import torch

from .data import Candidates, Text
from .evaluate import report
from .losses import Question, hard, of_candidates, probabilities, soft
from .nets import Block, Student, Teacher, block, near_vectors

LOSSES = {'hard': hard, 'soft': soft, 'probabilities': probabilities}
MEASURED = ('dev', 'pairs')
TUNED = {'ours': 4., 'new': 4., 'other': .5, 'krdict': 1.}  # how often a place of each is drawn
BEGAN = time.time()


class Trainer:
    def __init__(self, a):
        self.a = a
        self.device = 'cuda' if torch.cuda.is_available() else 'cpu'
        self.log = open(f'{a.out}/log.txt', 'a')
        torch.backends.cuda.matmul.allow_tf32 = True
        self.rows, self.per = (4, 6) if a.tiny else (384, 12)
        self.shapes = {Teacher: (64, 2), Student: (32, 2)} if a.tiny else {Teacher: (384, 8), Student: (128, 2)}
        self.text = Text(a.data, self.device, 3000 if a.tiny else 0)
        self.say('eojeols', len(self.text.table), 'units', len(self.text.units))
        self.losses = dict(LOSSES)
        if a.compile or self.device == 'cuda' and not a.eager:
            torch._dynamo.config.recompile_limit = 64
            Block.compiled, Block.rows = torch.compile(block, dynamic=False), self.rows
            self.losses = {k: torch.compile(f, dynamic=False) for k, f in LOSSES.items()}

    def say(self, *words):
        line = ' '.join([f'{time.time() - BEGAN:6.1f}', *map(str, words)])
        print(line, flush=True)
        print(line, file=self.log, flush=True)

    def amp(self):
        return torch.autocast('cuda', torch.bfloat16) if self.device == 'cuda' else contextlib.nullcontext()

    def make(self, kind):
        return kind(torch.from_numpy(self.text.frequencies), *self.shapes[kind]).to(self.device)

    def load(self, kind, name):
        net = self.make(kind)
        net.load_state_dict(torch.load(f'{self.a.state}/{name}.pt', map_location=self.device))
        return net

    def language_loss(self, net, teachers=(), rows=None):
        q = Question(self.text, rows or self.rows, self.per if isinstance(net, Teacher) or teachers else 2 * self.per)
        shared = q.target, q.units
        with self.amp():
            own = q.logits(net)
            with torch.no_grad():
                theirs = [q.logits(t) for t in teachers]
        if not teachers:
            return self.losses['hard'](*own, *shared, q.weight)
        with torch.no_grad():
            p = [self.losses['probabilities'](*t, *shared) for t in theirs]
            p_right, p_others = (sum(x) / len(p) for x in zip(*p))
        return self.losses['soft'](*own, *shared, q.weight, p_right, p_others)

    def learn(self, net, seconds, rate, teachers=()):
        """the language model's own training, the whole step as one graph of the accelerator"""
        net.train()
        opt = self.optimizer(net)
        total = torch.zeros((), device=self.device)

        def step():
            loss, entropy = self.language_loss(net, teachers)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.)
            opt.step()
            total.add_(entropy)

        replay = self.captured(step, opt)
        total.zero_()
        self.say('ready')
        begun = last = time.time()
        steps = said = 0
        while (t := (time.time() - begun) / seconds) < 1:
            self.set_rate(opt, rate * min(1, (steps + 1) / 1000) * (1 if t < .4 else max(.01, (1 - t) / .6)))
            replay()
            steps += 1
            if steps % 20 == 0 and self.device == 'cuda':
                torch.cuda.synchronize()
            if steps in (20, 200) or steps % (20 if self.a.tiny else 2000) == 0:
                self.say(steps, 'loss', round(float(total) / (steps - said), 4), 'ms', round(1000 * (time.time() - last) / (steps - said), 2))
                said, last = steps, time.time()
                total.zero_()
        opt.zero_grad(set_to_none=True)
        net.eval()
        self.say('steps', steps)

    def optimizer(self, net):
        gpu = self.device == 'cuda'
        return torch.optim.AdamW(net.parameters(), lr=torch.tensor(1e-7, device=self.device), betas=(.9, .98), weight_decay=.01, capturable=gpu, fused=gpu or None)

    def set_rate(self, opt, rate):
        for group in opt.param_groups:
            group['lr'].fill_(rate)

    def captured(self, step, opt):
        def plain():
            opt.zero_grad(set_to_none=True)
            step()

        self.try_compiled(plain)
        if self.device != 'cuda' or self.a.eager:
            return plain
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(4):
                plain()
        torch.cuda.current_stream().wait_stream(side)
        torch.cuda.synchronize()
        opt.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            step()
        return graph.replay

    def try_compiled(self, plain):
        """one step; where the compiler fails, without it"""
        try:
            plain()
        except Exception as reason:
            if not Block.compiled:
                raise
            self.say('not compiled:', repr(reason)[:500])
            Block.compiled, self.losses = None, dict(LOSSES)
            plain()

    def tune(self, net, seconds, rate=4e-4):
        net.train()
        sets = {n: Candidates(f'{self.a.data}/{n}.npz', self.device) for n in TUNED if os.path.exists(f'{self.a.data}/{n}.npz')}
        names = list(sets)
        share = np.array([sets[n].count * TUNED[n] for n in names])
        share /= share.sum()
        self.say('places', {n: s.count for n, s in sets.items()})
        mix = torch.tensor([.3, .55, 0.], device=self.device, requires_grad=True)
        opt = torch.optim.AdamW([{'params': list(net.parameters())}, {'params': [mix]}], weight_decay=.01)
        drawn, size, total = np.random.default_rng(1), 32 if self.a.tiny else 1536, 0.
        begun, steps = time.time(), 0
        while (t := (time.time() - begun) / seconds) < 1:
            for group, r in zip(opt.param_groups, (rate, 1e-3)):
                group['lr'] = r * (1 - t) * min(1, (steps + 1) / 100) + 1e-7
            s = sets[drawn.choice(names, p=share)]
            places = torch.randint(s.count, (size,), device=self.device)
            with self.amp():
                scores, reading, own = s.weigh(net, places, False)
            loss = of_candidates(scores.float(), s, reading, own, size, mix)
            total += float(loss.detach())
            opt.zero_grad(set_to_none=True)
            (loss + .15 * self.language_loss(net)[0]).backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.)
            opt.step()
            steps += 1
            if steps % (20 if self.a.tiny else 500) == 0:
                self.say('tuned', steps, round(total / (20 if self.a.tiny else 500), 4), [round(x, 3) for x in mix.tolist()])
                total = 0.
        net.eval()
        self.say('tuned', steps, [round(x, 3) for x in mix.tolist()])

    def measure(self, nets, name):
        """what the mean of the models says of the candidates for measuring"""
        said = {}
        for kept in MEASURED:
            if not os.path.exists(f'{self.a.data}/{kept}.npz'):
                continue
            c = Candidates(f'{self.a.data}/{kept}.npz', self.device)
            scores = torch.zeros(len(c.right), device=self.device)
            with torch.no_grad(), self.amp():
                for net in nets:
                    for places in torch.arange(c.count, device=self.device).split(500):
                        values, reading, _ = c.weigh(net, places, isinstance(net, Teacher))
                        scores[reading] += values.float() / len(nets)
            said[kept] = scores.cpu().numpy()
            for line in report(c, said[kept]):
                self.say(name, line)
        np.savez_compressed(f'{self.a.out}/said-{name}.npz', **said)

    def give(self, net, name):
        """the student for export: the vectors, and all else, each small enough to travel"""
        arrays = {k: v.detach().half().cpu().numpy() for k, v in net.state_dict().items()}
        np.savez(f'{self.a.out}/{name}-vectors.npz', vectors=arrays.pop('vectors.weight'))
        np.savez(f'{self.a.out}/{name}-rest.npz', **arrays)

    def teachers(self):
        found = sorted(f[:-3] for f in os.listdir(self.a.state) if f.startswith('teacher'))
        nets = [self.load(Teacher, n).eval() for n in found]
        for net in nets:
            net.requires_grad_(False)
        return nets

    def run(self, name, seconds):
        self.say('step', name, seconds)
        if name.startswith('teacher'):
            torch.manual_seed(int(name[7:]))
            net = self.make(Teacher)
            self.learn(net, seconds, 8e-4)
            self.measure([net], name)
        elif name in ('student', 'again'):
            torch.manual_seed(1 if name == 'student' else 2)
            teachers = self.teachers()
            net = self.load(Student, 'student') if name == 'again' else self.new_student(teachers)
            if len(teachers) > 1 and name == 'student':
                self.measure(teachers, 'teachers')
            self.learn(net, seconds, 1.5e-3 if name == 'student' else 8e-4, teachers)
            name = 'student'
        else:
            net = self.load(Student, 'student')
            self.tune(net, seconds)
        if isinstance(net, Student):
            self.measure([net], name)
            self.give(net, name)
        torch.save(net.state_dict(), f'{self.a.state}/{name}.pt')

    def new_student(self, teachers):
        net = self.make(Student)
        if teachers:
            with torch.no_grad():
                net.vectors.weight.copy_(near_vectors(teachers[0], net.width))
        return net


def main():
    ap = argparse.ArgumentParser(description=__doc__)
    ap.add_argument('--data', required=True)
    ap.add_argument('--state', required=True)
    ap.add_argument('--out', required=True)
    ap.add_argument('--tiny', action='store_true')
    ap.add_argument('--eager', action='store_true', help='no compiler and no graph of the accelerator')
    ap.add_argument('--compile', action='store_true', help='the compiler also on a processor')
    ap.add_argument('steps', nargs='+')
    a = ap.parse_args()
    os.makedirs(a.state, exist_ok=True)
    os.makedirs(a.out, exist_ok=True)
    trainer = Trainer(a)
    for step in a.steps:
        name, seconds = step.split(':')
        trainer.run(name, float(seconds))
    trainer.say('done', {f: os.path.getsize(f'{a.out}/{f}') >> 10 for f in sorted(os.listdir(a.out))})


if __name__ == '__main__':
    main()
