import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byStretches, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 시 once is enough; 요 and 오 at the end. */
/** 쓰시, 고르시: a stem and 시. */
function isHonorific(line: LineView, at: number): boolean {
  const [before, honorific] = [at - 1, at].map((place) => morphemesIn(line, place, place + 1));
  return (
    honorific!.some(({ form, tag }) => tag === 'EP' && /시$/.test(form)) &&
    before!.some(({ tag }) => /^(?:V[VAX]|XS[VA])$/.test(tag))
  );
}

export const rule: Rule = {
  id: 'honorific-endings',
  title: '-오/-요와 높임 어미',
  category: 'GRAMMER',
  article: '한글 맞춤법 제15항 [붙임 2]',
  comment: '문장을 끝맺는 어미 ‘-오’는 ‘요’로 소리 나더라도 ‘오’로 적습니다(예: 하십시오, 가시오).',
  reasons: [
    {
      of: /→아니요/,
      comment:
        '묻는 말에 대답하는 말은 감탄사 ‘아니요’입니다. ‘아니오’는 문장을 끝맺는 ‘아니다’의 활용형입니다.',
      article: '',
    },
    {
      of: /→.*(?:이요|[이가] 아니요)/,
      comment: '앞뒤를 이어 주는 연결 어미는 ‘이요’로 적습니다. ‘-오’는 문장을 끝맺는 어미입니다.',
    },
    { of: /시[셨시신실].*→/, comment: '높임의 ‘-시-’는 한 번만 붙입니다.', article: '' },
  ],
  examples: [
    { wrong: '어서 오십시요.', right: '어서 오십시오.' },
    { wrong: '이리로 가시요.', right: '이리로 가시오.' },
    { wrong: '저것은 붓이요.', right: '저것은 붓이오.' },
    { wrong: '알맞은 답을 골라 쓰시요.', right: '알맞은 답을 골라 쓰시오.' },
    { wrong: '아니오, 저는 처음 들었어요.', right: '아니요, 저는 처음 들었어요.' },
    { wrong: '그는 화가이오, 시인이었다.', right: '그는 화가이요, 시인이었다.' },
    { wrong: '선생님께서 가시셨다.', right: '선생님께서 가셨다.' },
  ],
  silent: [
    '어서 오세요.',
    '그게 뭐지요?',
    '어디 가시지요?',
    '이것은 책이요, 저것은 붓이다.',
    '버스 말고 택시요.',
    '아니오, 나는 그런 말을 한 적이 없소.',
    '그것은 사실이 아니오.',
    '예 또는 아니오로 답하세요.',
  ],
  find: all(
    byPattern(/(?<=[가-힣])이오(?=, [가-힣]+(?:은|는) )/, '이요'),
    byPattern(/(?<=[가-힣]이요, [가-힣]+(?:은|는) [가-힣]+)이오(?=, )/, '이요'),
    // 내 뜻이 아니오, 그의 뜻이었다: one thing is set against another, and the sentence is told plainly
    byPattern(
      /(?<=[가-힣][이가] )아니오(?=, (?:[가-힣]+ ){0,4}[가-힣]+(?:이?다|이?었다|였다|입니다)\.)|(?<=[은는] (?:[가-힣]+ ){0,2}[가-힣]+)이오(?=, (?:[가-힣]+ ){0,3}[가-힣]+(?:이다|이었다|였다|입니다)\.)/,
      (m) => (m[0] === '아니오' ? '아니요' : '이요'),
    ),
    // 이것은 책이요: the sentence has its subject, and ends
    byPattern(
      /(?<=(?:이것|그것|저것|이곳|여기|저기|거기|저|나|내 이름|제 이름)[은는이가] (?:[가-힣]+ ){0,2}[가-힣]+)이요(?=[.!](?:$|[ "”’')*]))/,
      '이오',
    ),
    byPattern(/십시요/, '십시오'),
    byPattern(/(?<=이)올(?:씨다|습니다)(?=[.!?]|$)/, '올시다'),
    byPattern(
      /(?<=(?:에|께서|께서는|께서도|안녕히|함께|앉아|누워|살아) )게(?=십니|셨|세요|신(?= )|시는|시면|시던)/,
      '계',
    ),
    byPattern(/(?<=[가오하보주으받])시요(?=[.!]|$)/, '시오'),
    // 쓰시요, 이리 오시요 어서: the honorific and what ends the sentence; 택시요 is a noun
    likely(
      byPattern(/(?<=[가-힣])시요(?![가-힣?])/, (m, line) =>
        isHonorific(line, m.index) ? '시오' : undefined,
      ),
    ),
    // 아니오, 아직이요: an answer, unless all is said so (아니오, 모르오)
    byPattern(
      /(?<=(?:^|[.?!] )["“'‘]?)아니오(?=[,.!]? (?!\/)[^.?!]*(?:요|니다|죠)(?![가-힣])|, )/,
      (m, { text }) => (/[가-힣][오소](?=[.!?]|$)/.test(text.slice(m.index + 3)) ? undefined : '아니요'),
    ),
    byPattern(/(?<=으리|하리)요(?=[.?!]|$)/, '오'),
    byStretches(table('시셨→셨,하시십→하십,하셔십→하십,주시십시오→주십시오,계십이다→계십니다')),
    byPattern(/아니요(?=[.]$)(?<=[이가] 아니요)/, '아니오'),
  ),
};
