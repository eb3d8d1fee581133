"""Callers that never come to an end: slow headers, bodies of one byte, answers that nobody reads.

python3 slow_callers.py HOST PORT KEY WHAT COUNT SECONDS

Prints one line of JSON: how many connections the server has closed in that time.
"""

import json
import socket
import sys
import time

PATH = "/svc.LanguageService/AnalyzeSyntax"


def first_bytes(what: str, key: str) -> bytes:
    if what == "headers":
        return f"POST {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
    head = f"POST {PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\napi-key: {key}\r\nContent-Length: 1000\r\n\r\n"
    return head.encode() + b"{"


def main() -> None:
    host, port, key, what, count, seconds = sys.argv[1:]
    callers = []
    for _ in range(int(count)):
        caller = socket.create_connection((host, int(port)), timeout=20)
        caller.sendall(first_bytes(what, key))
        caller.setblocking(False)
        callers.append(caller)
    end = time.monotonic() + float(seconds)
    closed = 0
    while callers and time.monotonic() < end:
        time.sleep(1)
        for caller in list(callers):
            try:
                if caller.recv(65536) == b"":
                    raise ConnectionResetError
            except BlockingIOError:
                continue
            except OSError:
                closed += 1
                callers.remove(caller)
    print(json.dumps({"what": what, "count": int(count), "closed": closed}))


main()
