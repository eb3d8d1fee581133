"""Which unit of the inventory a morpheme is: twin of src/analysis/sense-units.ts."""

from __future__ import annotations

from .auxiliaries import part_of_auxiliary
from .features import NUMBERS
from .inventory import NOUN, OTHER, PARTS, PREDICATE, Unit
from .words import Morpheme

LETTER = {
    "NNG": NOUN, "NNB": NOUN, "XR": NOUN, "NP": NOUN, "NR": NOUN,
    "VV": PREDICATE, "VA": PREDICATE, "VX": PREDICATE, "VCN": PREDICATE,
    "MAG": OTHER, "MAJ": OTHER, "MMA": OTHER, "MMD": OTHER, "MMN": OTHER, "IC": OTHER,
}  # fmt: skip
DERIVING = ("XSV", "XSA")


def find(
    units: dict[str, Unit], sentence: list[Morpheme], i: int, borrowed: bool = True
) -> tuple[Unit, list[int]] | None:
    """The unit of morpheme i with the places of the senses that its tag allows; without `borrowed` a noun stays a noun."""
    form, tag = sentence[i]
    letter = LETTER.get(tag)
    if not letter:
        return None
    following = sentence[i + 1] if i + 1 < len(sentence) else None
    if following and following.tag in DERIVING and letter != PREDICATE:
        unit = units.get(f"{form}{following.form}/{PREDICATE}")
        if unit and (borrowed or not unit.borrowed):
            return unit, allowed(unit, "VV" if following.tag == "XSV" else "VA") or list(range(len(unit.senses)))
    unit = units.get(f"{form}/{letter}")
    places = allowed(unit, tag) if unit else []
    if tag == "NNB" and i > 0 and sentence[i - 1].tag in NUMBERS:
        # What is counted right behind a number is a counter, and nothing else.
        places = [k for k in places if unit.senses[k].pos == "의존 명사"] or places
    if tag == "VX" and len(places) > 1:
        part = part_of_auxiliary(sentence, i)
        places = [k for k in places if unit.senses[k].pos == part] or places
    return (unit, places) if unit and places else None


def allowed(unit: Unit, tag: str) -> list[int]:
    """Senses of the part of speech that the tag names first; of those that it may also stand for where none is."""
    tags = [PARTS[sense.pos][1] for sense in unit.senses]
    # Which nouns are bound is a matter of taste: both are asked.
    first = [k for k, t in enumerate(tags) if t[0] == tag or (tag in ("NNG", "NNB") and tag in t)]
    return first or [k for k, t in enumerate(tags) if tag in t]
