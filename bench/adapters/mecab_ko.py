"""mecab-ko with mecab-ko-dic; always one thread.

Contracted words are taken apart as the dictionary says; compound nouns stay whole, as Sejong's convention has them.
"""
from mecab import MeCab
from serve import serve

mecab = MeCab()
TAGS = {'NNBC': 'NNB', 'SC': 'SP', 'SSO': 'SS', 'SSC': 'SS', 'UNKNOWN': 'NNG'}


def sejong(form, tag):
    """mecab-ko-dic calls most signs SY"""
    if tag == 'SY':
        return 'SS' if form in '"\'“”‘’' else 'SO' if form in '-~' else 'SW'
    return TAGS.get(tag, tag)


def read(text):
    out = []
    for m in mecab.parse(text):
        f = m.feature
        if f.expression and f.type != 'Compound':
            for part in f.expression.split('+'):
                form, tag = part.split('/')[:2]
                out.append((form, sejong(form, tag)))
        else:
            out.append((m.surface, sejong(m.surface, f.pos)))
    return out


serve({'morphemes': lambda texts: [read(t) for t in texts]})
