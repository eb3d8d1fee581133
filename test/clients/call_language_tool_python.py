"""Calls a server as language_tool_python does; prints what came back as JSON."""

import json
import sys

import language_tool_python

url = sys.argv[1]
out = {}
with language_tool_python.LanguageTool("ko-KR", remote_server=url) as tool:
    text = "😀 영수 도 학교에 갔읍니다."
    out["matches"] = [
        {
            "rule": match.rule_id,
            "category": match.category,
            "issue": match.rule_issue_type,
            "found": text[match.offset : match.offset + match.error_length],
            "replacements": match.replacements,
            "sentence": match.sentence,
        }
        for match in tool.check(text)
    ]
    out["corrected"] = tool.correct(text)
    tool.disabled_rules = {"seumnida"}
    out["disabled"] = [match.rule_id for match in tool.check(text)]
    tool.disabled_rules = set()
    tool.enabled_rules = {"seumnida"}
    tool.enabled_rules_only = True
    out["only"] = [match.rule_id for match in tool.check(text)]
    tool.enabled_rules = set()
    tool.enabled_rules_only = False
    tool.disable_spellchecking()
    out["no typos"] = [match.rule_id for match in tool.check("학쿄에 갔다.")]
    tool.enable_spellchecking()
    tool.picky = True
    out["picky"] = [match.rule_id for match in tool.check("그 일은 오래전에 잊혀졌다.")]
with language_tool_python.LanguageTool("auto", remote_server=url, mother_tongue="ko") as tool:
    out["english"] = len(tool.check("This is an English text."))
    out["auto"] = [match.rule_id for match in tool.check(text)]
try:
    language_tool_python.LanguageTool("de-DE", remote_server=url)
except ValueError as error:
    out["german"] = str(error)
print(json.dumps(out, ensure_ascii=False))
