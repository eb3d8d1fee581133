"""Remembers in the installed package where the clone lies that it was installed from: the engine is there."""

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithHome(build_py):
    def run(self) -> None:
        super().run()
        home = Path(__file__).resolve().parent.parent
        target = Path(self.build_lib) / "malgyeol" / "_home.py"
        target.write_text(f"HOME = {str(home)!r}\n", encoding="utf-8")


setup(cmdclass={"build_py": BuildWithHome})
