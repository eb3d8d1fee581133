import { type LineView, morphemesIn } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { table } from '../../rule/by-table.js';
import { all } from '../../rule/combine.js';
import { likely } from '../../rule/likely.js';
import type { Finding, Rule } from '../../rule/rule.js';

/** Adverbs whose noun or adjective would mislead the dictionary test below. */
const LISTED = table(
  `깨끗히→깨끗이,솔직이→솔직히,꼼꼼이→꼼꼼히,급격이→급격히,조용이→조용히,틈틈히→틈틈이,일일히→일일이,곰곰히→곰곰이,번번히→번번이,겹겹히→겹겹이,더욱히→더욱이,일찍히→일찍이,느긋히→느긋이,따뜻히→따뜻이,버젓히→버젓이,산뜻히→산뜻이,의젓히→의젓이,가까히→가까이,고히→고이,헛되히→헛되이,집집히→집집이,샅샅히→샅샅이,낱낱히→낱낱이,빽빽히→빽빽이,촉촉히→촉촉이,깊숙히→깊숙이,수북히→수북이,소복히→소복이,두둑히→두둑이,뚜렷히→뚜렷이,지긋히→지긋이,나지막히→나지막이,큼지막히→큼지막이,묵직히→묵직이,고즈넉히→고즈넉이,끔찍히→끔찍이,엄격이→엄격히,정확이→정확히,꾸준이→꾸준히,완전이→완전히,천천이→천천히,당당이→당당히,상당이→상당히,충분이→충분히,도저이→도저히,자세이→자세히,확실이→확실히,나란이→나란히,부지런이→부지런히,쓸쓸이→쓸쓸히,소중이→소중히,간편이→간편히,분명이→분명히,간단이→간단히,곳곳히→곳곳이,누누히→누누이,다달히→다달이,번거로히→번거로이,새로히→새로이,외로히→외로이,너그러히→너그러이,즐거히→즐거이,공교로히→공교로이,가벼히→가벼이,가만이→가만히,고요이→고요히,나즈막히→나지막이,나즈막이→나지막이,각별이→각별히,소홀이→소홀히,과감이→과감히,공평이→공평히,무단이→무단히,간소이→간소히,정결이→정결히,나른이→나른히,섭섭이→섭섭히,답답이→답답히,급급이→급급히,빈번이→빈번히,무던이→무던히,말끔이→말끔히,번번히→번번이,짬짬히→짬짬이,멀찍히→멀찍이,가뜩히→가뜩이,굳히→굳이,집집히→집집이,같히→같이,느직히→느직이,알알히→알알이,길길히→길길이`,
);

/** Adverbs by -이 and -히; where the list ends the dictionary decides. */
export const rule: Rule = {
  id: 'i-hi',
  title: '부사 끝음절 -이/-히',
  category: 'WORD',
  article: '한글 맞춤법 제51항',
  comment:
    '부사의 끝음절이 [이]로만 나면 ‘-이’로, [히]로만 나거나 [이]나 [히]로 나면 ‘-히’로 적습니다. ‘-하다’가 붙는 어근이라도 끝소리가 ‘ㅅ’이면 ‘-이’로 적고, 부사나 겹친 명사에 붙은 것도 ‘-이’로 적습니다(예: 깨끗이, 곰곰이, 틈틈이).',
  examples: [
    { wrong: '손을 깨끗히 씻어라.', right: '손을 깨끗이 씻어라.' },
    { wrong: '틀린 곳이 있는지 꼼꼼이 살폈다.', right: '틀린 곳이 있는지 꼼꼼히 살폈다.' },
    { wrong: '틈틈히 책을 읽는다.', right: '틈틈이 책을 읽는다.' },
    { wrong: '혈압이 급격이 떨어졌다.', right: '혈압이 급격히 떨어졌다.' },
  ],
  silent: [
    '소들이 풀을 뜯는다.',
    '조용히 앉아 있었다.',
    '많이 먹었다.',
    '특히 맛있다.',
    '친절이 몸에 뱄다.',
    '집집이 불을 켰다.',
    '원심 및 제1심이 적법하게 조사한 증거이다.',
    '아스란이 문을 열고 들어왔다.',
  ],
  find: (line) => [...listed(line), ...adverbial(line), ...byDictionary(line)],
};

