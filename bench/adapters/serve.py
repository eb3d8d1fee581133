"""The protocol of every adapter, as serve.mjs has it."""
import json
import sys
import time


def serve(operations):
    # Libraries may print: only this function writes to the real standard output.
    out, sys.stdout = sys.stdout, sys.stderr

    def send(message):
        out.write(json.dumps(message, ensure_ascii=False) + '\n')
        out.flush()

    send({'ready': True})
    for line in sys.stdin:
        r = json.loads(line)
        if r['op'] == 'time':
            send({'result': timed(operations['morphemes'], r['batches'], r['singles'])})
        elif r['op'] in operations:
            send({'result': operations[r['op']](r['texts'])})
        else:
            send({'result': None})


def timed(morphemes, batches, singles):
    for batch in batches:
        morphemes(batch)
    cpu, begin = time.process_time(), time.perf_counter()
    for batch in batches:
        morphemes(batch)
    seconds, cpu = time.perf_counter() - begin, time.process_time() - cpu
    each = []
    for text in singles:
        start = time.perf_counter()
        morphemes([text])
        each.append((time.perf_counter() - start) * 1000)
    return {'seconds': seconds, 'cpuSeconds': cpu, 'single': sorted(each)[len(each) // 2]}
