import { finalEnding } from '../../korean/final-ending.js';
import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';

/** A verb that 어떻게 goes with. */
const DOING = ' (?:해|하|했|한|지내|알|생각|가|된|되|될|돼|할|만들|먹|쓰|이런|그런)';

export const rule: Rule = {
  id: 'eotteokhae',
  title: '어떡해/어떻게',
  category: 'CONFUSABLE_WORDS',
  article: '',
  comment:
    '‘어떻게’는 ‘어떠하게’가 줄어든 말로 용언을 꾸미고, ‘어떡해’는 ‘어떻게 해’가 줄어든 말로 서술어가 됩니다.',
  reasons: [
    {
      of: /→.*어떻게/,
      comment:
        '‘어떻게’는 ‘어떻다’의 어간에 ‘-게’가 붙어 용언을 꾸미는 말입니다. 어간의 끝소리로 굳은 ‘ㅎ’을 받침으로 적습니다.',
      article: '한글 맞춤법 제40항 [붙임 1]',
    },
    { of: /→/, comment: '‘어떡하다’는 ‘어떻게 하다’가 줄어든 말로 서술어가 됩니다.', article: '' },
  ],
  examples: [
    { wrong: '나 이제 어떻해?', right: '나 이제 어떡해?' },
    { wrong: '어떡게 지내니?', right: '어떻게 지내니?' },
    { wrong: '이럴 땐 어떻해 해야 하나요?', right: '이럴 땐 어떻게 해야 하나요?' },
    { wrong: '요즘 어떻해 사는지 궁금하다.', right: '요즘 어떻게 사는지 궁금하다.' },
    { wrong: '여기까지 어떻해 왔어?', right: '여기까지 어떻게 왔어?' },
    { wrong: '혼자서 어떡해 다 옮기라는 거야?', right: '혼자서 어떻게 다 옮기라는 거야?' },
    { wrong: '난 이제 어떻게.', right: '난 이제 어떡해.' },
    { wrong: '지갑을 잃어버렸으니 어떻하지?', right: '지갑을 잃어버렸으니 어떡하지?' },
  ],
  silent: [
    '이 일을 어떡하지?',
    '어떻게 알았어?',
    '나 어떡해.',
    '나 어떡해 하루 종일 굶었어.',
    '어떡해 다 젖었어.',
  ],
  find: all(
    byPattern(/어떻해(?!요?게)/, (m, line) => (modifies(line, m) ? '어떻게' : '어떡해')),
    byPattern(/어떻게해(?=[?!.…~]*$)/, '어떡해'),
    byPattern(/어떻하/, '어떡하'),
    byPattern(/어떡게|어떻케|어떡케/, '어떻게'),
    byPattern(
      /(?<=(?:^|[^가-힣])(?:나|난|저|전|우리|이제|이제 나|이를|이걸|그럼) )어떻게(?=[.!…~ㅠㅜ]|$)/,
      '어떡해',
    ),
    byPattern(new RegExp(`(?<= |^)어떡해(?=${DOING})`), (m, line) =>
      modifies(line, m) || isAsked(line, m) ? '어떻게' : undefined,
    ),
    // 이걸 어떡해 다 먹으라는 거야?: how what is asked for can be done
    byPattern(
      /(?<= |^)어떡해(?= (?:[가-힣]+ ){0,2}[가-힣]+(?:라는|란) ?(?:거|것|건|말)[가-힣]*(?: [가-힣]+)?\?)/,
      '어떻게',
    ),
  ),
};

/** 어떡해 그런 말을 하니?: one question, whatever stands between. */
function isAsked({ text }: LineView, { 0: written, index }: RegExpExecArray): boolean {
  return /^[^.!?…]+\?/.test(text.slice(index + written.length));
}

/** 어떻해 사는지, 어떻해 왔어?: how something is done; 어떻해 늦었어 cries out first and then tells why. */
function modifies(line: LineView, { 0: written, index }: RegExpExecArray): boolean {
  const end = index + written.length;
  if (line.text[end] !== ' ') return false;
  const next = wordAt(line, end + 1);
  const verb = next?.morphemes.find(({ tag }) => /^(?:V[VAX]|XS[VA])$/.test(tag));
  if (!next || !verb || next.morphemes.some(({ tag }) => tag[0] === 'J')) return false;
  if (/^(?:하|되|지내)$/.test(verb.form) || !finalEnding(next.morphemes)) return true;
  return next.surface.endsWith('?');
}
