"""말결 from Python: ``with Malgyeol() as m: m.nouns("하늘을 나는 새")``."""

import sys

from .client import Malgyeol
from .engine import EngineDied
from .results import Analysis, Correction, Eojeol, MalgyeolError, Morpheme, Sentence

__all__ = [
    "Analysis",
    "Correction",
    "EngineDied",
    "Eojeol",
    "Malgyeol",
    "MalgyeolError",
    "Morpheme",
    "Sentence",
]

if "pandas" in sys.modules:
    # Gives every Series the accessor .malgyeol; `import malgyeol.shapes` does so at any time.
    from . import shapes  # noqa: F401
