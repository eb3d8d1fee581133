"""An eojeol as a short sequence of units: its content morphemes one by one, all particles and endings as one tail.

Twin of src/analysis/dense/units.ts. Differences of convention are folded, so that text labelled by others teaches the same units: proper nouns
and roots count as nouns, 하다 adjectives are parted, 아/어/여 are one, determiners are not told apart.
"""
VOWELS = str.maketrans({'아': '어', '여': '어', '았': '었', '였': '었'})
AFTER_CODA = {'은': 'ㄴ', '을': 'ㄹ', '음': 'ㅁ', '습니다': 'ㅂ니다', '습니까': 'ㅂ니까', '는다': 'ㄴ다'}
SHAPES = {'것': '거', '그것': '그거', '이것': '이거', '저것': '저거', '무엇': '뭐'}
EXISTENCE = ('있', '없', '계시')
WORDLIKE_SIGNS = ('SN', 'SL', 'SH')
MOST_UNITS = 7
# What stands for an eojeol of which nothing is known.
UNKNOWN = '?'
# Numbers of what is no unit, and the names that the vocabulary begins with.
PAD, MASK, BEGIN, END = 0, 1, 2, 3
SPECIAL = ['<pad>', '<mask>', '<begin>', '<end>', UNKNOWN]


def units(morphemes):
    """[(form, tag), …] → [unit, …], at most MOST_UNITS"""
    out, tail = [], ''
    for form, tag in morphemes:
        if tag[0] in 'JE' or tag == 'VCP':
            tail = (tail or '~' + ('E' if tag[0] == 'E' else 'J')) + tail_form(form, tag)
            continue
        if tail:
            out.append(folded(tail))
            tail = ''
        out.extend(content_units(form, tag))
    if tail:
        out.append(folded(tail))
    return out[:MOST_UNITS] or [UNKNOWN]


def tail_form(form, tag):
    if tag == 'VCP':
        return '이'
    if tag[0] == 'J':
        return form
    return (form if tag == 'EP' else AFTER_CODA.get(form, form)).translate(VOWELS)


def folded(tail):
    return tail.replace('시어요', '세요').replace('시어', '셔')


def content_units(form, tag):
    if tag[0] == 'S' and tag not in WORDLIKE_SIGNS:
        return ['.' + form if form in ('.', ',', '?', '!') else '.S']
    if tag == 'SN':
        return ['0/SN']
    if tag == 'SH':
        return ['字/SH']
    if tag == 'SL':
        return [form.lower().replace(' ', '_') + '/SL']
    if tag.startswith('MM'):
        tag = 'MM'
    if tag in ('NNP', 'XR'):
        tag = 'NNG'
    if form in EXISTENCE:
        tag = 'VA'
    form = SHAPES.get(form, form)
    if form.endswith('하') and (tag == 'VA' and len(form) > 1 or tag == 'VV' and len(form) > 2):
        return [form[:-1] + '/NNG', '하/XSA' if tag == 'VA' else '하/XSV']
    return [f'{form}/{tag}']
