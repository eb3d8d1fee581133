import { TAG_NAMES_ENGLISH } from '../../lexicon/tag-names.js';
import type { Tag } from '../../lexicon/tags.js';
import { POS_TAGS, type PosTag } from '../../mcp/pos-tags.js';
import { escaped } from '../../oauth/escape-html.js';
import { htmlPage, koreanIn, type PageLanguage, wordsIn } from './html.js';
import { searchField } from './search-script.js';

/** What a tag is given to, in words that show it; the marked part has the tag. */
const EXAMPLES: Record<Tag, string> = {
  NNG: '[하늘]이 맑다, [사랑]과 [시간]',
  NNP: '[서울]에 산다, [세종]대왕',
  NNB: '할 [수] 있다, 아는 [것], 세 [개]',
  NP: '[나]는, [우리]가, [그것]을',
  NR: '[하나], [둘], [첫째]',
  NF: '모르는 말이 명사로 보일 때',
  NA: '무엇인지 알 수 없을 때',
  NV: '모르는 말이 용언으로 보일 때',
  VV: '밥을 [먹]다, 길을 [걷]다',
  VA: '하늘이 [높]다, 날이 [춥]다',
  VX: '먹어 [보]다, 가지 [않]다, 하고 [싶]다',
  VCP: '봄[이]다, 학생[이]라서',
  VCN: '거짓이 [아니]다',
  MMA: '[새] 옷, [헌] 책, [온갖] 꽃',
  MMD: '[이] 사람, [그] 집, [어느] 날',
  MMN: '[한] 사람, [두] 마리, [모든] 일',
  MAG: '[매우] 빠르다, [잘] 한다, [안] 간다',
  MAJ: '[그러나] 비가 왔다, [그리고], [또는]',
  IC: '[아], 참 좋다, [여보세요], [네]',
  JKS: '꽃[이] 핀다, 아이[가], 할머니[께서]',
  JKC: '물이 얼음[이] 되다, 꿈[이] 아니다',
  JKG: '나[의] 집',
  JKO: '밥[을] 먹다, 노래[를]',
  JKB: '학교[에] 가다, 집[에서], 칼[로]',
  JKV: '하늘[아], 친구[야]',
  JKQ: '“간다”[라고] 말했다',
  JX: '나[는], 너[도], 밥[만], 처음[부터]',
  JC: '너[와] 나, 빵[이랑] 우유',
  EP: '먹[었]다, 가[시]다, 하[겠]다',
  EF: '간다(가+[ㄴ다]), 먹[습니다], 좋[네]!',
  EC: '비가 오[면], 먹[고], 가[서]',
  ETN: '먹[기] 좋다, 있[음]',
  ETM: '가[는] 사람, 먹[을] 것, 예쁜(예쁘+[ㄴ])',
  XPN: '[맨]손, [햇]과일, [신]기술',
  XSN: '학생[들], 선생[님], 과학[적]',
  XSV: '공부[하]다, 사용[되]다',
  XSA: '행복[하]다, 자랑[스럽]다',
  XR: '[깨끗]하다, [따뜻]하다',
  SF: '간다[.] 가니[?] 가자[!]',
  SP: '하나[,] 둘[,] 서울[·]부산',
  SS: '[“]말[”], [(]괄호[)]',
  SE: '글쎄[…]',
  SO: '3[~]5일, 한[-]미',
  SW: '[@], [#], [※]',
  SL: '[AI]를 배우다',
  SH: '[漢字]',
  SN: '[2026]년, [3.5]',
};

const ENGLISH_CLASSES: Record<string, string> = {
  체언: 'Nouns',
  용언: 'Predicates',
  관형사: 'Determiners',
  부사: 'Adverbs',
  감탄사: 'Interjections',
  조사: 'Particles',
  어미: 'Endings',
  접사·어근: 'Affixes and roots',
  기호: 'Signs',
};

/** What has no example says in words when it is given. */
const ENGLISH_USES: Partial<Record<Tag, string>> = {
  NF: 'an unknown word that looks like a noun',
  NA: 'what nobody can tell',
  NV: 'an unknown word that looks like a verb or adjective',
};

/** /tags: the 47 tags under their ids, with words that have them. */
export function tagsHtml(language: PageLanguage = 'ko'): string {
  const say = wordsIn(language);
  const classes = [...new Set(POS_TAGS.map((tag) => tag.class))];
  const className = (name: string) => escaped(say(name, ENGLISH_CLASSES[name] ?? name));
  const nav = `<ul>${classes.map((name, i) => `<li><a href="#class-${i}">${className(name)}</a></li>`).join('')}</ul>`;
  const tagSection = ({ code, name }: PosTag) => {
    const english = escaped(TAG_NAMES_ENGLISH[code]);
    const other = say(`<small lang="en">${english}</small>`, `<small lang="ko">${escaped(name)}</small>`);
    const use = language === 'en' ? ENGLISH_USES[code] : undefined;
    const example = use ? `<p>${use}</p>` : `<p${koreanIn(language)}>${escaped(EXAMPLES[code])}</p>`;
    return `<section id="${code}"><h3><a href="#${code}">${say(escaped(name), english)}</a> <code>${code}</code> ${other}</h3>${example}</section>`;
  };
  const body = [
    say(
      `<p>형태소에 붙는 태그 ${POS_TAGS.length}개입니다. 보기에서 대괄호 안이 그 태그입니다. <a href="/rules">교정 규칙</a> · <a href="/">처음 화면</a> · <a href="/tags?lang=en" lang="en">English</a></p>`,
      `<p>The ${POS_TAGS.length} tags of morphemes; in the examples the part in brackets has the tag. The search takes Korean names too. <a href="/rules?lang=en">Rules</a> · <a href="/">Home</a> · <a href="/tags" lang="ko">한국어</a></p>`,
    ),
    searchField(say('태그 찾기', 'Find a tag'), nav),
    ...classes.flatMap((name, i) => [
      `<h2 id="class-${i}">${className(name)}</h2>`,
      ...POS_TAGS.filter((tag) => tag.class === name).map(tagSection),
    ]),
  ].join('\n');
  return htmlPage(say('품사 태그', 'Tags'), body, language);
}
