"""Where nothing can be written: containers, homes of nobody, disks that are mounted read-only."""

import json
import os
import shutil
import stat
import subprocess
import sys

import pytest
from malgyeol import Malgyeol, MalgyeolError

WORD = "꾸룽꾸룽이"
TEXT = f"{WORD}가 다리를 건넜다."
#: Mounts a folder read-only for one program; what forbids others to write does not keep root from it.
MOUNTED = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'


def kept_from_writing(folder):
    """What stands before a command that must not write into the folder."""
    if os.geteuid() != 0:
        os.chmod(folder / "malgyeol.db", stat.S_IRUSR)
        os.chmod(folder, stat.S_IRUSR | stat.S_IXUSR)
        return []
    prefix = ["unshare", "-m", "sh", "-c", MOUNTED, str(folder)]
    if shutil.which("unshare") is None or subprocess.run([*prefix, "true"], capture_output=True).returncode != 0:
        pytest.skip("nothing can be mounted here")
    return prefix


ASKS = """
import json, sys
from malgyeol import Malgyeol, MalgyeolError
word, text, data = sys.argv[1:]
with Malgyeol(threads=1, data=data) as m:
    said = {"listed": [one["domain_name"] for one in m.dictionaries()]}
    said["nouns"] = m.nouns(text, dictionaries=["우리"])
    said["senses"] = any(one.sense for one in m.senses(text).morphemes)
    try:
        m.put_dictionary("우리", [word])
    except MalgyeolError as error:
        said["refused"] = str(error)
print(json.dumps(said))
"""


def test_what_is_stored_can_be_read_where_nothing_can_be_written(tmp_path):
    data = tmp_path / "내 자료 %20"
    with Malgyeol(threads=1, data=str(data)) as m:
        m.put_dictionary("우리", [WORD])
    command = [*kept_from_writing(data), sys.executable, "-W", "ignore", "-c", ASKS, WORD, TEXT, str(data)]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    said = json.loads(ran.stdout)
    assert said["listed"] == ["우리"] and WORD in said["nouns"] and said["senses"]
    assert str(data) in said["refused"] and "MALGYEOL_DATA" in said["refused"]


def test_what_needs_no_store_needs_no_folder(tmp_path):
    (tmp_path / "file").touch()
    for nowhere in (tmp_path / "file" / "data", tmp_path / "none"):
        with Malgyeol(threads=1, data=str(nowhere), words=[WORD]) as m:
            assert WORD in m.nouns(TEXT)
            assert any(one.sense for one in m.senses(TEXT).morphemes)
            assert m.dictionaries() == []
            with pytest.raises(MalgyeolError, match="우리") as refused:
                m.nouns(TEXT, dictionaries=["우리"])
            assert str(nowhere) in str(refused.value) and "MALGYEOL_DATA" in str(refused.value)
        assert not nowhere.exists()


def test_a_dictionary_that_is_not_there_is_named(tmp_path):
    with Malgyeol(threads=1, data=str(tmp_path / "data")) as m:
        m.put_dictionary("우리", [WORD])
        with pytest.raises(MalgyeolError, match="우라"):
            m.nouns(TEXT, dictionaries=["우리", "우라"])
        m.put_dictionary("우라", [WORD])
        assert WORD in m.nouns(TEXT, dictionaries=["우리", "우라"])
