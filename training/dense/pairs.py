"""Our own sentences that show both readings of a form, as training.dense.candidates reads them.

usage: python -m training.dense.pairs > training/work/dense/pairs.jsonl
pairs.txt: a reading behind `> `, then sentences with the eojeol that has it in brackets. They are for measuring.
"""
import json
import os
import re


def sentences(path=os.path.join(os.path.dirname(__file__), 'pairs.txt')):
    reading = None
    for line in open(path, encoding='utf-8'):
        line = line.strip()
        if line.startswith('> '):
            reading = line[2:]
        elif line:
            tokens = line.split()
            yield {'source': 'pairs', 'tokens': [re.sub(r'[\[\]]', '', t) for t in tokens], 'gold': [reading if '[' in t else None for t in tokens]}


if __name__ == '__main__':
    for row in sentences():
        print(json.dumps(row, ensure_ascii=False))
