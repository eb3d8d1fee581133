import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Persons that are spoken to by what they are. */
const PERSON =
  /^(?:(?:우리 |내 )?(?:어머니|아버지|어머님|아버님|엄마|아빠|할머니|할아버지|선생님|여러분|언니|오빠|누나|형|형님|여보|사장님|교수님|친구야|그대여|당신|아가씨|아저씨|아주머니|얘들아|애들아|친구들|자기야))[.!?]*$/;

/** 보고 싶어요, 어머니: whoever is spoken to stands behind the sentence. */
export const rule: Rule = {
  id: 'inverted-words',
  title: '도치문의 쉼표',
  category: 'GRAMMER',
  article: '문장 부호 쉼표 규정 (7)·(11)',
  comment:
    '도치문에서 도치된 어구들 사이에는 쉼표를 씁니다. 부르는 말이 문장 뒤로 옮겨진 때도 같습니다(예: 어서 오너라, 영희야).',
  examples: [
    { wrong: '정말 그리워요 할머니.', right: '정말 그리워요, 할머니.' },
    { wrong: '어서 들어오너라 민수야.', right: '어서 들어오너라, 민수야.' },
    { wrong: '나는 떠난다 너를 두고.', right: '나는 떠난다, 너를 두고.' },
    { wrong: '우리 다시 만나자 친구야.', right: '우리 다시 만나자, 친구야.' },
  ],
  silent: [
    '우리를 낳으신 어머니.',
    '그렇게 말한 사람은 할머니.',
    '내가 좋아하는 언니.',
    '그건 사과야.',
    '잘 가라, 내 친구야.',
    '이분은 나의 선생님.',
  ],
  find: (line) => [...persons(line), ...behind(line)],
};

/** 나는 간다 너를 두고. */
const behind = byPattern(
  /(?<=^(?:나|나는|우리는|그는|그녀는|너는|우리)[^.,?!]{0,12}(?:[간온난]다|겠다|[았었했]다|하자|가자|리라))(?= [가-힣]+[을를] (?:두고|위해|위하여|향해|향하여|남기고|찾아|남긴 채)[.!]$)/,
  (m) => ({ begin: m.index, end: m.index, replacement: ',' }),
);

function persons({ text, words }: LineView): Finding[] {
  return words.flatMap((last, i): Finding[] => {
    const verb = words[i - 1];
    if (!verb || !/[.!?]$/.test(last.surface) || text.slice(verb.end, last.begin) !== ' ') return [];
    if (!/^[가-힣]+.$/.test(last.surface) || !isSaid(verb)) return [];
    return PERSON.test(last.surface) || isCalled(last)
      ? [{ begin: verb.end, end: verb.end, replacement: ',', certainty: 'likely' }]
      : [];
  });
}

/** A predicate that ends a sentence: 그리워요, 오너라, 만나자; not 학생이자, which goes on. */
function isSaid({ surface, morphemes }: WordView): boolean {
  const [stem, ending] = (morphemes.at(-1)?.form === '요' ? morphemes.slice(0, -1) : morphemes).slice(-2);
  if (!stem || !ending || !/^(?:V[VAX]|XS[VA]|EP)$/.test(stem.tag)) return false;
  return ending.tag === 'EF'
    ? /[요다라자구나네까니오]$/.test(surface)
    : /(?:너라|거라|어라|아라|하자|보자|가자|나자)$/.test(surface);
}

/** 민수야, 영숙아: read as a name that is called, or as one that somebody is. */
function isCalled({ surface, morphemes }: WordView): boolean {
  const [name, next] = morphemes;
  return (
    /^[가-힣]{2,4}[아야][.!?]$/.test(surface) &&
    /^NN[GP]$/.test(name?.tag ?? '') &&
    /^(?:JKV|VCP)$/.test(next?.tag ?? '')
  );
}
