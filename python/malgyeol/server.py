"""A server in the place of an engine process."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Dict, List

from .results import Analysis, MalgyeolError

#: Calls that are on their way to the server at one time.
PARALLEL_CALLS = 4


class Server:
    alive = True

    def __init__(self, url: str, key: str) -> None:
        self.url = url.rstrip("/")
        self.key = key
        self.threads = PARALLEL_CALLS
        self._calls = ThreadPoolExecutor(PARALLEL_CALLS)

    def submit(self, op: str, texts: List[str], settings: Dict[str, Any]) -> "Future[List[bytes]]":
        return self._calls.submit(lambda: [self._answer(op, text, settings) for text in texts])

    def _answer(self, op: str, text: str, settings: Dict[str, Any]) -> bytes:
        options = settings.get("options", {})
        request: Dict[str, Any] = {"document": {"content": text, "language": "ko_KR"}, "encodingType": "UTF32"}
        if settings.get("dictionaries"):
            request["customDictNames"] = settings["dictionaries"]
        if op == "correct":
            return self.post("RevisionService/CorrectError", {**request, "config": settings.get("correct", {})})
        split = bool(options.get("splitSentences")) or op == "sentences"
        request["autoSplitSentence"] = split
        request["autoSpacing"] = bool(options.get("autoSpacing")) or op == "space"
        request["autoJointing"] = bool(options.get("autoJointing"))
        request["withSense"] = bool(options.get("withSense"))
        if op == "tokenize":
            return self.post("LanguageService/Tokenize", request)
        answer = self.post("LanguageService/AnalyzeSyntax", request)
        if op == "analyze":
            return answer
        return json.dumps(_derived(op, text, Analysis(answer))).encode()

    def post(self, method: str, body: Dict[str, Any]) -> bytes:
        request = urllib.request.Request(
            f"{self.url}/svc.{method}",
            data=json.dumps(body).encode(),
            headers={"content-type": "application/json", "api-key": self.key},
        )
        try:
            with urllib.request.urlopen(request) as response:
                return bytes(response.read())
        except urllib.error.HTTPError as error:
            detail = error.read().decode("utf-8", "replace")
            raise MalgyeolError(f"{error.code}: {detail}") from error
        except urllib.error.URLError as error:
            raise MalgyeolError(f"{self.url}: {error.reason}") from error

    def close(self) -> None:
        self._calls.shutdown()


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
