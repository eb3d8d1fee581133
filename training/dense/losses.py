"""What the models are trained to: the right unit among the frequent and some sampled ones, and the teachers' opinion of all these."""
import torch
import torch.nn.functional as F

from .data import without
from .nets import SLOTS, Teacher, slots

TO_ONE = .03  # scores are to be logarithms of probabilities without normalising
TEACHERS_SHARE = .7


class Question:
    """places of some windows at which units are to be said"""

    def __init__(self, text, rows, per):
        self.u, self.line, self.place = text.batch(rows)
        self.flat, known = text.hidden(self.u, per)
        target, before, used, slot = slots(self.u.view(-1, self.u.shape[-1])[self.flat])
        used = (used & known[:, None]).view(-1)
        chosen = torch.argsort((~used).to(torch.int8), stable=True)[:int(len(self.flat) * 3.4)]
        self.row = torch.div(chosen, SLOTS, rounding_mode='floor')
        self.target, self.before, self.slot = (x.reshape(-1)[chosen] for x in (target, before, slot))
        self.weight = used[chosen].float()
        self.units, self.drawn = text.negatives()

    def logits(self, net):
        """of the right unit, and of those it is told from"""
        u = without(self.u, self.flat) if isinstance(net, Teacher) else self.u
        h = net.encode(u, self.line, self.place).view(-1, net.width).index_select(0, self.flat)
        g = net.decode(h, self.row, self.before, self.slot)
        bias = F.embedding(self.units, net.bias[:, None]).squeeze(-1)
        return net.logit(g, self.target), F.linear(g, F.embedding(self.units, net.vectors.weight)), bias - self.drawn


def corrected(others, bias, target, units):
    return (others.float() + bias).masked_fill(target[:, None] == units, -1e4)


def hard(right, others, bias, target, units, weight):
    """(loss, cross-entropy)"""
    z = torch.logaddexp(right, torch.logsumexp(corrected(others, bias, target, units), 1))
    entropy = ((z - right) * weight).sum() / weight.sum()
    return entropy + TO_ONE * (z * z * weight).sum() / weight.sum(), entropy.detach()


def probabilities(right, others, bias, target, units):
    others = corrected(others, bias, target, units)
    z = torch.logaddexp(right, torch.logsumexp(others, 1))
    return torch.exp(right - z), torch.exp(others - z[:, None])


def soft(right, others, bias, target, units, weight, p_right, p_others):
    """(loss, cross-entropy with the right unit)"""
    others = corrected(others, bias, target, units)
    z = torch.logaddexp(right, torch.logsumexp(others, 1))
    own = z - right
    taught = p_right * own + (p_others * (z[:, None] - others)).sum(1)
    loss = (1 - TEACHERS_SHARE) * own + TEACHERS_SHARE * taught + TO_ONE * z * z
    return (loss * weight).sum() / weight.sum(), ((own * weight).sum() / weight.sum()).detach()


def of_candidates(scores, candidates, reading, own, count, mix):
    """cross-entropy of the right readings among those that the engine weighs; `mix`: what score, search and offer count"""
    z = mix[0].abs() * scores + mix[1].abs() * candidates.score[reading] + mix[2] * candidates.wide[reading]
    most = torch.full((count,), -1e9, device=z.device).scatter_reduce(0, own, z.detach(), 'amax')
    e = torch.exp(z - most[own])
    total = torch.zeros(count, device=z.device)
    right = total.index_add(0, own, e * (candidates.right[reading] == 1))
    return -(torch.log(right.clamp_min(1e-9)) - torch.log(total.index_add(0, own, e))).mean()
