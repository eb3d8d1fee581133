import { SEEN } from '../../korean/commonness.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** 겸, 내지, 대, 및, 등, 등등, 등속, 등지 between or behind what they join. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'listing-words',
  title: '이어 주거나 열거하는 말',
  category: 'SPACING',
  article: '한글 맞춤법 제45항',
  comment:
    '두 말을 이어 주거나 열거할 때 쓰는 말은 앞말과 띄어 쓰고(예: 겸, 내지, 대, 및, 등, 등등, 등속, 등지), 두 말을 이어 주는 말은 뒷말과도 띄어 씁니다.',
  examples: [
    { wrong: '그는 감독겸배우다.', right: '그는 감독 겸 배우다.' },
    { wrong: '청군대 백군의 시합이 열렸다.', right: '청군 대 백군의 시합이 열렸다.' },
    { wrong: '대구, 부산등지를 돌아다녔다.', right: '대구, 부산 등지를 돌아다녔다.' },
    { wrong: '점수는 3대2였다.', right: '점수는 3 대 2였다.' },
    { wrong: '회장및 임원이 모였다.', right: '회장 및 임원이 모였다.' },
  ],
  silent: [
    '볼일도 볼 겸 겸사겸사해서 들렀다.',
    '평등을 외쳤다.',
    '겸손과 겸양',
    '버스 3대를 빌렸다.',
    '이등병과 일등병',
    '백군대 앞에 모였다.',
    '물고기, 초등학생 등이 있다.',
  ],
  find: all(
    likely(
      byPattern(/(?<=[가-힣]{2})(?<!겸사)겸(?= ?[가-힣]{2})/, (m, line) => {
        const left = /[가-힣]+$/.exec(line.text.slice(0, m.index))![0];
        const right = /^ ?([가-힣]+)/.exec(line.text.slice(m.index + 1))![1]!;
        if (!isNoun(line, left) || line.lexicon.tagsOf(`${left}겸`).length > 0 || !beginsNoun(line, right))
          return undefined;
        // 양수겸장: a word
        if (line.lexicon.lookup(`${left}겸${right.slice(0, 1)}`, 'NNG') >= 0) return undefined;
        return {
          begin: m.index,
          end: m.index + 1,
          replacement: line.text[m.index + 1] === ' ' ? ' 겸' : ' 겸 ',
        };
      }),
    ),
    byPattern(/(?<=[가-힣]{2})및(?= ?[가-힣])(?![가-힣]*에관한)/, (m, line) =>
      line.text[m.index + 1] === ' ' ? ' 및' : ' 및 ',
    ),
    byPattern(/(?<=[가-힣]) 및(?=[가-힣]{2})/, ' 및 '),
    byPattern(
      /(?<=(?<![가-힣])(?:열|스물|서른|하나|둘|셋|넷|다섯|백|천|만|[일이삼사오육칠팔구]?십|\d+[가-힣]{0,2}))내지(?= )/,
      ' 내지',
    ),
    byPattern(
      /(?<=[가-힣]{2})대(?= [가-힣]{2,8}의 (?:[가-힣]+ )?(?:경기|시합|대결|결승|승부|싸움|대립|구도|축구|야구|농구|배구))/,
      (m, line) => (isNoun(line, /[가-힣]+$/.exec(line.text.slice(0, m.index))![0]) ? ' 대' : undefined),
    ),
    byPattern(/(?<![\d.,(])(\d{1,4})대( ?)(\d{1,4})(?=$|[^\d가-힣.,~]|[의로이였])/, (m, line) => ({
      begin: m.index,
      end: m.index + m[0].length,
      replacement: `${m[1]} 대 ${m[3]}`,
      // Newspapers write 3대 2, as they may units behind figures.
      certainty: isRatio(line, m) ? 'certain' : m[2] ? 'permitted' : 'likely',
    })),
    byPattern(
      /(?<=[가-힣], ?[가-힣]{1,8})(?:등등|등속|등지)(?=[가-힣]{0,2}(?:[^가-힣]|$))/,
      (m) => ` ${m[0]}`,
    ),
    // 사과, 배등이: a word that the dictionary has as a whole (평등, 갈등) is none of these
    likely(
      byPattern(/(?<=[가-힣], ?)([가-힣]{1,6})(?=등(?:이|을|은|의|에|과|도|으로|[ .,)]|$))/, (m, line) => {
        const at = m.index + m[0].length;
        const known = line.lexicon.tagsOf(`${m[0]}등`).length > 0 || line.lexicon.lookup(m[0], 'NNG') < 0;
        return known ? undefined : { begin: at, end: at, replacement: ' ' };
      }),
    ),
  ),
};

function isNoun({ lexicon }: LineView, form: string): boolean {
  return lexicon.frequencyOf(form, /^NN[GP]$/) > SEEN;
}

function beginsNoun(line: LineView, run: string): boolean {
  for (let n = Math.min(5, run.length); n >= 2; n--) if (isNoun(line, run.slice(0, n))) return true;
  return false;
}

/** 25대 1의 경쟁률: figures that are set against each other, and nothing else. */
function isRatio({ text }: LineView, { index, 0: whole }: RegExpExecArray): boolean {
  return (
    /^의 (?:경쟁|비율|확률|승부|스코어)/.test(text.slice(index + whole.length)) ||
    /(?:경쟁률|비율|점수|스코어)[은는이가] $/.test(text.slice(0, index))
  );
}
