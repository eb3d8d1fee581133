import { lastCoda } from '../../../hangul/syllable.js';
import { morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Rule } from '../../rule/rule.js';

/** Whoever speaks is the subject already. */
const SPEAKER = '(?:저는|나는|저희는|우리는|저도|나도|저희도|우리도)';
const ADVERB =
  '(?:아주|제일|가장|정말|진짜|너무|매우|무척|많이|더|자주|매일|늘|항상|특히|별로|안|참|꼭|열심히|조금)';
/** Verbs that want an object, where they end a sentence: 저는 동생이 좋아하는 노래를 안다 has another subject. */
const VERB =
  '(?:(?:좋아|싫어|사랑|원|공부)(?:한다|합니다|해요|했다|했습니다|했어요)|마(?:신다|십니다|셔요|셨다|셨습니다|셨어요)|읽(?:는다|습니다|어요|었다|었습니다|었어요)|배(?:운다|웁니다|워요|웠다|웠습니다|웠어요)|즐(?:긴다|깁니다|겨요|겼다|겼습니다|겼어요))';

export const rule: Rule = {
  id: 'felt-objects',
  title: '좋아하는 것의 조사',
  category: 'GRAMMER',
  certainty: 'likely',
  article: '',
  comment:
    '무엇을 하는지 있어야 하는 동사 앞에서는 그 대상에 ‘을/를’을 붙입니다(예: 음식을 좋아하다, 차를 마시다).',
  examples: [
    { wrong: '저는 한국 음식이 아주 좋아합니다.', right: '저는 한국 음식을 아주 좋아합니다.' },
    { wrong: '저는 커피보다 차가 더 자주 마셔요.', right: '저는 커피보다 차를 더 자주 마셔요.' },
    { wrong: '나도 그 배우가 제일 좋아했어요.', right: '나도 그 배우를 제일 좋아했어요.' },
  ],
  silent: [
    '저는 한국 음식이 아주 좋습니다.',
    '저는 동생이 좋아하는 노래를 압니다.',
    '우리는 아이가 책을 읽는다고 들었다.',
    '나는 네가 나를 좋아한다고 믿었다.',
    '저는 비가 오면 커피를 마셔요.',
    '저는 아이가 자면 책을 읽어요.',
  ],
  find: byPattern(
    new RegExp(
      `(?<=(?<![가-힣])${SPEAKER} (?:[가-힣]+(?<![을를면서고며]|지만|는데|니까) ){0,3}[가-힣]+)[이가](?= (?:${ADVERB} ){0,2}${VERB}(?![가-힣]))`,
    ),
    ({ index }, line) => {
      const [particle] = morphemesIn(line, index, index + 1);
      const [noun] = morphemesIn(line, index - 1, index);
      if (particle?.tag !== 'JKS' || !/^NN[GP]$/.test(noun?.tag ?? '')) return undefined;
      return lastCoda(line.text.slice(0, index)) === '' ? '를' : '을';
    },
  ),
};
