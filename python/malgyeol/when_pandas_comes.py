"""The accessor of pandas, whichever of the two is imported first; pandas takes long, so nobody is made to wait for it."""

from __future__ import annotations

import importlib
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any, Optional

ACCESSOR = "malgyeol.pandas_accessor"


class _Watch(MetaPathFinder):
    """Finds pandas as Python does, and registers the accessor when it has been read."""

    def find_spec(self, name: str, path: Any = None, target: Optional[ModuleType] = None) -> Optional[ModuleSpec]:
        if name != "pandas":
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            read = spec.loader.exec_module

            def read_and_register(module: ModuleType) -> None:
                read(module)
                importlib.import_module(ACCESSOR)

            spec.loader.exec_module = read_and_register  # type: ignore[method-assign]
        return spec


def register() -> None:
    if "pandas" in sys.modules:
        importlib.import_module(ACCESSOR)
    elif not any(isinstance(finder, _Watch) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Watch())
