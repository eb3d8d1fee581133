import { matchesOf } from '../../analysis/text/matches-of.js';
import { mergeSpans } from '../../analysis/text/merge-spans.js';
import type { Span } from '../../analysis/text/split-lines.js';
import { CODAS, codaOf, isSyllable } from '../../hangul/syllable.js';

/**
 * Words that later announcements made standard, though older lists forbid them and older dictionaries lack them. Nothing
 * may be changed inside them; stems stand for all their forms.
 */
const ACCEPTED =
  '짜장면|맨날|먹거리|손주|개발새발|괴발개발|허접쓰레기|토란대|복숭아뼈|남사스럽|남사스러|등물|묫자리|세간살이|쌉싸름|고운대|흙담|간지럽히|간지럽혀|걸리적거|끄적거|끄적이|두리뭉실|맨숭맨숭|맹숭맹숭|바둥바둥|새초롬|아웅다웅|야멸차|오손도손|찌뿌둥|추근거|눈꼬리|떨구|떨궈|떨궜|뜨락|메꾸|메꿔|메꿨|휭하니|걸판지|까탈스럽|까탈스러|실뭉치|놀잇감|사그라들|섬찟|속앓이|허접하|허접한|굽신|눈두덩이|삐지|삐져|삐졌|삐진|초장초|마실|잎새|푸르르|찰지|찰진|이쁘|이쁜|이뻐|이뻤|이쁠|말아라|노랗네|동그랗네|조그맣네|꺼림직|추켜세우|추켜올리|치켜세우|치켜올리|에계|품새|나래|내음|배달의민족|밀리의서재|오늘의집';
/** New words that everybody uses, one letter away from older ones: 인싸 is no 인사. */
const NEW = '인싸|아싸|핵인싸|찐팬|찐친';
const KEPT = `${ACCEPTED}|${NEW}`;
const AT_BEGINNING = new RegExp(KEPT, 'y');
const FIRST_SYLLABLES = new Uint8Array(0x10000);
for (const word of KEPT.split('|')) FIRST_SYLLABLES[word.charCodeAt(0)] = 1;
/** 할는지, 올는지: an ending of its own, which readers of 하는지 take for a slip. */
const RIEUL_ENDING = '는지';
const RIEUL = CODAS.indexOf('ㄹ');

/** Names of works are written as their makers wrote them: 《달 샤베트》. What is quoted as a sentence is no name. */
const TITLE =
  /(?<=《)[^《》\n]{1,40}(?=》)|(?<=〈)[^〈〉\n]{1,40}(?=〉)|(?<=『)[^『』\n]{1,40}(?=』)|(?<=「)[^「」\n]{1,40}(?=」)/g;
const OPENS_TITLE = /[《〈『「]/;
const SENTENCE = /[다요까죠][.?!]|,\s/;

/** In order, not overlapping. */
export function acceptedWords(text: string): Span[] {
  const out: Span[] = [];
  for (const match of OPENS_TITLE.test(text) ? matchesOf(TITLE, text) : [])
    if (!SENTENCE.test(match[0])) out.push({ begin: match.index, end: match.index + match[0].length });
  for (let i = 0; i < text.length; i++) {
    if (FIRST_SYLLABLES[text.charCodeAt(i)] === 0 || (i > 0 && isSyllable(text.charCodeAt(i - 1)))) continue;
    AT_BEGINNING.lastIndex = i;
    const word = AT_BEGINNING.exec(text);
    if (word) out.push({ begin: i, end: i + word[0].length });
  }
  for (let i = text.indexOf(RIEUL_ENDING, 1); i > 0; i = text.indexOf(RIEUL_ENDING, i + 1)) {
    const before = text.charCodeAt(i - 1);
    if (isSyllable(before) && codaOf(before) === RIEUL)
      out.push({ begin: i - 1, end: i + RIEUL_ENDING.length });
  }
  return mergeSpans(out);
}
