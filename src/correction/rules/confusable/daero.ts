import type { LineView, WordView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

const TOLD =
  '(?:아는|시키는|말하는|원하는|생각나는|느끼는|배운|말한|말씀하신|말씀드린|들은|도착하는|끝나는|마치는|나오는|준비되는|완료되는|확인되는|되는|느낀|약속한|예상한|계획한|정한|마음먹은|부탁한|지시한|하라는|시킨)';

/** What has a direction: whoever does so does it towards a place. */
const DIRECTED =
  /^(?:(?:[가-힣]*[아어라러와워려])?(?:가|오)|옮기|모이|모으|떠나|보내|이사하|데리|향하|다니|돌리|돌아보|뻗|던지|쏘|비추|이끌|끌|밀|숨|피하|빠지|흐르|기울|쏠리|튀|날|뛰|달리|걷|서|앉|눕|몰리|몰|올리|내리|오르|들|나서|찾|놓|두|넣|안내하|건너|넘|이동하|대피하|바라보|쳐다보|나가|나오)$/;
/** Where something is, and no way in which it is done. */
const DWELLING = /^(?:있|없|계시|살|앉|서|눕|머무르|머물|보이|모이|놓이|사|나오|들어오|비|열리)$/;
/** So many words behind it are looked at for what is done. */
const REACH = 4;

/** 시키는데로: as it is said, and no place to go to. */
export const rule: Rule = {
  id: 'daero',
  title: '-는 대로/-는 데로',
  category: 'CONFUSABLE_WORDS',
  article: '한글 맞춤법 제42항',
  comment:
    '그 모양과 같이, 그 즉시를 뜻하는 말은 의존 명사 ‘대로’이며 앞말과 띄어 씁니다. ‘데로’는 곳을 뜻하는 말에 조사 ‘로’가 붙은 것입니다.',
  examples: [
    { wrong: '선생님이 시키는데로 했다.', right: '선생님이 시키는 대로 했다.' },
    { wrong: '네가 느낀 데로 말해라.', right: '네가 느낀 대로 말해라.' },
    { wrong: '역에 도착하는데로 연락할게.', right: '역에 도착하는 대로 연락할게.' },
    { wrong: '하고 싶은데로 해라.', right: '하고 싶은 대로 해라.' },
    { wrong: '손에 닥치는데로 집어 먹었다.', right: '손에 닥치는 대로 집어 먹었다.' },
    { wrong: '사람은 뿌린데로 거둔다.', right: '사람은 뿌린 대로 거둔다.' },
    { wrong: '동생은 내가 하는데로 따라 했다.', right: '동생은 내가 하는 대로 따라 했다.' },
  ],
  silent: [
    '조용한 데로 가자.',
    '사람이 있는 데로 모였다.',
    '아는 대로 말해라.',
    '내가 아는 데로 옮기자.',
    '가고 싶은 데로 가라.',
    '앉고 싶은 데로 가서 앉아라.',
    '바람이 부는데로 고개를 돌렸다.',
    '친구들이 노는 데로 달려갔다.',
  ],
  find: all(
    asDone,
    byPattern(
      new RegExp(
        `(?<=(?<![가-힣])(?:[가-힣]{0,3})?${TOLD}) ?데로(?= (?!가|갔|간|오|왔|옮|모|모여|이사|데려|보내|떠)|[.,!?]|$)`,
      ),
      ' 대로',
    ),
    // 닥치는데로, 먹고 싶은데로: nobody goes there
    byPattern(/(?<=(?<![가-힣])(?:닥치는|내키는|되는|생기는|있는 그|시키는)) ?데로(?= |[.,!?]|$)/, ' 대로'),
    byPattern(
      /(?<=(?<!(?:가|오|앉|눕|살|놀|떠나|옮기|이사하)고 )(?<=[가-힣]고 )싶은) ?데로(?= (?!가|갔|간|오|왔|옮|떠)|[.,!?]|$)/,
      ' 대로',
    ),
    // 본데로 말해: as it was seen
    byPattern(
      /(?<=(?<![가-힣])(?:본|들은|읽은|배운)) ?데로(?= (?:말|얘기|이야기|적|전|설명|그려|그리|쓰|써))/,
      ' 대로',
    ),
  ),
};

/** 뿌린데로 거둔다: joined to a verb, and nothing behind it leads anywhere. A place is written apart, as 데 is a word. */
function asDone(line: LineView): Finding[] {
  return line.words.flatMap((word) => {
    const at = /[가-힣]데로$/.exec(word.surface);
    if (!at || leadsSomewhere(line, word) || !isDone(word)) return [];
    const begin = word.begin + at.index + 1;
    return [{ begin, end: word.end, replacement: ' 대로', certainty: 'likely' }];
  });
}

/** 하는데로: a verb, an adnominal ending, 데 and 로. */
function isDone({ morphemes }: WordView): boolean {
  const at = morphemes.findIndex(({ form, tag }) => form === '데' && tag === 'NNB');
  const [verb, ending] = morphemes.slice(Math.max(0, at - 2), at);
  if (at < 2 || ending!.tag !== 'ETM' || !/^(?:VV|XSV)$/.test(verb!.tag)) return false;
  return verb!.tag === 'XSV' || !DWELLING.test(verb!.form);
}

function leadsSomewhere({ words }: LineView, { index }: WordView): boolean {
  const next = words.slice(index + 1, index + 1 + REACH);
  if (next.length === 0) return true;
  return next.some(({ morphemes }) => {
    const verb = morphemes.find(({ tag }) => tag === 'VV' || tag === 'XSV');
    if (!verb || morphemes.findLast(({ tag }) => tag[0] !== 'S')?.tag === 'ETM') return false;
    const before = morphemes[morphemes.indexOf(verb) - 1];
    return DIRECTED.test(verb.tag === 'XSV' ? (before?.form ?? '') + verb.form : verb.form);
  });
}
