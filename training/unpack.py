"""The pack as flat arrays and fixed rows, ready for the accelerator."""
import io
import json
import lzma
from multiprocessing import Pool

import numpy as np

NONE = 255
SEPARATOR = 3


def _expand(data, data_start, length, pick):
    """concatenate data[data_start[p] : +length[p]] for p in pick"""
    n = length[pick].astype(np.int64)
    out_start = np.concatenate([[0], np.cumsum(n)[:-1]])
    at = np.arange(int(n.sum())) - np.repeat(out_start, n) + np.repeat(data_start[pick], n)
    return data[at]


def _decompress(blob):
    return lzma.decompress(blob).decode('utf-16-le')


def _doubtful(token_type, rank, types):
    """1 for an eojeol that the first teacher reads in more ways than one, the rarer in one of twenty cases or more"""
    known = rank != NONE
    keys, n = np.unique(token_type[known].astype(np.int64) * 256 + rank[known], return_counts=True)
    total, most = np.zeros(types, np.int64), np.zeros(types, np.int64)
    np.add.at(total, keys >> 8, n)
    np.maximum.at(most, keys >> 8, n)
    return ((total >= 4) & (most < .95 * total)).astype(np.uint8)


def lines(folder, jobs=16):
    """the text of every line of the pack"""
    parts = np.load(f'{folder}/text.npz')
    with Pool(jobs) as pool:
        for part in pool.imap(_decompress, [parts[k].tobytes() for k in sorted(parts.files)]):
            yield from part.split('\n')


def load(folder, jobs=16):
    meta = json.load(open(f'{folder}/meta.json'))
    a = np.load(io.BytesIO(lzma.open(f'{folder}/arrays.npz.xz').read()))
    types, token_type = {}, []
    for line in lines(folder, jobs):
        for t in line.split(' '):
            token_type.append(types.setdefault(t, len(types)))
    token_type = np.array(token_type, np.int32)
    words = list(types)
    ids = {c: i for i, c in enumerate(meta['characters'])}
    tlen = np.array([len(w) for w in words], np.int64)
    tchar = np.array([ids.get(c, 2) for w in words for c in w], np.uint16)
    tstart = np.concatenate([[0], np.cumsum(tlen)[:-1]])
    # analyses of type t are per_type[t] label sequences of length tlen[t], one after another in `flat`
    first = np.concatenate([[0], np.cumsum(a['per_type'].astype(np.int64) * tlen)[:-1]])
    per_token_len = tlen[token_type]
    x = _expand(tchar, tstart, tlen, token_type)

    def labels(rank):
        flat = np.concatenate([a['flat'], np.zeros(int(tlen.max()), np.uint16)])
        start = np.where(rank == NONE, len(a['flat']), first[token_type] + rank.astype(np.int64) * per_token_len)
        n = per_token_len
        out_start = np.concatenate([[0], np.cumsum(n)[:-1]])
        at = np.arange(int(n.sum())) - np.repeat(out_start, n)
        none = np.repeat(rank == NONE, n)
        return np.where(none, 0, flat[np.where(none, 0, at + np.repeat(start, n))]).astype(np.uint16)

    teacher, gold = labels(a['teacher']), labels(a['gold'])
    doubt = np.repeat(_doubtful(token_type, a['teacher'], len(words))[token_type], per_token_len)
    counts = a['counts'].astype(np.int64)
    line_of_token = np.repeat(np.arange(len(counts)), counts)
    first_token = np.concatenate([[0], np.cumsum(counts)[:-1]])
    token_first_char = np.concatenate([[0], np.cumsum(per_token_len)[:-1]])
    sp = np.zeros(len(x), np.uint8)
    sp[token_first_char] = 1
    sp[token_first_char[first_token]] = 0
    sb = np.zeros(len(x), np.uint8)
    starts = np.unpackbits(a['starts'])[:len(token_type)]
    sb[token_first_char] = starts
    sb[token_first_char[first_token]] = 1
    line_len = np.bincount(line_of_token, weights=per_token_len, minlength=len(counts)).astype(np.int64)
    line_start = np.concatenate([[0], np.cumsum(line_len)[:-1]])
    return meta, dict(x=x, sp=sp, sb=sb, teacher=teacher, gold=gold, doubt=doubt, source=a['source'], line_start=line_start, line_len=line_len)


def drop_final_marks(d, meta, rnd, share):
    """index lists of lines without their sentence-final marks: people leave them out, and sentences still end"""
    marks = np.array([i for i, c in enumerate(meta['characters']) if c in '.?!。…'])
    is_mark = np.isin(d['x'], marks)
    nxt_starts = np.concatenate([d['sb'][1:], [1]]).astype(bool)
    candidates = is_mark & nxt_starts
    per_line = np.add.reduceat(candidates.astype(np.int32), d['line_start'])
    lines = np.nonzero((per_line >= 2) & (d['line_len'] < 240) & np.isin(d['source'], [meta['sources'].index(s) for s in ('clean', 'noisy', 'everyday')]))[0]
    lines = rnd.permutation(lines)[:int(share * len(d['line_len']))]
    out = []
    for l in lines:
        s = d['line_start'][l]
        i = np.arange(s, s + d['line_len'][l])
        out.append((l, i[~(candidates[i] & (rnd.random(len(i)) < .8))]))
    return out


def cut(idx, spaces, length):
    """parts of at most this length, the first character of each with a space before it where there is one"""
    start = 0
    while start < len(idx):
        end = min(start + length, len(idx))
        if end < len(idx):
            before = np.nonzero(spaces[idx[start + 1:end + 1]])[0]
            if len(before):
                end = start + 1 + before[-1]
        yield idx[start:end]
        start = end


def rows(d, meta, length, seed=1, unmarked=.12):
    """rows of whole lines, each line after a separator: dict of [rows, length] index arrays into the flat streams.

    index −1 is padding, −2 a separator; `keep_sb` is implied: a start survives because its own character does.
    A line longer than a row is cut between eojeols: what starts a row must look like the start of a line.
    """
    rnd = np.random.default_rng(seed)
    order = rnd.permutation(len(d['line_len']))
    extra = drop_final_marks(d, meta, rnd, unmarked) if unmarked else []
    by_source = {}
    items = [(l, None) for l in order] + extra
    pos = rnd.permutation(len(items))
    cur, used = {}, {}
    for p in pos:
        l, idx = items[p]
        s = int(d['source'][l])
        if idx is None:
            idx = np.arange(d['line_start'][l], d['line_start'][l] + d['line_len'][l])
        for part in cut(idx, d['sp'], length - 1):
            if s not in cur or used[s] + len(part) + 1 > length:
                if s in cur:
                    by_source.setdefault(s, []).append(cur[s])
                cur[s] = np.full(length, -1, np.int64)
                used[s] = 0
            cur[s][used[s]] = -2
            cur[s][used[s] + 1:used[s] + 1 + len(part)] = part
            used[s] += len(part) + 1
    for s, r in cur.items():
        by_source.setdefault(s, []).append(r)
    return {s: np.stack(r) for s, r in by_source.items()}
