"""말결 from Python: ``with Malgyeol() as m: m.nouns("하늘을 나는 새")``."""

from .client import Malgyeol
from .engine import EngineDied
from .results import Analysis, Correction, Eojeol, MalgyeolError, Morpheme, Sentence
from .stream import Answers
from .when_pandas_comes import register

__all__ = [
    "Analysis",
    "Answers",
    "Correction",
    "EngineDied",
    "Eojeol",
    "Malgyeol",
    "MalgyeolError",
    "Morpheme",
    "Sentence",
    "__version__",
]

__version__ = "1.0.0"

# Every Series has the accessor .malgyeol.
register()
