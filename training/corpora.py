"""Readers of the hand-checked corpora. Each yields (eojeols, [morphemes or None per eojeol]).

The corpora follow four conventions; the model learns each by its own source mark and answers in ours.
What is a mere slip or notation of one corpus is mended here.
"""
import json
import lzma
import re

from .align import segments
from .hangul import CONJOINING, jamo

KAIST = {
    'ncn': 'NNG', 'ncpa': 'NNG', 'ncps': 'NNG', 'ncr': 'NNG', 'nq': 'NNP', 'nqpa': 'NNP', 'nqpb': 'NNP', 'nqpc': 'NNP', 'nqq': 'NNP',
    'nbn': 'NNB', 'nbu': 'NNB', 'nbs': 'NNB', 'npp': 'NP', 'npd': 'NP', 'nnc': 'NR', 'nno': 'NR', 'pvg': 'VV', 'pvd': 'VV', 'paa': 'VA',
    'pad': 'VA', 'px': 'VX', 'jp': 'VCP', 'mmd': 'MMD', 'mma': 'MMA', 'mag': 'MAG', 'mad': 'MAG', 'maj': 'MAJ', 'ii': 'IC', 'jcs': 'JKS',
    'jcc': 'JKC', 'jcm': 'JKG', 'jco': 'JKO', 'jca': 'JKB', 'jct': 'JKB', 'jcv': 'JKV', 'jcr': 'JKQ', 'jcj': 'JC', 'jxc': 'JX', 'jxt': 'JX',
    'jxf': 'JX', 'ecc': 'EC', 'ecs': 'EC', 'ecx': 'EC', 'ef': 'EF', 'ep': 'EP', 'etn': 'ETN', 'etm': 'ETM', 'xp': 'XPN', 'xsn': 'XSN',
    'xsnu': 'XSN', 'xsnca': 'XSN', 'xsncc': 'XSN', 'xsna': 'XSN', 'xsns': 'XSN', 'xsnp': 'XSN', 'xsnx': 'XSN', 'xsv': 'XSV', 'xsvv': 'XSV',
    'xsva': 'XSV', 'xsvn': 'XSV', 'xsm': 'XSA', 'xsms': 'XSA', 'xsmn': 'XSA', 'xsa': 'XSA', 'f': 'SL', 'sf': 'SF', 'sp': 'SP', 'sl': 'SS',
    'sr': 'SS', 'sd': 'SO', 'se': 'SE', 'su': 'SW', 'sy': 'SW',
}
KIWI_TAGS = {'SSO': 'SS', 'SSC': 'SS', 'SB': 'SN', 'XSM': 'MAG', 'W_URL': 'SL', 'W_HASHTAG': 'SL', 'W_MENTION': 'SL', 'W_EMAIL': 'SL', 'W_SERIAL': 'SN', 'W_EMOJI': 'SW', 'UN': 'NNG'}
STEMS = ('VV', 'VX', 'VA', 'XSV', 'XSA')
PLUS = re.compile(r'\+(?=[^/]|/[A-Za-z])')
EDGE = '.,?!"\'“”‘’…()[]~'
UNCERTAIN = {'UNC', 'UNT', 'UN', 'UNA', 'NF', 'NV', 'NA'}


def open_text(path):
    return lzma.open(path, 'rt', encoding='utf-8') if str(path).endswith('.xz') else open(path, encoding='utf-8')


def harmony(morphemes):
    """하 + 여/였 is written 하 + 아/았, as the ambiguity set has it"""
    out = []
    for f, t in morphemes:
        if t[0] == 'E' and f[0] in '여였' and out and out[-1][0][-1] == '하' and out[-1][1] in STEMS:
            f = {'여': '아', '였': '았'}[f[0]] + f[1:]
        out.append((f, t))
    return out


def parse_eojeol(text):
    ms = []
    for p in PLUS.split(text):
        k = p.rfind('/')
        if k <= 0:
            return None
        ms.append((p[:k], p[k + 1:]))
    return ms


def normalise(morphemes, kaist=False):
    out = []
    for f, t in morphemes:
        f = ''.join(CONJOINING.get(c, c) for c in f)
        if kaist:
            t = KAIST.get(t)
            if t is None:
                return None
            if t == 'VA' and f == '아니':
                t = 'VCN'
            if t == 'SL' and re.match('[一-龥]', f):
                t = 'SH'
            if t == 'NR' and f[0].isdigit():
                t = 'SN'
        if not f or t in UNCERTAIN:
            return None
        out.append((f, t))
    return harmony(out)


def read_tsv(lines, kaist=False):
    for line in lines:
        text, ana = line.rstrip('\n').split('\t')
        tokens = text.split()
        groups = [normalise(m, kaist) if (m := parse_eojeol(e)) else None for e in ana.split(' ')]
        if len(tokens) != len(groups):
            continue
        if kaist:
            tokens, groups = attach_punctuation(tokens, groups)
        yield tokens, groups