/** No nouns: 이 behind them is no particle, whatever the analysis takes them for. */
const ROOTS =
  /^(?:가만|꾸준|나란|말끔|소홀|각별|충분|빈번|무던|급급|답답|섭섭|당당|상당|엄격|정확|솔직|간소|도저|나른|간편|과감|천천|부지런|급격)이$/;

const listed = byPattern(
  new RegExp(`(?<![가-힣])(?:${Object.keys(LISTED).join('|')})(?![가-힣])`),
  (m, line) =>
    // 엄격이 지나치다: a noun and its particle
    !ROOTS.test(m[0]) &&
    morphemesIn(line, m.index, m.index + m[0].length).some(({ tag }) => tag === 'JKS' || tag === 'JKC')
      ? undefined
      : {
          begin: m.index,
          end: m.index + m[0].length,
          replacement: LISTED[m[0]]!,
        },
);

/** 열심, 영원, 공평 are nouns too: what follows tells how it was done. */
const adverbial = all(
  byPattern(/(?<![가-힣])열심이(?= (?:하|했|해|한|할|일|공부|노력|연습|뛰|살|배우|다니|읽))/, '열심히'),
  byPattern(/(?<![가-힣])영원이(?= (?:사랑|함께|기억|간직|잊|남을|살|행복))/, '영원히'),
  byPattern(/(?<![가-힣])공평이(?= (?:나누|나눠|나눴|대하|대해|다루))/, '공평히'),
  byPattern(/(?<![가-힣])적히(?= (?:놀|안심|당황|실망))/, '적이'),
  byPattern(/(?<![가-힣])무단이(?= (?:결석|나가|나갔|빠|들어))/, '무단히'),
  byPattern(/(?<![가-힣])정결이(?= (?:하|했|해|씻|닦))/, '정결히'),
  byPattern(
    /(?<![가-힣\d])(극|심)이(?= (?:드물|적(?:다|은|고|게|어|지)|일부|제한|걱정|유감|부끄|괴로))/,
    '$1히',
  ),
  byPattern(/(?<![가-힣])특이(?= (?:좋|중요|주의|강조|많|유명|이번))/, '특히'),
  byPattern(/(?<![가-힣])능이(?= [가-힣 ]*수 있)/, '능히'),
  byPattern(/(?<![가-힣])속이(?= (?:가라|오라|돌아오|처리해|시행))/, '속히'),
  byPattern(/(?<![가-힣])급이(?= (?:갔|가느라|달려|뛰|돌아|떠났|서둘))/, '급히'),
  // 간간이: now and then; 간간히: rather salty
  likely(
    byPattern(/(?<![가-힣])간간히(?= (?:비|눈|소식|들|보|나|웃|기침|바람|이어|찾|내|전|눈에))/, '간간이'),
  ),
  byPattern(/(?<![가-힣])고요이(?= (?:잠|앉|눈|흐))/, '고요히'),
);

function byDictionary(line: LineView): Finding[] {
  const { lexicon } = line;
  // 완저이, 아스란히: what nobody writes is hardly what was meant
  const is = (form: string) => lexicon.headwordFrequency(form, 'MAG') > 0;
  const out: Finding[] = [];
  for (const { begin, surface } of line.words) {
    const word = /[이히][^가-힣]*$/.test(surface) && /^[가-힣]+[이히](?=[^가-힣]*$)/.exec(surface)?.[0];
    if (!word || Object.hasOwn(LISTED, word)) continue;
    const stem = word.slice(0, -1);
    const last = word.at(-1);
    // 소들이: several of them
    const noun = lexicon.tagsOf(stem.replace(/들$/, '')).some(({ tag }) => tag[0] === 'N' || tag === 'MAG');
    const known = lexicon.tagsOf(word).length > 0;
    const right =
      last === '히' && !known && is(`${stem}이`)
        ? '이'
        : last === '이' && stem.length > 1 && !known && !noun && is(`${stem}히`)
          ? '히'
          : undefined;
    if (right) out.push({ begin: begin + word.length - 1, end: begin + word.length, replacement: right });
  }
  return out;
}
