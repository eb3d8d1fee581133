"""Syllable arithmetic, the Python twin of src/hangul."""
ONSETS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
NUCLEI = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'
CODAS = [''] + list('ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ')
# Conjoining codas (U+11A8…) as some corpora write them, in compatibility jamo.
CONJOINING = {chr(0x11A8 + i): CODAS[i + 1] for i in range(27)}


def is_syllable(c):
    return '가' <= c <= '힣'


def split(c):
    """(onset, nucleus, coda) as indices"""
    o = ord(c) - 0xAC00
    return o // 588, o % 588 // 28, o % 28


def compose(onset, nucleus, coda=0):
    return chr(0xAC00 + (onset * 21 + nucleus) * 28 + coda)


def jamo(c):
    if not is_syllable(c):
        return c
    a, b, d = split(c)
    return ONSETS[a] + NUCLEI[b] + CODAS[d]