def attach_punctuation(tokens, groups):
    """KAIST sets punctuation apart: 있다 . → 있다."""
    out_t, out_g, opening = [], [], False
    for t, g in zip(tokens, groups):
        only = g and len(g) == 1 and g[0][1] in ('SF', 'SP', 'SS', 'SE')
        opens = only and t in '“‘"(<[{「『《〈'
        if out_t and (opening or (only and not opens)):
            out_t[-1] += t
            out_g[-1] = out_g[-1] + g if out_g[-1] is not None and g is not None else None
        else:
            out_t.append(t)
            out_g.append(g)
        opening = bool(opens)
    return out_t, out_g


def read_sejong(lines):
    """no eojeol boundaries in the analysis: align the whole sentence, then cut it at the spaces of the text"""
    for line in lines:
        _, text, ana = line.rstrip('\n').split('\t')
        ms = []
        for x in ana.split(' '):
            k = x.rfind('/')
            if k <= 0:
                ms = None
                break
            f, t = x[:k], x[k + 1:]
            # spoken: 하/VV+ㅕㅆ/EP for 했, a bare vowel for a contracted ending
            f = {'ㅕㅆ': '였', 'ㅕ': '여', 'ㅓ': '어', 'ㅏ': '아', 'ㅓㅆ': '었', 'ㅏㅆ': '았', 'ㅐ': '아', 'ㅐㅆ': '았'}.get(f, f) if t[0] == 'E' else f
            ms.append((f, t))
        ms = normalise(ms) if ms else None
        if not ms:
            continue
        tokens = text.split()
        surface, chars = ''.join(tokens), ''.join(f for f, _ in ms)
        owner = [i for i, (f, _) in enumerate(ms) for _ in f]
        if surface == chars:
            segs = [(i, i + 1) for i in range(len(surface))]
        else:
            segs, cost = segments(surface, chars)
            if segs is None or cost > 1.2 * len(surface):
                continue
        groups, at = [], 0
        for t in tokens:
            a, b = segs[at][0], segs[at + len(t) - 1][1]
            at += len(t)
            ids = sorted(set(owner[a:b]))
            whole = a < b and (a == 0 or owner[a - 1] != owner[a]) and (b == len(chars) or owner[b] != owner[b - 1])
            groups.append([ms[i] for i in ids] if whole else None)
        yield tokens, groups


def spelt_otherwise(tokens, chars):
    """[the one eojeol that these morphemes can be: 했고 for 하았고, 한다는 for 하ㄴ다는, 대야 for 대이야] or []"""
    costs = []
    for i, t in enumerate(tokens):
        core = t.strip(EDGE)
        if core and abs(len(core) - len(chars)) <= 3 and jamo(core[0])[0] == jamo(chars[0])[0]:
            segs, cost = segments(core, chars)
            if segs and cost <= 1.6 * len(core):
                costs.append((cost / len(core), i))
    costs.sort()
    return [costs[0][1]] if costs and (len(costs) == 1 or costs[1][0] > costs[0][0] + .1) else []


def read_ambiguity(lines):
    """one analysed eojeol a sentence; its `form` is not always what stands in the text"""
    for line in lines:
        row = json.loads(line)
        ms = parse_eojeol(row['answer'])
        ms = normalise(ms) if ms else None
        if not ms:
            continue
        tokens = row['text'].split()
        hits = [i for i, t in enumerate(tokens) if t == row['form']] or \
               [i for i, t in enumerate(tokens) if t.strip(EDGE) == row['form']]
        if not hits:
            hits = spelt_otherwise(tokens, ''.join(f for f, _ in ms))
        if len(hits) != 1:
            yield tokens, None, row
            continue
        i = hits[0]
        core = tokens[i].strip(EDGE)
        begin = tokens[i].find(core)
        yield tokens, (i, begin, core, ms), row


# name → (file under gold/, reader of its lines)
GOLD = {
    'klue': ('klue-dp.a.tsv', read_tsv),
    'gsd': ('ud-gsd.train.tsv', read_tsv),
    'ksl': ('ud-ksl-learner.train.tsv', read_tsv),
    'gsd.dev': ('ud-gsd.dev.tsv', read_tsv),
    'ksl.dev': ('ud-ksl-learner.dev.tsv', read_tsv),
    'kaist': ('kaist.train.tsv.xz', lambda lines: read_tsv(lines, kaist=True)),
    'sjw': ('sejong-written.train.tsv.xz', read_sejong),
    'sjs': ('sejong-spoken.train.tsv.xz', read_sejong),
}
AMBIGUITY = 'ambiguity.train.jsonl.xz'
