"""One log-linear model per unit, fitted on its examples."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from scipy import sparse
from scipy.optimize import minimize

from .dataset import Occurrence

# How much of a feature by its kind: what stands farther away says less, the bag of words has many voices.
KINDS = dict(t=1.0, b=2.0, j=1.5, d=2.0, p=1.5, q=0.5, n=1.5, o=0.5, w=0.7, a=4.0, v=4.0)
DENSE = 3.0
RIDGE_DENSE = 0.25
RIDGE_SPARSE = 0.3
RIDGE_BIAS = 0.05
STEPS = 40
# How far the shares of running text are followed.
TRUST = 0.9


@dataclass
class Fitted:
    """Scores of the senses of one unit: bias + context · dense + the weights of the features that occur."""

    bias: np.ndarray
    dense: np.ndarray
    sparse: dict[str, np.ndarray] = field(default_factory=dict)
    # Shares of the senses among the examples: what the bias has learnt.
    shares: np.ndarray | None = None

    def score(self, occurrence: Occurrence, context: np.ndarray) -> np.ndarray:
        z = self.bias + context @ self.dense
        for name in occurrence.names:
            weights = self.sparse.get(name)
            if weights is not None:
                z = z + weights
        return z


def natural(fitted: Fitted, priors: dict) -> Fitted:
    """The same model for running text: the shares of the examples replaced by those of text, tag by tag."""
    prior = TRUST * np.log(priors["prior"])
    weights = dict(fitted.sparse)
    for tag, shares in priors.get("tags", {}).items():
        own = weights.get(f"t{tag}", np.zeros(len(prior)))
        weights[f"t{tag}"] = own + TRUST * np.log(shares) - prior
    return Fitted(fitted.bias - np.log(fitted.shares) + prior, fitted.dense, weights, fitted.shares)


def fit(occurrences: list[Occurrence], contexts: np.ndarray, senses: int) -> Fitted:
    count = len(occurrences)
    places: dict[str, int] = {}
    rows, columns, values = [], [], []
    for r, occurrence in enumerate(occurrences):
        for name in occurrence.names:
            rows.append(r)
            columns.append(places.setdefault(name, len(places)))
            values.append(KINDS[name[0]])
    names = sparse.csr_matrix((values, (rows, columns)), shape=(count, max(1, len(places))))
    turned = names.T.tocsr()
    scaled = contexts * DENSE
    dense, size = contexts.shape[1], contexts.shape[1] + names.shape[1]
    mask = np.full((count, senses), -1e9)
    for r, occurrence in enumerate(occurrences):
        mask[r, occurrence.allowed] = 0
    wanted = np.array([occurrence.sense for occurrence in occurrences])
    weights = np.array([occurrence.weight for occurrence in occurrences])
    target = np.zeros((count, senses))
    target[np.arange(count), wanted] = 1
    ridge = np.concatenate([np.full(dense, RIDGE_DENSE), np.full(size - dense, RIDGE_SPARSE)])[:, None]

    def loss(theta: np.ndarray):
        bias, w = theta[:senses], theta[senses:].reshape(size, senses)
        z = scaled @ w[:dense] + names @ w[dense:] + bias + mask
        z -= z.max(axis=1, keepdims=True)
        e = np.exp(z)
        total = e.sum(axis=1, keepdims=True)
        value = -(weights * (z[np.arange(count), wanted] - np.log(total[:, 0]))).sum()
        value += 0.5 * (ridge * w * w).sum() + 0.5 * RIDGE_BIAS * (bias * bias).sum()
        g = (e / total - target) * weights[:, None]
        slope = np.concatenate([scaled.T @ g, turned @ g]) + ridge * w
        return value, np.concatenate([g.sum(axis=0) + RIDGE_BIAS * bias, slope.ravel()])

    start = np.zeros(senses * (size + 1))
    theta = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": STEPS}).x
    w = theta[senses:].reshape(size, senses)
    shares = np.bincount(wanted, weights=weights, minlength=senses) + 0.5
    return Fitted(
        theta[:senses],
        w[:dense] * DENSE,
        {name: w[dense + k] * KINDS[name[0]] for name, k in places.items()},
        shares / shares.sum(),
    )
