"""A server in the place of an engine process."""

from __future__ import annotations

import http.client
import json
import threading
import time
import urllib.parse
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Dict, Iterable, List, Tuple

from .results import Analysis, MalgyeolError

#: Calls that are on their way to the server at one time.
PARALLEL_CALLS = 4
#: A server that is busy, or that replaces its process, says so with these; the call was not done.
BUSY = (429, 503)
TRIES = 4
LONGEST_WAIT = 10.0


class Server:
    alive = True

    def __init__(self, url: str, key: str) -> None:
        parts = urllib.parse.urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise MalgyeolError(f"서버의 주소가 아닙니다: {url}")
        self.url, self.key = parts, key
        self.threads = PARALLEL_CALLS
        self._calls = ThreadPoolExecutor(PARALLEL_CALLS)
        self._mine = threading.local()

    def submit(self, op: str, texts: List[str], settings: Dict[str, Any]) -> "Future[List[bytes]]":
        return self._calls.submit(lambda: [self._answer(op, text, settings) for text in texts])

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
        request["withSense"] = bool(options.get("withSense"))
        if op == "tokenize":
            del request["withSense"]
            return self.post("LanguageService/Tokenize", request)
        answer = self.post("LanguageService/AnalyzeSyntax", request)
        if op == "analyze":
            return answer
        return json.dumps(_derived(op, text, Analysis(answer))).encode()

    def post(self, method: str, body: Dict[str, Any]) -> bytes:
        """The answer to a call; waits and asks again while the server is busy."""
        for left in reversed(range(TRIES)):
            status, wait, answer = self._sent(f"{self.url.path.rstrip('/')}/svc.{method}", json.dumps(body).encode())
            if status == 200:
                return answer
            if status not in BUSY or left == 0:
                raise MalgyeolError(f"{status}: {_message(answer)}")
            time.sleep(min(wait, LONGEST_WAIT))
        raise AssertionError

    def _sent(self, path: str, body: bytes) -> Tuple[int, float, bytes]:
        headers = {"content-type": "application/json", "api-key": self.key}
        for left in (1, 0):
            connection, fresh = self._connection()
            try:
                connection.request("POST", path, body, headers)
                response = connection.getresponse()
                wait = response.getheader("retry-after") or "1"
                return response.status, float(wait) if wait.isdigit() else 1.0, response.read()
            except (http.client.HTTPException, OSError) as error:
                connection.close()
                self._mine.connection = None
                # A connection that lay idle may have been closed by the server in the meantime.
                if fresh or left == 0:
                    raise MalgyeolError(f"{self.url.geturl()}: {error}") from error
        raise AssertionError

    def _connection(self) -> Tuple[http.client.HTTPConnection, bool]:
        """The connection of this thread, and whether it is new."""
        known = getattr(self._mine, "connection", None)
        if known is not None:
            return known, False
        kind = http.client.HTTPSConnection if self.url.scheme == "https" else http.client.HTTPConnection
        self._mine.connection = kind(self.url.hostname or "", self.url.port)
        return self._mine.connection, True

    def dictionaries(self) -> List[Dict[str, Any]]:
        answer = json.loads(self.post("CustomDictionaryService/GetCustomDictionaryList", {}))
        return [{**one, "domain_name": one["domainName"]} for one in answer.get("domainDicts", [])]

    def put_dictionary(self, name: str, words: Iterable[str]) -> None:
        nouns = {"items": {word: 1 for word in words}}
        body = {"domainName": name, "dict": {"domainName": name, "npSet": nouns}}
        self.post("CustomDictionaryService/UpdateCustomDictionary", body)

    def close(self) -> None:
        self._calls.shutdown()


def _message(answer: bytes) -> str:
    try:
        return str(json.loads(answer)["message"])
    except (ValueError, KeyError, TypeError):
        return answer.decode("utf-8", "replace")


def _derived(op: str, text: str, analysis: Analysis) -> Any:
    if op == "nouns":
        return analysis.nouns()
    if op == "sentences":
        return [sentence.text for sentence in analysis.sentences]
    spaced, place = "", 0
    for sentence in analysis.sentences:
        spaced += text[place : sentence.begin] + (sentence.refined or sentence.text)
        place = sentence.end
    return spaced + text[place:]
