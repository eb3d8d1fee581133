"""The list of sizes and checksums by which the program checks its models when it starts."""
import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))


def refresh(path):
    """writes manifest.json beside a file that was written anew, where there is one already"""
    folder = os.path.dirname(os.path.abspath(path))
    if os.path.exists(f'{folder}/manifest.json'):
        subprocess.run(['node', f'{HERE}/../scripts/write-model-manifest.mjs', folder], check=True)
