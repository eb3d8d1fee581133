import { lastCoda, syllablesWith } from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byBeginnings, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

const STOP = syllablesWith(['ㄱ', 'ㄷ', 'ㅂ', 'ㅅ']);

/** 하 disappears whole after ㄱ ㄷ ㅂ, and leaves its ㅎ after other sounds. */
export const rule: Rule = {
  id: 'haji-chi',
  title: '‘하’가 줄어든 말 (-지/-치, -건대/-컨대)',
  category: 'GRAMMER',
  article: '한글 맞춤법 제40항',
  comment:
    '‘하’ 앞의 받침 소리가 [ㄱ, ㄷ, ㅂ]이면 ‘하’가 통째로 줄고(예: 넉넉지, 생각건대), 그 밖의 소리면 ‘ㅎ’이 남아 뒷소리와 어울려 거센소리가 됩니다(예: 심상치, 단언컨대, 연구토록).',
  examples: [
    { wrong: '살림이 넉넉치 않다.', right: '살림이 넉넉지 않다.' },
    { wrong: '생각컨대 그 말이 옳다.', right: '생각건대 그 말이 옳다.' },
    { wrong: '분위기가 심상지 않다.', right: '분위기가 심상치 않다.' },
    { wrong: '모두 참석토록 하십시오.', right: '모두 참석도록 하십시오.' },
    { wrong: '형편이 여의지 않다.', right: '형편이 여의치 않다.' },
    { wrong: '예약을 확정도록 하겠습니다.', right: '예약을 확정토록 하겠습니다.' },
  ],
  silent: [
    '만만치 않은 상대다.',
    '요컨대 시간이 문제다.',
    '깨끗하지 않다.',
    '그치지 않는 비',
    '서슴지 않고 말했다.',
    '직접 지시하도록 하여도 된다.',
  ],
  find: all(
    // 탐탁치, 익숙치: edited text has more of them than of the right form
    likely(byPattern(new RegExp(`(?<=[가-힣]${STOP})치(?= ?(?:않|못|아니))`), '지')),
    byPattern(/(?<=서슴|삼가)치(?= ?(?:않|못|마))/, '지'),
    byPattern(
      /(?<=(?:심상|만만|간단|흔|적당|마땅|변변|평탄|평범|온당|대단|순탄|가당|편|확실|분명|당연))지(?= (?:않|못))/,
      (m, line) => (/(?:^|[^가-힣])편$/.test(line.text.slice(0, m.index)) ? undefined : '치'),
    ),
    byPattern(/(?<=[가-힣])컨데(?![가-힣])/, '컨대'),
    shortenedAdjective,
    byBeginnings(
      table(
        '어떠튼→어떻든,그러튼→그렇든,이러튼→이렇든,저러튼→저렇든,결단고→결단코,기필고→기필코,무심고→무심코,한사고→한사코,정녕고→정녕코,필연고→필연코,간편게→간편케,생각컨데→생각건대,생각건데→생각건대,짐작컨데→짐작건대,추측컨데→추측건대,단언컨데→단언컨대,단언건데→단언컨대,장담컨데→장담컨대,맹세컨데→맹세컨대,생각컨대→생각건대,약속컨대→약속건대,추측컨대→추측건대,짐작컨대→짐작건대,기억컨대→기억건대,단언건대→단언컨대,예건대→예컨대,요건대→요컨대,장담건대→장담컨대,맹세건대→맹세컨대,원건대→원컨대,비유건대→비유컨대,참석케→참석게,못치않→못지않,허송지 말→허송치 말,생각타 못→생각다 못,서슴치→서슴지,생각치도→생각지도,생각치는→생각지는',
      ),
    ),
    shortenedDorok,
    // 부탁토록, 참석토록: after ㄱ and ㅂ nothing of 하 is left
    byPattern(
      new RegExp(`(?<=(?<![가-힣])[가-힣]{1,3}${STOP})토록(?= (?:하|했|해|한|할|합|노력|조치)|$|[.,])`),
      '도록',
    ),
    byPattern(/(?<=[이가은는도] )여의지(?= (?:않|못))/, '여의치'),
    byPattern(/(?<=가늠|짐작하)기(?= 어려| 힘)/, (m, line) =>
      line.text.slice(0, m.index).endsWith('가늠') ? '키' : undefined,
    ),
  ),
};

/** 허술지 않다: 하 has been lost together with its ㅎ. */
function shortenedAdjective({ text, words, lexicon }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, end, surface } of words) {
    const root = /^([가-힣]{2,4})지$/.exec(surface)?.[1];
    if (!root || !/^ (?:않|못)/.test(text.slice(end))) continue;
    const adjective = lexicon.lookup(`${root}하`, 'VA');
    if (adjective < 0 || lexicon.lookup(root, 'VV') >= 0 || lexicon.lookup(root, 'VA') >= 0) continue;
    if (['ㄱ', 'ㄷ', 'ㅂ', 'ㅅ'].includes(lastCoda(root) ?? '') || lexicon.tagsOf(surface).length > 0)
      continue;
    out.push({
      begin: begin + root.length,
      end: begin + root.length + 1,
      replacement: '치',
      certainty: 'likely',
    });
  }
  return out;
}

/** 연구도록 하다: a noun cannot take -도록, so that 하 has been lost together with its ㅎ. */
function shortenedDorok({ text, words, lexicon }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, end, surface } of words) {
    const noun = /^([가-힣]{2,4})도록$/.exec(surface)?.[1];
    // 지시하도록: nothing is lost
    if (!noun || noun.endsWith('하') || !/^ (?:하|했|해|한|할|합|노력|조치)/.test(text.slice(end))) continue;
    if (lexicon.lookup(noun, 'NNG') < 0 || lexicon.lookup(noun, 'VV') >= 0 || lexicon.lookup(noun, 'VA') >= 0)
      continue;
    if (['ㄱ', 'ㄷ', 'ㅂ', 'ㅅ'].includes(lastCoda(noun) ?? '')) continue;
    out.push({
      begin: begin + noun.length,
      end: begin + noun.length + 1,
      replacement: '토',
      certainty: 'likely',
    });
  }
  return out;
}
