"""A label says how the morphemes of one syllable are spelt out of it.

label  = piece '+' piece … | '-'            ('-': the syllable leaves nothing)
piece  = ('B'|'I') template '/' TAG         (B begins a morpheme, I continues it)
template, relative to the syllable so that one label serves every stem:
  =        the syllable itself
  v        the syllable without its coda          (간 → 가)
  vㅂ      the syllable with another coda         (추 → 춥)
  cㅗ, cㅓㅅ   its onset with this nucleus and coda  (봤 → 보, 게 → 것)
  .어      a literal character
"""
from .hangul import CODAS, NUCLEI, compose, is_syllable, split


def template(surface, char, tag):
    if char == surface:
        return '='
    # Endings and particles are a closed class: spelt out. Stems and nouns: relative.
    if tag[0] in 'EJ' or tag == 'VCP' or not (is_syllable(surface) and is_syllable(char)):
        return '.' + char
    a, b = split(surface), split(char)
    if a[0] != b[0]:
        return '.' + char
    if a[1] == b[1]:
        return 'v' + CODAS[b[2]]
    return 'c' + NUCLEI[b[1]] + CODAS[b[2]]


def spell(surface, tmpl):
    """the character that a template makes of a syllable; None where it does not apply"""
    kind, rest = tmpl[0], tmpl[1:]
    if kind == '=':
        return surface
    if kind == '.':
        return rest
    if not is_syllable(surface):
        return None
    o, n, _ = split(surface)
    if kind == 'v':
        return compose(o, n, CODAS.index(rest))
    return compose(o, NUCLEI.index(rest[0]), CODAS.index(rest[1:]))


def encode(surface, pieces):
    """pieces: [(char, begins, tag)]"""
    if not pieces:
        return '-'
    return '+'.join(('B' if begins else 'I') + template(surface, c, tag) + '/' + tag for c, begins, tag in pieces)


def pieces_of(label):
    """[(begins, template, tag)]"""
    if label == '-':
        return []
    out = []
    for p in split_pieces(label):
        k = p.rfind('/')
        out.append((p[0] == 'B', p[1:k], p[k + 1:]))
    return out


def split_pieces(label):
    """'+' separates pieces, but '.+' is a literal plus sign"""
    out, at = [], 0
    for i in range(1, len(label)):
        if label[i] == '+' and label[i - 1] != '.' and label[i + 1:i + 2] in ('B', 'I'):
            out.append(label[at:i])
            at = i + 1
    out.append(label[at:])
    return out


def decode(tokens, labels):
    """tokens: eojeols; labels: one list per eojeol -> [[form, tag], …] per eojeol"""
    result = []
    for token, labs in zip(tokens, labels):
        ms = []
        for c, label in zip(token, labs):
            for begins, tmpl, tag in pieces_of(label):
                ch = spell(c, tmpl)
                if ch is None:
                    ch = c
                if not begins and ms and ms[-1][1] == tag:
                    ms[-1][0] += ch
                else:
                    ms.append([ch, tag])
        result.append(ms)
    return result
