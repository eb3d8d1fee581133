import { syllablesWith } from '../../../hangul/syllable.js';
import { type LineView, wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

const L = syllablesWith(['ㄹ']);
const N = syllablesWith(['ㄴ']);
const PAST = syllablesWith(['ㅆ', 'ㅄ']);
/** Below this the model does not believe in the space itself. */
const PARTED = 0.5;

/** Endings that look as if a bound noun stood in them. */
export const rule: Rule = {
  id: 'joined-endings',
  title: '어미의 띄어쓰기',
  category: 'SPACING',
  article: '한글 맞춤법 제2항',
  comment:
    '‘-ㄹ수록, -ㄹ뿐더러, -ㄹ지언정, -ㄹ망정, -자마자, -고말고, -는지, -ㄹ지, -ㄹ걸, -ㄴ바, -듯이’는 의존 명사가 든 말이 아니라 하나의 어미이므로 어간에 붙여 씁니다.',
  examples: [
    { wrong: '얼굴이 다르 듯이 생각도 다르다.', right: '얼굴이 다르듯이 생각도 다르다.' },
    { wrong: '들을 수록 좋은 노래다.', right: '들을수록 좋은 노래다.' },
    { wrong: '집에 오자 마자 누웠다.', right: '집에 오자마자 누웠다.' },
    { wrong: '꽃이 얼마나 예쁜 지 모른다.', right: '꽃이 얼마나 예쁜지 모른다.' },
    { wrong: '갈 지 말 지 모르겠다.', right: '갈지 말지 모르겠다.' },
    { wrong: '그는 왜 웃지 못하는 지.', right: '그는 왜 웃지 못하는지.' },
    { wrong: '굶을 망정 훔치지는 않는다.', right: '굶을망정 훔치지는 않는다.' },
    { wrong: '미리 말할 걸 그랬다.', right: '미리 말할걸 그랬다.' },
    { wrong: '서류를 확인한 바 잘못이 없었다.', right: '서류를 확인한바 잘못이 없었다.' },
    { wrong: '그 편지를 읽고 서야 마음이 풀렸다.', right: '그 편지를 읽고서야 마음이 풀렸다.' },
    { wrong: '잘 웃다 가도 금방 운다.', right: '잘 웃다가도 금방 운다.' },
    { wrong: '밥은 먹었는 지 걱정이다.', right: '밥은 먹었는지 걱정이다.' },
    { wrong: '날도 추운 데 바람까지 분다.', right: '날도 추운데 바람까지 분다.' },
    { wrong: '그야 당연히 좋고 말고.', right: '그야 당연히 좋고말고.' },
  ],
  silent: [
    '그는 아는 듯이 웃었다.',
    '줄을 맞추고 서야 한다.',
    '조금 더 놀다 가도 돼.',
    '책에 실을 수록 작품을 골랐다.',
    '떠난 지 오래되었다.',
    '추운 데 오래 서 있지 마라.',
    '좁은 데까지 꼼꼼히 닦았다.',
    '그가 있는 지하실로 내려갔다.',
    '웃을 뿐만 아니라 울기도 했다.',
    '먹을 걸 사 왔다.',
    '여러 번 검토한 바 있다.',
    '가고 말고는 네가 정해라.',
    '본 지 알 수 없을 만큼 오래되었다.',
  ],
  find: all(
    byPattern(new RegExp(`(?<=${L}) 수록(?=(?:[,.?!]| (?!작|곡|시|된|되|하|한|할|내용)))`), '수록'),
    byPattern(new RegExp(`(?<=${L}) (?=(?:뿐더러|망정|지언정|지라도|진대|진저)(?![가-힣]))`), ''),
    // 검토한 바 문제가 있었다: what was found; 한 바 있다, 아는 바 없다 speak of a thing
    likely(
      byPattern(
        /(?<=(?:검토|조사|확인|분석|문의|살펴본|알아본|조회|점검|심사|실험|관찰|연구|비교|측정)(?:한|해 본|하여 본)?|살펴본|알아본) 바(?=,? (?!있|없|대로|그대로|처럼|아니|와 |를 |가 |에 )[가-힣])/,
        '바',
      ),
    ),
    byPattern(/(?<=[가-힣]자) 마자(?![가-힣])/, '마자'),
    // 듣고 서야 알았다: only then; 손을 들고 서야 한다 stands
    byPattern(/(?<=[가-힣]고) 서야(?= (?![하한할해했합되된될돼됐됩]))/, (m, line) =>
      wordAt(line, m.index - 1)?.morphemes.at(-1)?.tag === 'EC' ? '서야' : undefined,
    ),
    // 자다 가도 일어난다: in the middle of it; 놀다 가도 된다 leaves
    byPattern(
      /(?<=[가-힣]다) 가도(?= (?!되|된|될|돼|됐|됩|좋|괜찮|상관|무방|늦|안 |못 )[가-힣])/,
      (m, line) =>
        line.spaceBefore(m.index + 1) < PARTED && wordAt(line, m.index - 1)?.morphemes.at(-1)?.tag === 'EC'
          ? '가도'
          : undefined,
    ),
    // 다르 듯이: on a bare stem the ending
    byPattern(/(?<=[가-힣]) (?=듯이?(?![가-힣]))/, (m, line) =>
      /^V[VA]$/.test(wordAt(line, m.index - 1)?.morphemes.at(-1)?.tag ?? '') ? '' : undefined,
    ),
    byPattern(/(?<=[가-힣]고) 말고(?=요?[.!?]*$|요?[.!?][ "”’')*])/, '말고'),
    byPattern(new RegExp(`(?<=${L}) 걸(?= 그랬)`), '걸'),
    byPattern(
      /(?<=(?:있|없|좋|많|싫|나쁘|어렵|힘들|바쁘)(?:을|ㄹ)?|좋을|많을|힘들|어려울|바쁠|나쁠) 걸(?=요?[.?!~]*$)/,
      '걸',
    ),
    // 갈 지 말 지
    byPattern(new RegExp(`(?<=${L}) 지(?= 말 ?지)`), '지'),
    // 왜 못하는 지.: at the end nothing is left to tell how long ago
    byPattern(/(?<=[가-힣]는) 지(?=[?.!…]+(?:[\s"”’')*]|$)|$)/, (m, line) =>
      wordAt(line, m.index - 1)?.morphemes.at(-1)?.tag === 'ETM' ? '지' : undefined,
    ),
    // 잤는 지 걱정이다: the bound noun 지 never follows 는, and what follows 았 and 었 is no place or person
    byPattern(new RegExp(`(?<=${PAST}는) 지(?=[도는를가만]?(?![가-힣])|까지)`), '지'),
    state,
    // 는지, ㄴ지: the bound noun 지 tells how long ago
    byPattern(
      new RegExp(
        `(?<=${N}) 지(?=(?:도|는|를|가)? (?:모르|모른|모를|몰랐|몰라|알 수|알아|알고|알려|아는|안다(?![가-힣])|아십|아니\\?|궁금|의문|묻|물어|물었|확인|살펴|헤아|짐작|의심|고민))`,
      ),
      (m, line) => {
        const left = wordAt(line, m.index - 1);
        return left?.morphemes.some(({ tag }) => /^(?:V|XS[VA])/.test(tag)) &&
          /^E/.test(left.morphemes.at(-1)!.tag) &&
          !/(?:떠난|된|본|온|간|한|만난|시작한) ?지$/.test(line.text.slice(0, m.index + 2))
          ? '지'
          : undefined;
      },
    ),
  ),
};

/** 날씨가 더운 데 에어컨까지 고장 났다: on top of how things are, not where; in a place one is or goes (추운 데 오래 서 있다). */
function state({ text, words }: LineView): Finding[] {
  return words.flatMap((right, i): Finding[] => {
    const left = words[i - 1];
    const next = words[i + 1]?.morphemes.findLast(({ tag }) => tag[0] !== 'S');
    if (!left || right.surface !== '데' || text.slice(left.end, right.begin) !== ' ') return [];
    // 좋은 데 친구까지 데려갔다: only of what has been named something can be said
    if (!/^J(?:KS|X)$/.test(words[i - 2]?.morphemes.at(-1)?.tag ?? '')) return [];
    const isState = /^(?:VA|XSA)$/.test(left.morphemes.at(-2)?.tag ?? '');
    if (!isState || left.morphemes.at(-1)!.tag !== 'ETM') return [];
    if (next?.tag !== 'JX' || !/^(?:까지|마저|조차)$/.test(next.form)) return [];
    return [{ begin: left.end, end: right.begin, replacement: '', certainty: 'likely' }];
  });
}
