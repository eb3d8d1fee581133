"""How many places are right when the model's opinion is added to the linear model's score."""
import numpy as np

WEIGHTS = (0, .1, .2, .3, .4, .5, .7)
OFFER_COSTS = (0, 1, 2, 3, 4)  # what a reading that only the lexicon offers has to make up for


def right_places(linear, said, wide, right, first, weight, cost):
    """for every place: is the best reading right?"""
    z = linear - cost * wide + weight * said
    place = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(z))))
    order = np.lexsort((-z, place))
    best = order[np.searchsorted(place, np.arange(len(first)))]
    return right[best] == 1


def report(c, said):
    """lines for people: share right by source, for every weight at the best cost of offers"""
    linear, wide, right, first = (x.cpu().numpy() for x in (c.linear, c.wide, c.right, c.first))
    for number, name in enumerate(c.names):
        chosen = c.sources == number
        if not chosen.any():
            continue
        grid = {(w, k): right_places(linear, said, wide, right, first, w, k)[chosen].mean() for w in WEIGHTS for k in OFFER_COSTS}
        alone = right_places(linear, 0 * said, wide, right, first, 0, 99)[chosen].mean()
        cells = []
        for w in WEIGHTS:
            cost = max(OFFER_COSTS, key=lambda k: grid[w, k])
            cells.append(f'{w}: {grid[w, cost]:.4f} ({cost})')
        yield f'{name} {chosen.sum()} narrow {alone:.4f} | ' + '  '.join(cells)
