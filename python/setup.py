"""Remembers in the installed package where the engine is: inside a wheel that brings it along, or in this clone."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
ENGINE = HERE / "malgyeol" / "_engine"


class BuildWithHome(build_py):
    def run(self) -> None:
        super().run()
        if ENGINE.exists():
            return
        target = Path(self.build_lib) / "malgyeol" / "_home.py"
        target.write_text(f"HOME = {str(HERE.parent)!r}\n", encoding="utf-8")


setup(cmdclass={"build_py": BuildWithHome}, package_data={"malgyeol": ["py.typed", "_engine/**/*"]})
