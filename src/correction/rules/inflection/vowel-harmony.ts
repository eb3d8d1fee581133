import { CODAS, codaOf, isSyllable, NUCLEI, nucleusOf } from '../../../hangul/syllable.js';
import type { LineView } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { byStretches, table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import type { Finding, Rule } from '../../rule/rule.js';

const RIGHT: Record<string, string> = { 어: '아', 었: '았', 아: '어', 았: '었' };
/** Stems that change before a vowel, so that they never stand before 어 or 아; 안 is mostly 않 mistyped. */
const IRREGULAR =
  /(?:[돕곱굽눕깁줍]|[가-힣]{2}[ㅂ]|깨닫|듣|묻|싣|걷|긷|낫|잇|짓|긋|붓|젓|[랗맣얗갛렇멓옇겋])$|^(?:안|듯|곳)$/;
/** What follows a predicate with 어, and no noun in 어 (잡어, 은어). */
const AFTER =
  /^(?:$|[^가-힣]|[서도요야라]|보[고니면았]|봤|봐|주|줘|줬|지[고지면다]|졌|버[리렸]|놓|두|있|내|냈|낸|차렸|채)/;

export const rule: Rule = {
  id: 'vowel-harmony',
  title: '모음 조화',
  category: 'GRAMMER',
  article: '한글 맞춤법 제16항',
  comment: '어간의 끝 모음이 ‘ㅏ, ㅑ, ㅗ’이면 ‘-아, -았-’을, 그 밖의 모음이면 ‘-어, -었-’을 적습니다.',
  examples: [
    { wrong: '종이가 얇어서 찢어졌다.', right: '종이가 얇아서 찢어졌다.' },
    { wrong: '사람이 너무 많어요.', right: '사람이 너무 많아요.' },
    { wrong: '네 말이 맞었다.', right: '네 말이 맞았다.' },
    { wrong: '비가 올 것 같애요.', right: '비가 올 것 같아요.' },
    { wrong: '얼굴이 시퍼래졌다.', right: '얼굴이 시퍼레졌다.' },
  ],
  silent: [
    '옷이 얇아서 춥다.',
    '고기를 먹어 보았다.',
    '잡어를 낚았다.',
    '얼굴이 파래졌다.',
    '붙잡아 두었다.',
    '돈을 빼앗아 달아났다.',
  ],
  find: all(
    byStems,
    byPattern(/(?<![가-힣])나어(?=서|도|야|지|졌|요)/, '나아'),
    // 그런 것 같애: as it is said
    byPattern(/(?<![가-힣])같애(?=$|[^가-힣]|요|서)/, '같아'),
    // 손을 잡어 주었다: 잡어 is a catch of fish as well
    byPattern(/(?<=[을를] (?:꼭 )?)잡어(?= (?:주|줬|보|봤|둬|두|당))/, '잡아'),
    byStretches(
      table(
        '시퍼래→시퍼레,싯누래→싯누레,허얘→허예,뻘개졌→뻘게졌,벌갰→벌겠,뻘갰→뻘겠,누래→누레,퍼래지→퍼레지,퍼래졌→퍼레졌,하예졌→하얘졌,노레졌→노래졌,파레졌→파래졌,빨게졌→빨개졌,까메졌→까매졌,새퍼런→시퍼런,새퍼렇→시퍼렇,시파란→새파란,시파랗→새파랗',
      ),
    ),
  ),
};

/** 닫어라, 읽았다: the vowel of a stem that the dictionary has, and an ending of the other kind. */
function byStems({ words, lexicon }: LineView): Finding[] {
  const out: Finding[] = [];
  for (const { begin, surface } of words) {
    const match = /[어었아았]/.test(surface) && /[가-힣]+/.exec(surface);
    if (!match) continue;
    const word = match[0];
    for (let i = 1; i < word.length; i++) {
      const right = RIGHT[word[i]!];
      const last = word.charCodeAt(i - 1);
      if (!right || !isSyllable(last) || codaOf(last) === 0) continue;
      const bright = 'ㅏㅑㅗ'.includes(NUCLEI[nucleusOf(last)]!);
      if (bright === (word[i] === '아' || word[i] === '았')) continue;
      // 알았어: the tense has its vowel already
      if (bright && CODAS[codaOf(last)] === 'ㅆ') continue;
      const stem = word.slice(0, i);
      // 좋앗어요: so does one whose ㅆ is misspelt
      if (/.앗$/.test(stem) && !stem.endsWith('빼앗')) continue;
      if (IRREGULAR.test(stem) || (CODAS[codaOf(last)] === 'ㅂ' && !/[잡뽑좁꼽씹업입접집]$/.test(stem)))
        continue;
      if (lexicon.lookup(stem, 'VV') < 0 && lexicon.lookup(stem, 'VA') < 0) continue;
      const rest = word.slice(i + 1);
      if (codaOf(word.charCodeAt(i)) === 0) {
        if (!AFTER.test(rest) || (!bright && !/^[서도요야]/.test(rest))) continue;
        const noun = lexicon.tagsOf(stem + word[i]).some(({ tag }) => tag[0] === 'N');
        if (noun && !/^(?:서(?![가-힣])|요|라)/.test(rest)) continue;
      }
      out.push({ begin: begin + match.index + i, end: begin + match.index + i + 1, replacement: right });
      break;
    }
  }
  return out;
}
