import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Rule } from '../../rule/rule.js';

/** Words that grew together: 쓸데없다, 지난주, 그분. */
export const rule: Rule = {
  // Public, and older than the name of the file.
  id: 'settled-words',
  title: '한 단어로 굳은 말',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment:
    '한 단어로 굳어 사전에 오른 말은 붙여 씁니다(예: 지난주, 그분, 새것, 동쪽, 버릇없다, 재미있다). 앞에 꾸미는 말이 와서 저마다의 뜻이 살아 있으면 띄어 씁니다.',
  examples: [
    { wrong: '지난 주에 친구를 만났다.', right: '지난주에 친구를 만났다.' },
    { wrong: '그 분이 먼저 오셨다.', right: '그분이 먼저 오셨다.' },
    { wrong: '쓸 데 없는 말을 했다.', right: '쓸데없는 말을 했다.' },
    { wrong: '참 재미 있는 책이다.', right: '참 재미있는 책이다.' },
    { wrong: '급식이 맛 없다고 투덜거린다.', right: '급식이 맛없다고 투덜거린다.' },
    { wrong: '이 참에 이사를 가자.', right: '이참에 이사를 가자.' },
    { wrong: '장난 삼아 한 말이다.', right: '장난삼아 한 말이다.' },
  ],
  silent: [
    '돈을 쓸 데가 없다.',
    '지난 주말에 만났다.',
    '아무 힘 없이 물러났다.',
    '그 분야의 전문가이다.',
    '아무 맛 없는 물만 마셨다.',
    '큰 재미 있는 일이 없다.',
    '지난 해방 공간을 돌아보았다.',
  ],
  find: all(
    byPattern(/(?<![가-힣])쓸 데 ?없(?=는|이|다|어|었|고|지)/, '쓸데없'),
    likely(byPattern(/(?<![가-힣])보잘 것 ?없(?=는|이|다|어|었|고|지)/, '보잘것없')),
    byPattern(/(?<![가-힣])하잘 것 ?없(?=는|이|다|어|었|고|지)/, '하잘것없'),
    likely(
      byPattern(
        /(?<![가-힣])(버릇|정신|힘|철|볼품|형편|염치|주책|꼼짝|턱) (?=없(?:이|는|다|었|어|고|게|던)(?![가-힣]*[가-힣]{3}))/,
        unlessModified,
      ),
    ),
    byPattern(/(?<![가-힣])(재미|맛|멋) (?=있(?:는|게|다|어|었|고|습))/, unlessModified),
    likely(
      byPattern(
        /(?<!(?:아무런?|별|별다른) )(?<![가-힣])(맛|멋) (?=없(?:는|게|다|어|었|고|습|네|으[면니]))/,
        unlessModified,
      ),
    ),
    // edited text: 지난 해 12 %, 지난 주 58, 그 분 58, 오래 전 29
    likely(
      byPattern(
        /(?<![가-힣])지난 (?=(?:주|달|해|밤|번)(?:에|의|은|는|까지|부터|보다|에도|에는|에야)?(?![가-힣]))/,
        '지난',
      ),
    ),
    likely(
      byPattern(/(?<![가-힣])그 (?=분(?:이|은|을|의|께|께서|도|과|들|들이|들은|에게)(?![가-힣]))/, '그'),
    ),
    byPattern(/(?<![가-힣])새 (?=것(?:이|을|은|으로|처럼|도|과)(?![가-힣]))/, unlessModified),
    byPattern(/(?<![가-힣])날 (?=것(?:을|으로|은) (?:먹|잘|못|좋|그냥))/, '날'),
    byPattern(/(?<![가-힣])([동서남북]) (?=쪽(?:에|에서|으로|을|은|의|이)(?![가-힣]))/, '$1'),
    byPattern(/(?<![가-힣])(장난|재미|자랑|심심풀이|참고) (?=삼아(?![가-힣]))/, '$1'),
    likely(byPattern(/(?<![가-힣])오래 (?=전(?:에|의|부터|이)(?![가-힣]))/, '오래')),
    byPattern(/(?<=^|[.?!,] |[-*>] |["“‘'(*])이 참에(?= )/, '이참에'),
    byPattern(/(?<![가-힣])때 (?=늦(?:은|게))/, '때'),
    byPattern(/(?<![가-힣])한 동안(?= [가-힣])/, '한동안'),
    byPattern(/(?<![가-힣])그런 ?데로(?= (?:살|지낼|괜찮|쓸|볼|할|재미|먹))/, '그런대로'),
    byPattern(/(?<=^|[.?!,] )(이|그) 다음(?=에 (?:또|다시|크면|커서|꼭))/, '$1다음'),
    byPattern(/(?<=(?<![가-힣])한) 때(?= (?:유명|잘나|유행|인기|[가-힣]+[을를] (?:날|주름|풍미)))/, '때'),
    byPattern(/(?<![가-힣])말 (?=할 (?:수|나위) (?:없|있|도))/, '말'),
    byPattern(
      /(?<![가-힣])(늦) (?=(?:가을|여름|겨울|봄|더위|잠|장가)(?:[이가은는을를에의도]|$|[^가-힣]))/,
      '$1',
    ),
    byPattern(
      /(?<![가-힣])과 (?=(?:소비|보호|적재|잉|체중)(?:[를을가이는은의로와]|하|$))(?<=^과 |[,.] 과 )/,
      '과',
    ),
  ),
};

/** 아무 힘 없이, 큰 재미: what modifies the noun keeps it a noun. */
function unlessModified(m: RegExpExecArray, { words }: LineView): string | undefined {
  const i = words.findIndex(({ begin }) => begin === m.index);
  const tag = words[i - 1]?.morphemes.at(-1)?.tag ?? '';
  return /^(?:ETM|MM|JKG|JKO|NN)/.test(tag) ? undefined : m[0].slice(0, -1);
}
