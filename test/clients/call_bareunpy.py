"""Calls a server through the published Python client and prints what came back, for bareunpy.spec.ts to judge."""
import json
import sys
import tempfile

from bareunpy import Corrector, Tagger, Tokenizer

host, port, key = sys.argv[1], int(sys.argv[2]), sys.argv[3]
out = {}


def attempt(name, action):
    try:
        out[name] = action()
    except Exception as error:  # the message is what users see
        out[name] = {"error": str(error)}


tagger = Tagger(key, host, port)
attempt("morphs", lambda: tagger.morphs("안녕하세요, 반가워요."))
attempt("nouns", lambda: tagger.nouns("나비 허리에 새파란 초생달이 시리다."))
attempt("verbs", lambda: tagger.verbs("햇빛이 선명하게 나뭇잎을 핥고 있었다."))
attempt("tags", lambda: [s.text.content for s in tagger.tags(["첫 문장.", "둘째 문장."]).r.sentences])
attempt("tokens", lambda: Tokenizer(key, host, port).segments("나비 허리."))
attempt("wrong key", lambda: Tagger("wrong", host, port).morphs("가"))

dictionary = tagger.custom_dict("game")
dictionary.copy_np_set({"청하", "말결"})
dictionary.copy_cp_caret_set({"대한^민국"})
dictionary.copy_cp_set({"코로나19", "LG 트윈스"})
dictionary.copy_vv_set({"카톡하다"})
dictionary.copy_va_set({"혜자스럽"})
attempt("update", dictionary.update)
attempt("get", lambda: {
    name: dict(getattr(dictionary.get(), name).items) for name in ("np_set", "cp_set", "cp_caret_set", "vv_set", "va_set")
})
other = Tagger(key, host, port).custom_dict("game")
attempt("load", lambda: (other.load(), sorted(other.np_set))[1])
attempt("clear", lambda: list(dictionary.clear()))
with tempfile.NamedTemporaryFile("w", suffix=".txt") as words:
    words.write("# 이름\n볼린저\n")
    words.flush()
    attempt("file", lambda: (dictionary.read_np_set_from_file(words.name), sorted(dictionary.np_set))[1])
dictionary.copy_vv_set({"kakao"})
attempt("wrong verb", dictionary.update)
attempt("correct", lambda: Corrector(key, host, port).correct_error("영수 도 갔읍니다.").revised)
print(json.dumps(out, ensure_ascii=False))
