/**
 * The reasons in English, for people who read the page in English: one for each help and each rule that is code, by its
 * id. Where a rule has reasons for single words, this one stands for all of them.
 */
export const REASONS_OF_CODE: Readonly<Record<string, string>> = {
  'added-to-endings': 'No superfluous sound is added to this ending (좋네, 있어).',
  'addressed-persons':
    'A comma follows the words that address somebody (여러분, 선생님), but not where they are the subject.',
  'adjective-endings':
    'Adjectives take -ㄴ/은, -다, -ㄴ데; verbs -는, -ㄴ다/는다, -는데; 있다 and 없다 with their compounds -는.',
  'an-anh':
    '‘않-’ is short for ‘아니하-’: it follows -지 or is the predicate itself. Before a verb or adjective the adverb is ‘안’.',
  'bound-nouns':
    'A bound noun cannot stand alone but is a word: it is written apart from what precedes (지, 만, 데, 바).',
  'bound-auxiliaries':
    'Auxiliaries made of a bound noun with -하다 or -싶다 are one word (듯하다, 만하다, 뻔하다).',
  'bracket-spacing':
    'Opening brackets and quotation marks are joined to what follows, closing ones to what precedes.',
  buchida: '‘붙이다’ is to attach; ‘부치다’ is to send, to submit or to fry.',
  'called-names': 'A comma follows a name that is called, a startled repetition or a stammer.',
  'passive-i':
    'Which passive or causative suffix a verb takes is fixed; after ‘ㄲ, ㅍ, ㅎ’ it is -이-, not -히- (덮이다, 쌓이다).',
  'rieul-noun': 'Where -ㅁ makes a noun of a stem that ends in ‘ㄹ’, the ‘ㄹ’ stays: ‘ㄻ’ (만듦, 줄어듦).',
  'causative-stems':
    'With causative and passive suffixes the stem keeps its form; words far from their origin are written as they sound.',
  'chosen-questions':
    'Of several alternative questions in one sentence only the last takes a question mark, the others a comma.',
  'limited-punctuation': 'This mark is none of the Korean punctuation; one of its marks is written instead.',
  colons:
    'A colon is joined to what precedes and followed by a space; in times, ratios and chapters there is no space on either side.',
  commas:
    'Here the rules of punctuation ask for a comma: after an answer, before a restatement, around an insertion and the like.',
  'one-word-nouns':
    'Words are written apart, but a compound that has become one word is joined (그때, 우리나라).',
  'one-word-verbs':
    'What has become one word is joined (한마디, 잘되다); so is -어하다 behind a single word.',
  'compound-verbs': 'A compound verb that is one word is written without a space (내려오다, 찾아가다).',
  'copula-spacing': '이다 is a particle and is joined to its noun (학생입니다).',
  'counted-units':
    'A unit is written apart from the number before it; after digits, or where it gives an order, it may be joined.',
  dates: 'In dates of digits every unit is replaced by a full stop, the last one too (2021. 1. 25.).',
  'deon-deun': '-던 recalls the past; -든 and -든지 mean whichever.',
  'detached-particles':
    'Particles cannot stand alone and are joined to what precedes (만큼, 조차, 뿐, 밖에).',
  deurida: 'After a noun of a polite act -드리다 is a suffix and is joined (말씀드리다, 부탁드리다).',
  'double-passive': 'A verb that is passive already takes no further -어지다.',
  dueum:
    'Sino-Korean ‘녀, 뇨, 뉴, 니’ become ‘여, 요, 유, 이’ at the beginning of a word, and of the second part of a compound.',
  'e-ui':
    '‘에’ marks place, time or goal of a verb; ‘의’ joins a noun to a noun, though it may sound like 에.',
  'ege-e': '‘에게’ is for people and animals; plants, things and institutions take ‘에’.',
  ellipses:
    'An ellipsis has three or six points and is joined to what precedes; before it in a list stands no comma.',
  eotteokhae: '‘어떻게’ is an adverb (how); ‘어떡해’ is short for 어떻게 해 and ends a sentence.',
  'eyo-yeyo': 'After a coda it is -이에요; after a vowel the short form -예요.',
  'final-mark':
    'A statement ends in a full stop, a question in a question mark, an exclamation in an exclamation mark; titles in none.',
  gareuchida: '‘가르치다’ is to teach; ‘가리키다’ is to point at.',
  daero: '‘대로’ (as, as soon as) is a bound noun, written apart; ‘데로’ is a place with the particle 로.',
  'du-do': 'In speech one hears 나두, 해두; the particle and the ending are written 도.',
  'gu-go': 'In speech one hears -구요, -더라구; the standard forms are -고요, -더라고.',
  'guessing-auxiliaries': 'In -나 보다, -는가 보다, -ㄹ까 보다 the auxiliary 보다 is always written apart.',
  'haji-chi':
    'After a [ㄱ, ㄷ, ㅂ] sound the whole ‘하’ is dropped (넉넉지); elsewhere its ‘ㅎ’ stays and aspirates (심상치).',
  'heard-codas':
    'A stem keeps its coda in writing, though it is heard in the next syllable or not at all (많아, 끊어).',
  'honorific-endings': 'The final ending is written -오 though it sounds like 요 (하십시오).',
  'i-hi':
    'An adverb ends in -이 where only [이] is heard, otherwise in -히; after ‘ㅅ’ and behind doubled nouns it is -이 (깨끗이, 틈틈이).',
  'indirect-quote':
    'Indirect speech takes -고 or -는 right after the ending (온다고); -라고 follows a quotation in marks.',
  'names-and-titles':
    'Surname and given name are joined; a form of address or title is written apart (채영신 씨).',
  interjections: 'An exclamation mark or, where it is weak, a comma follows an interjection.',
  'inverted-words': 'Phrases moved behind their sentence are divided from it by a comma.',
  'item-numbers': 'A full stop follows the number or letter of a chapter or item (1. 연구 목적).',
  'joined-affixes': 'Prefixes and suffixes are no words and are joined (-여, -가량, -당; 맨-, 최-, 재-).',
  'joined-endings':
    'These are single endings, not bound nouns, and are joined to their stem (-ㄹ수록, -자마자, -는지).',
  'joined-marks': 'Middle dots, slashes and hyphens are written without spaces around them.',
  'joined-nouns':
    'Compounds that are one word, and words with a prefix that cannot stand alone, are joined (봄바람, 풋사과).',
  'contracted-past': 'Stems in ‘ㅏ, ㅓ’ melt with -아/어 and -았/었 and are written so (갔다, 켰다).',
  'felt-objects': 'What somebody likes, drinks, reads or learns is the object of the verb and takes 을/를.',
  'stacked-particles': 'No noun takes both of these particles; one is enough.',
  'repeated-particles':
    'Particles of the same kind stand twice; one is enough, or one object takes another particle.',
  'repeated-words': 'The same word, letter or particle stands twice in a row; one is enough.',
  'josa-shape':
    'The particle goes by the sound before it: 은, 이, 을, 과 after a coda, 는, 가, 를, 와 after a vowel; 로 after a vowel or ‘ㄹ’.',
  'latin-keys':
    'Latin letters seem to have been typed while the keyboard was set to Hangul; they are put back by their keys.',
  'quoted-speech':
    'Direct speech stands in double quotation marks; thoughts and quotations within quotations in single ones.',
  'listed-syllables':
    'Between paired or shortened items stands a middle dot or comma, not a full stop or slash.',
  'listed-words': 'A comma stands between listed words of equal standing.',
  'listing-words': 'Words that join or list are written apart from what precedes (겸, 및, 등, 대).',
  'lone-jamo': 'Consonants and vowels were typed without becoming a syllable; they are put together.',
  majhida: '‘맞히다’ is to get an answer right or hit a target; ‘맞추다’ is to compare or fit together.',
  'mimetic-suffixes': 'The suffixes behind mimetic words are -거리다 and -대다.',
  'mimetic-verbs': 'Verbs in -이다 from mimetic roots that take -거리다 keep the root (끄덕이다, 움직이다).',
  'needless-causative':
    'A verb in -하다 that takes an object needs no -시키다, unless somebody else is made to do it.',
  'negative-adverbs':
    'This adverb expects a negation (결코, 별로, 전혀); negate the verb or change the adverb.',
  numerals:
    'Before a unit stand the determiner forms (한, 두); native or Sino-Korean numbers go by the unit.',
  'ordered-points':
    'A comma follows words that number points (첫째, 끝으로), but not where they modify a noun.',
  'paired-adverbs':
    'This adverb expects a certain form behind it (만약 …면, 비록 …지만); please look at the sentence again.',
  'paired-brackets':
    'Original words and additions stand in parentheses; square brackets are for Hanja of native words and outer brackets.',
  'parted-phrases': 'What is not one word is written word by word (다음 주, 이번 달).',
  'parted-words': 'Each word is written apart, and so are bound nouns (우리 집, 회의 중).',
  'past-coda': 'The coda of the past -았/었- and of -겠- is ‘ㅆ’, not ‘ㅅ’.',
  'pronoun-ga': 'Some pronouns change before the particle 가 (네가, 누가).',
  punctuation:
    'Full stop, comma, question and exclamation mark are joined to what precedes and followed by a space.',
  'question-marks': 'A question ends in a question mark; a weak one may end in a full stop.',
  'quote-particle':
    'A particle is joined to the closing mark before it, an opening parenthesis to the word that it explains.',
  'rae-re': '-래 is short for -라고 해, and -길래 gives a reason; there are no endings -레, -길레.',
  'raised-things':
    '-(으)시- honours the subject; here it honours a thing. Leave it if the thing is the guest’s own.',
  'recalled-de':
    '-는데, -던데 give background or experience; -대 is short for -다고 해 and reports what others said.',
  'redundant-words': 'Two words say the same; unless meant for emphasis, one is enough.',
  'regular-stems': 'Irregular stems are written as they change before each ending (그어, 까만, 매워).',
  'reo-ryeo': '-(으)러 is the purpose of going or coming; -(으)려 is an intention.',
  'rieul-drop': 'A stem-final ‘ㄹ’ drops before ‘ㄴ, ㅂ, ㅅ, -오’ (나는, 거친).',
  'roseo-rosseo': '-로서 is capacity or status; -로써 is a means.',
  ryeogo: 'The endings of intention are -(으)려고 and -(으)려야, without an added ‘ㄹ’.',
  sarajida: '‘사라지다’ is to vanish; ‘살아지다’ is to be able to live on.',
  'shared-verb': 'Two joined words share a predicate that suits only one of them; give each its own.',
  'short-forms': 'Endings that begin with a vowel go to the full form, not the short one (가져, 디뎌).',
  'spaced-phrases': 'What is not one word is written word by word, bound nouns too (올 텐데, 그 밖에).',
  'spelt-by-ear':
    'Nouns and particles, stems and endings keep their forms, though they are pronounced together (먹어, 같은).',
  'stem-yeo':
    'After stems whose vowel is not ‘ㅏ, ㅗ’ the endings are -어, -었-, though [여] may be heard (되어).',
  'stray-marks':
    'There is a mark that does not belong there, or brackets or quotation marks without their partner.',
  'subject-honorific': 'A subject with an honorific particle takes -(으)시- or an honorific verb.',
  'subject-predicate': 'The predicate must suit this kind of subject (꿈은 …것이다, 이유는 …때문이다).',
  'tense-agreement': 'The expression of time and the tense of the predicate do not agree.',
  'tense-endings':
    'Endings like -ㄹ게, -ㄹ걸, -ㄹ수록 are written with plain consonants; only questions (-ㄹ까) with tense ones.',
  tildes: 'A range takes a tilde without spaces; it means from–to, so no particles stand beside it.',
  'vowel-harmony': 'After ‘ㅏ, ㅑ, ㅗ’ the endings are -아, -았-; after other vowels -어, -었-.',
  'written-numbers': 'Numbers in letters are parted at every ten thousand (만).',
  'yeo-eo': 'After 이다 and 아니다 the endings are -어, -었-; -이어 is shortened to -여 only after a vowel.',
  'yo-particle': 'The polite particle behind a finished sentence is ‘요’, not ‘오’.',
  'yul-ryul': 'After a vowel or ‘ㄴ’ it is 율, 열; after other codas 률, 렬.',
  'spacing-compound': 'Proper names and terms of several words are written word by word as a rule.',
  'spacing-particle': 'Particles are joined to what precedes.',
  typo: 'This seems to be a slip of the keyboard: there is no such word, and one of similar shape is suggested.',
  'typo-sound': 'This was written as it sounds; words are written so that their forms can be seen.',
  'typo-tense': 'After ‘ㄱ, ㅂ’ codas tense sounds are not written, unless similar syllables are repeated.',
  'typo-palatal': 'Before -이 and -히 ‘ㄷ, ㅌ’ are written though they sound like ‘ㅈ, ㅊ’.',
  'typo-ye':
    '‘ㅖ’ is written though it sounds like ‘ㅔ’, except in characters that are read [게] (게시판, 휴게실).',
  'typo-context':
    'The word does not fit what stands around it; it seems to be mistyped, and the word meant there is put in its place.',
  'typo-ui': '‘ㅢ’ is written though it sounds like ‘ㅣ’.',
  'typo-liaison':
    'This was written as it is pronounced together; nouns and particles, stems and endings keep their forms.',
  Merged: 'Several corrections that touch each other, shown as one.',
  thinking: 'This may be a slip; it is being looked at further.',
  'cleanup-whitespace': 'There are spaces that nobody needs.',
};
