"""A server in the place of an engine process."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import threading
import time
import urllib.parse
from typing import Any, Dict, Iterable, List, Optional, Set, Tuple

from .call import Call, EngineDied
from .call_threads import CallThreads
from .results import Analysis, MalgyeolError

#: Calls that are on their way to the server at one time.
PARALLEL_CALLS = 4
#: A server that is busy, or that replaces its process, says so with these; the call was not done.
BUSY = (429, 503)
TRIES = 4
LONGEST_WAIT = 10.0
#: Seconds for which a server may say nothing: more than the longest text takes that it accepts.
TIMEOUT = 300.0
#: These concern the text of a call: other texts may fare better.
REFUSALS = (400, 413, 422, 429, 500, 504)
#: What an answer of the service holds; anything else comes from somebody else.
HELD = {"CorrectError": b'"revised"', "AnalyzeSyntax": b'"sentences"', "Tokenize": b'"sentences"'}


class Refused(MalgyeolError):
    """The server does not do this text."""


def server_address(url: str) -> urllib.parse.SplitResult:
    try:
        parts = urllib.parse.urlsplit(url)
        fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        fine = False
    if not fine or re.search(r"[^!-~]", url):
        raise MalgyeolError(f"서버의 주소가 아닙니다: {url} (http://서버:포트 꼴이어야 합니다.)")
    return parts


def checked_key(key: str) -> str:
    """A key that can stand in a header; it is secret, so the message does not show it."""
    if not isinstance(key, str):
        raise TypeError(f"키는 문자열이어야 합니다: {type(key).__name__}")
    if re.search(r"[^!-~]", key):
        raise MalgyeolError("키에 쓸 수 없는 글자가 있습니다. 빈칸이나 줄바꿈이 딸려 오지 않았는지 보세요.")
    return key


class Server:
    def __init__(self, url: str, key: str, timeout: Optional[float] = None) -> None:
        self.url, self.key = server_address(url), checked_key(key)
        self.timeout = TIMEOUT if timeout is None else timeout
        self.threads = PARALLEL_CALLS
        self.pid = os.getpid()
        self._closed = False
        self._calls = CallThreads(PARALLEL_CALLS)
        self._mine = threading.local()
        self._open: Set[http.client.HTTPConnection] = set()

    @property
    def alive(self) -> bool:
        return not self._closed and self.pid == os.getpid()

    def submit(self, op: str, texts: List[str], settings: Dict[str, Any]) -> Call:
        def work(call: Call) -> List[bytes]:
            # The answers to an abandoned call are looked at by nobody.
            return [b"" if call.unwanted else self._line(op, text, settings) for text in texts]

        return self._calls.submit(work)

    def _line(self, op: str, text: str, settings: Dict[str, Any]) -> bytes:
        try:
            return self._answer(op, text, settings)
        except Refused as refused:
            return b'{"error":' + json.dumps(str(refused)).encode() + b"}"

    def _answer(self, op: str, text: str, settings: Dict[str, Any]) -> bytes:
        options = settings.get("options", {})
        if options.get("reset") or options.get("raw"):
            raise MalgyeolError("reset과 raw는 서버에 없습니다. Malgyeol()로 엔진을 켜서 쓰세요.")
        request: Dict[str, Any] = {"document": {"content": text, "language": "ko_KR"}, "encodingType": "UTF32"}
        if settings.get("dictionaries"):
            request["customDictNames"] = settings["dictionaries"]
        if op == "correct":
            return self.post("RevisionService/CorrectError", {**request, "config": settings.get("correct", {})})
        request["autoSplitSentence"] = bool(options.get("splitSentences")) or op == "sentences"
        request["autoSpacing"] = bool(options.get("autoSpacing")) or op == "space"
        request["autoJointing"] = bool(options.get("autoJointing"))
        if op == "tokenize":
            return self.post("LanguageService/Tokenize", request)
        request["withWords"] = True
        request["withSense"] = bool(options.get("withSense"))
        request["typos"] = bool(options.get("typos"))
        answer = self.post("LanguageService/AnalyzeSyntax", request)
        if op == "analyze" and settings.get("format") != "rows":
            return answer
        return json.dumps(_derived(op, text, Analysis(answer))).encode()

    def post(self, method: str, body: Dict[str, Any]) -> bytes:
        """The answer to a call; waits and asks again while the server is busy."""
        for left in reversed(range(TRIES)):
            status, wait, answer = self._sent(f"{self.url.path.rstrip('/')}/svc.{method}", json.dumps(body).encode())
            if status == 200:
                return self._checked(method, answer)
            # A text that is too long is refused as a busy server refuses, but no wait is named.
            if status not in BUSY or left == 0 or (wait is None and status == 429):
                kind = Refused if status in REFUSALS and (status != 429 or wait is None) else MalgyeolError
                raise kind(f"{status}: {_message(answer)}")
            time.sleep(min(1.0 if wait is None else wait, LONGEST_WAIT))
        raise AssertionError

    def _checked(self, method: str, answer: bytes) -> bytes:
        if answer.startswith(b"{") and HELD.get(method.split("/")[1], b"") in answer:
            return answer
        raise MalgyeolError(f"{self.url.geturl()}: 말결 서버의 답이 아닙니다: {_message(answer[:200])}")

    def _sent(self, path: str, body: bytes) -> Tuple[int, Optional[float], bytes]:
        headers = {"content-type": "application/json", "api-key": self.key}
        for left in (1, 0):
            connection, fresh = self._connection()
            try:
                connection.request("POST", path, body, headers)
                response = connection.getresponse()
                wait = response.getheader("retry-after")
                return response.status, float(wait) if wait and wait.isdigit() else None, response.read()
            except (http.client.HTTPException, OSError) as error:
                self._open.discard(connection)
                connection.close()
                self._mine.connection = None
                if self._closed:
                    raise EngineDied("연결을 닫았습니다.") from error
                # A connection that lay idle may have been closed by the server in the meantime.
                if fresh or left == 0 or isinstance(error, socket.timeout):
                    raise MalgyeolError(f"{self.url.geturl()}: {self._why(error)}") from error
        raise AssertionError

    def _why(self, error: Exception) -> str:
        if isinstance(error, socket.timeout):
            return f"{self.timeout:g}초 동안 답이 없습니다. 더 기다리려면 Malgyeol(url, timeout=…)으로 정하세요."
        return str(error) or type(error).__name__

    def _connection(self) -> Tuple[http.client.HTTPConnection, bool]:
        """The connection of this thread, and whether it is new."""
        known = getattr(self._mine, "connection", None)
        if known is not None:
            return known, False
        kind = http.client.HTTPSConnection if self.url.scheme == "https" else http.client.HTTPConnection
        made = kind(self.url.hostname or "", self.url.port, timeout=self.timeout)
        self._mine.connection = made
        self._open.add(made)
        return made, True

    def dictionaries(self) -> List[Dict[str, Any]]:
        answer = json.loads(self.post("CustomDictionaryService/GetCustomDictionaryList", {}))
        return list(answer.get("domainDicts", []))

    def put_dictionary(self, name: str, words: Iterable[str]) -> None:
        nouns = {"items": {word: 1 for word in words}}
        body = {"domainName": name, "dict": {"domainName": name, "npSet": nouns}}
        self.post("CustomDictionaryService/UpdateCustomDictionary", body)

    def close(self) -> None:
        """Ends what is on its way too: whoever still waits for it asks again."""
        self._closed = True
        self._calls.close()
        for connection in list(self._open) if self.pid == os.getpid() else []:
            _shut(connection)


def _shut(connection: http.client.HTTPConnection) -> None:
    """Wakes the thread that waits for an answer, which then closes the connection."""
    try:
        if connection.sock is not None:
            connection.sock.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def _message(answer: bytes) -> str:
    try:
        return str(json.loads(answer)["message"])
    except (ValueError, KeyError, TypeError):
        return answer.decode("utf-8", "replace")


def _derived(op: str, text: str, analysis: Analysis) -> Any:
    if op == "nouns":
        return analysis.nouns()
    if op == "lemmas":
        return analysis.lemmas()
    if op == "sentences":
        return [sentence.text for sentence in analysis.sentences]
    if op == "analyze":
        return analysis.rows()
    spaced, place = "", 0
    for sentence in analysis.sentences:
        spaced += text[place : sentence.begin] + (sentence.refined or sentence.text)
        place = sentence.end
    return spaced + text[place:]
