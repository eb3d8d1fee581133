"""The notebook of examples/ runs from its first cell to its last and draws its plot."""

from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("matplotlib")

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_notebook_runs():
    notebook = nbformat.read(EXAMPLES / "notebook.ipynb", as_version=4)
    client = nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(EXAMPLES)}})
    client.execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    printed = "".join(output.get("text", "") for output in outputs)
    assert "개가 바뀌었습니다" in printed
    shown = "".join(output.get("data", {}).get("text/plain", "") for output in outputs)
    # Corrected texts, and topics of the summer among those of the months.
    assert "모르겠어요" in shown
    assert any(word in shown for word in ("에어컨", "선풍기", "수박", "우산"))
