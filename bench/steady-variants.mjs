// Surroundings in which a mistake must be corrected as it is alone.

const TEN_RIGHT = [
  '아침부터 하늘이 맑았다.',
  '우리는 일찍 길을 나섰다.',
  '골목에는 아무도 없었다.',
  '빵집 앞에서 친구를 만났다.',
  '친구는 작은 가방을 메고 있었다.',
  '둘은 강가까지 천천히 걸었다.',
  '강물은 조용히 흘렀다.',
  '다리 위로 기차가 지나갔다.',
  '바람이 조금 차가웠다.',
  '점심때가 되어 집으로 돌아왔다.',
];

/** Each puts a text into its surroundings; `ended`: only for what ends with a mark, as nothing else may stand before more. */
const SURROUNDINGS = [
  { name: 'before', put: (text) => `${TEN_RIGHT[0]} ${text}` },
  { name: 'behind', ended: true, put: (text) => `${text} ${TEN_RIGHT[2]}` },
  { name: 'list', put: (text) => `- ${text}` },
  { name: 'number', put: (text) => `3. ${text}` },
  { name: 'brackets', ended: true, put: (text) => `(${text})` },
  { name: 'quotes', ended: true, put: (text) => `안내문에 “${text}”라고 적혀 있다.` },
  { name: 'bold', ended: true, put: (text) => `**${text}**` },
  { name: 'quoted line', put: (text) => `> ${text}` },
  { name: 'after ten', put: (text) => `${TEN_RIGHT.join(' ')} ${text}` },
];

/** Where a mark or the shape of the line itself is wrong, other surroundings are another case. */
const OF_THE_LINE = /[\n"“”'‘’()[\]{}<>《》「」『』#*>|-]/;

function variantsOf(text) {
  if (OF_THE_LINE.test(text)) return [];
  return SURROUNDINGS.filter(({ ended }) => !ended || /[.?!]$/.test(text));
}

/**
 * How many of the examples get the same answer in every surrounding as they get alone.
 * @param correctAll as in src/correction/correct.ts, over an engine
 * @param cases {id, text, options}
 */
export async function steadiness(correctAll, cases) {
  const groups = new Map();
  for (const one of cases) {
    const key = JSON.stringify(one.options ?? {});
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const unsteady = [];
  let asked = 0;
  for (const [key, group] of groups) {
    const options = JSON.parse(key);
    const alone = await correctAll(
      group.map(({ text }) => text),
      options,
    );
    const variants = group.flatMap(({ id, text }, i) =>
      variantsOf(text).map(({ name, put }) => ({ id, name, text: put(text), wanted: put(alone[i].revised) })),
    );
    const answers = await correctAll(
      variants.map(({ text }) => text),
      options,
    );
    asked += variants.length;
    variants.forEach((variant, i) => {
      if (answers[i].revised !== variant.wanted) unsteady.push({ ...variant, got: answers[i].revised });
    });
  }
  return { asked, unsteady, share: asked === 0 ? 1 : 1 - unsteady.length / asked };
}

/** The wrong sentences of the rules; rules about marks are about the shape of their line. */
export function exampleCases(rules) {
  return rules
    .filter(({ article }) => !article.startsWith('문장 부호'))
    .flatMap(({ id, examples, exampleOptions }) =>
      examples.map(({ wrong }) => ({ id, text: wrong, options: exampleOptions })),
    );
}
