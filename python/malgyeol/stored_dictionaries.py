"""Custom dictionaries in a data directory, through the command that keeps them, and what is told of any."""

from __future__ import annotations

import json
import subprocess
from typing import Any, Dict, List, Mapping, Optional

from .find_engine import engine_command, working_directory
from .results import MalgyeolError
from .word_lists import SETS, SHOWN


def checked_name(name: Any) -> str:
    """What the engine would refuse is left to it; this is what no command line can carry."""
    if not isinstance(name, str):
        raise TypeError(f"사전 이름은 문자열이어야 합니다: {name!r}")
    if "\0" in name or any("\ud800" <= letter <= "\udfff" for letter in name):
        raise MalgyeolError(f"사전 이름에 쓸 수 없는 글자가 있습니다: {name!r}")
    return name


def listed_dictionaries(home: Optional[str], data: Optional[str]) -> List[Dict[str, Any]]:
    listed = json.loads(_run(["list", "--json"], [], home, data))
    return [{name.replace("-", "_"): value for name, value in one.items()} for one in listed]


def counted(dictionary: Mapping[str, Any]) -> Dict[str, Any]:
    """A dictionary of a server as the command lists its own; a set whose size the server does not tell has None."""
    counts = {SHOWN[name]: dictionary.get(f"{name}Set", {}).get("itemsCount") for name in SETS}
    return {"domain_name": dictionary["domainName"], **counts}


def stored_dictionary(name: str, words: List[str], home: Optional[str], data: Optional[str]) -> None:
    """Words travel as JSON: in lines one could be a comment, or two."""
    _run(["put", "--yes", "--format", "json"], [name, "-"], home, data, json.dumps({"np_set": words}))


def _run(
    verb: List[str], arguments: List[str], home: Optional[str], data: Optional[str], told: Optional[str] = None
) -> str:
    command = [*engine_command(home), "dict", *verb, *(["--data", data] if data is not None else [])]
    # Behind the two dashes a name may begin with one.
    command += ["--", *arguments] if arguments else []
    ran = subprocess.run(
        command,
        input=told or "",
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=working_directory(command),
    )
    if ran.returncode != 0:
        raise MalgyeolError(ran.stderr.strip().removeprefix("오류: "))
    return ran.stdout
