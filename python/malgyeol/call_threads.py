"""Threads that make calls, and that neither close() nor the end of the program waits for."""

from __future__ import annotations

import os
import threading
import weakref
from queue import Empty, SimpleQueue
from typing import Callable, List, NamedTuple, Optional

from .call import Call, EngineDied, refuse_at_exit


class Job(NamedTuple):
    call: Call
    work: Callable[[Call], List[bytes]]


#: Of jobs; None tells a thread to end.
Jobs = SimpleQueue


class CallThreads:
    def __init__(self, count: int) -> None:
        self._jobs: "Jobs[Optional[Job]]" = Jobs()
        for _ in range(count):
            threading.Thread(target=_work, args=(self._jobs,), name="malgyeol", daemon=True).start()
        self.close = weakref.finalize(self, _end, self._jobs, count, os.getpid())

    def submit(self, work: Callable[[Call], List[bytes]]) -> Call:
        refuse_at_exit()
        call = Call()
        self._jobs.put(Job(call, work))
        return call


def _work(jobs: "Jobs[Optional[Job]]") -> None:
    while True:
        job = jobs.get()
        if job is None:
            return
        _do(job)
        # What the job holds must not be held until the next one comes.
        del job


def _do(job: Job) -> None:
    if job.call.unwanted:
        return
    try:
        answers = job.work(job.call)
    except BaseException as error:
        job.call.set_exception(error)
    else:
        job.call.set_result(answers)


def _end(jobs: "Jobs[Optional[Job]]", count: int, pid: int) -> None:
    if pid != os.getpid():
        return
    while True:
        try:
            job = jobs.get_nowait()
        except Empty:
            break
        if job is not None:
            job.call.set_exception(EngineDied("연결을 닫았습니다."))
    for _ in range(count):
        jobs.put(None)
