"""Compiles the word store: `python -m training.lexicon.build --shared ../shared --out models/lexicon.bin`.

Deterministic: no random choice is made, and the order of the input does not change the bytes.
"""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from ..manifest import refresh
from . import corpora, dictionaries
from .convention import acceptable
from .store import BUILTIN, GOLD, HEADWORD, JOINED, PROPER, TERM, encode, payload
from .supplement import CLOSED_CLASSES
from .tags import CLOSED, INDEX

# A word that no dictionary lists must be counted this often; the teacher's own slips are rarer than its words.
MIN_SEJONG, MIN_TEACHER = 2, 6
# Closed classes are complete in the dictionaries and the gold: what is rare beside that is a slip.
MIN_CLOSED = 5
# … and so is a tag that a form has this rarely beside its main one (이/JKG beside 이/JKS)
SLIP_SHARE = 0.002
SUPPLEMENTED = {(form, tag) for tag, forms in CLOSED_CLASSES.items() for form in forms.split()}
MAX_ENTRIES = 750_000


def listed(shared, log):
    """(form, tag) → flags of the dictionaries that list it."""
    flags = {}
    for name, reader in dictionaries.READERS.items():
        before, rows = len(flags), 0
        for form, tag, flag in reader(shared):
            rows += 1
            if tag in INDEX and acceptable(form, tag):
                key = (form, tag)
                old = flags.get(key, flag)
                # a name that a general list has too is not known from lists of names only
                flags[key] = (old | flag) & ~PROPER if not (old & flag & PROPER) else old | flag
        log(f"{name}: {rows:,} listings, {len(flags) - before:,} new words")
    return flags


def counted(shared, log, with_teacher):
    jobs = {"gold, ours": (corpora.gold_ours, shared), "gold, near": (corpora.gold_near, shared),
            "sejong counts": (corpora.sejong, shared)}
    if with_teacher:
        for path in sorted((shared / "teacher").glob("*.tsv.xz")):
            jobs[f"teacher {path.name}"] = (corpora.teacher_file, path)
    results = {}
    with ProcessPoolExecutor(max_workers=2) as pool:
        futures = {name: pool.submit(fn, arg) for name, (fn, arg) in reversed(list(jobs.items()))}
        for name, future in futures.items():
            results[name] = future.result()
            log(f"{name}: {len(results[name]):,} words, {sum(results[name].values()):,} morphemes")
    teacher = Counter()
    for name, counts in results.items():
        if name.startswith("teacher"):
            teacher.update(counts)
    return results["gold, ours"], results["gold, near"], results["sejong counts"], teacher


def select(flags, counts, closed, joined):
    ours, near, sejong, teacher = counts
    words = {}
    most = Counter()
    for counts_of in (sejong, teacher):
        for (form, tag), n in counts_of.items():
            if tag in CLOSED:
                most[form] = max(most[form], n)
    for key in {*flags, *ours, *near, *sejong, *teacher}:
        form, tag = key
        flag = flags.get(key, 0)
        g, n, s, t = ours[key], near[key], sejong[key], teacher[key]
        if tag in CLOSED:
            total = max(s, n) + t + g
            # what mecab-ko-dic lists here comes from a corpus, slips included: another source must agree
            if flag & HEADWORD and (form, tag) in SUPPLEMENTED:
                words[key] = (total, flag | (GOLD if g else 0))
                continue
            known = form in closed.get(tag[0], ()) or flag & HEADWORD
            if g < 2 and (total < (1 if known else MIN_CLOSED) or total < SLIP_SHARE * most[form]):
                continue
            if not known and g < 2 and s < MIN_CLOSED and n + t < 10 * MIN_CLOSED:
                continue
            if known:
                flag |= BUILTIN | HEADWORD
        elif not flag and not g and s + n < MIN_SEJONG and t < MIN_TEACHER:
            continue
        if tag in ("NNG", "NNP") and form in joined:
            flag |= BUILTIN | JOINED
        # the same corpus stands behind `near` and `sejong`: the larger speaks for both
        words[key] = (max(s, n) + t + g, flag | (GOLD if g else 0))
    return words


def mark_terms(words, terms):
    """Common nouns that machine-labelled text takes for names (노드, 문자열), where nothing else knows them as such."""
    for form, technical in terms.items():
        count, flag = words.get((form, "NNG"), (0, 0))
        _, name = words.get((form, "NNP"), (0, 0))
        if flag & HEADWORD and not name & GOLD and (technical or not name & PROPER):
            words[form, "NNG"] = (count, flag | TERM)


def worth(item):
    """What is dropped first when the store is full: uncounted names, then long uncounted words."""
    (form, _tag), (count, flags) = item
    if count or flags & GOLD:
        return (3, 0)
    if flags & PROPER:
        return (0 if len(form) != 3 else 1, -len(form))
    return (2, -len(form))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shared", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--tsv", type=Path, help="also write the entries as text, to look at")
    parser.add_argument("--no-teacher", action="store_true", help="leave the machine-labelled text out (quick)")
    args = parser.parse_args()
    start = time.time()
    log = lambda message: print(f"[{time.time() - start:5.0f} s] {message}", flush=True)

    counts = counted(args.shared, log, not args.no_teacher)
    flags = listed(args.shared, log)
    words = select(flags, counts, dictionaries.closed_forms(args.shared), set(dictionaries.phrases(args.shared)))
    log(f"selected: {len(words):,}")
    if len(words) > MAX_ENTRIES:
        ranked = sorted(words.items(), key=lambda item: (*worth(item), item[0]), reverse=True)
        words = dict(ranked[:MAX_ENTRIES])
    mark_terms(words, dictionaries.terms(args.shared))
    data = encode((form, tag, payload(n, f)) for (form, tag), (n, f) in words.items())
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_bytes(data)
    refresh(args.out)
    if args.tsv:
        with open(args.tsv, "w", encoding="utf-8") as out:
            for (form, tag), (n, f) in sorted(words.items()):
                out.write(f"{form}\t{tag}\t{n}\t{f:#06x}\n")
    by_tag = Counter(tag for _, tag in words)
    log(f"{len(words):,} entries, {len(data):,} bytes: {dict(by_tag.most_common())}")


if __name__ == "__main__":
    main()
