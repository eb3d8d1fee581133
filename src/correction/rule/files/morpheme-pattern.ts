/** One morpheme of a pattern: any of these forms with any of these tags; what is left out may be anything. */
export interface MorphemeTest {
  /** A form that begins with * may have anything before it. */
  forms?: readonly string[];
  /** A tag that ends with * stands for all that begin so. */
  tags?: readonly string[];
  /** Must a word begin with it? */
  beginsWord?: true;
  endsWord?: true;
}

/** Morphemes one behind the other; `from` and `to` say which of them are replaced. */
export interface MorphemePattern {
  tests: readonly MorphemeTest[];
  from: number;
  to: number;
}

const TAG = /^(?:[A-Z]+\*?|\*)$/;

/** The pattern that is written so, or what is wrong with it. */
export function parseMorphemes(written: string): MorphemePattern | string {
  const tests: MorphemeTest[] = [];
  let from: number | undefined;
  let to: number | undefined;
  let atBoundary = false;
  for (const item of written.split(/\s+/)) {
    if (item === '_') {
      const last = tests.at(-1);
      if (last) last.endsWord = true;
      atBoundary = true;
      continue;
    }
    const [, opens, text, closes] = /^(<?)(.*?)(>?)$/.exec(item)!;
    const test = testOf(text!);
    if (typeof test === 'string') return test;
    if (atBoundary) test.beginsWord = true;
    atBoundary = false;
    if (opens) from ??= tests.length;
    tests.push(test);
    if (closes) to ??= tests.length;
  }
  if (tests.length === 0) return '형태소를 하나 이상 적어 주세요(예: 지/EC 못하/VX).';
  if ((from === undefined) !== (to === undefined) || (from ?? 0) >= (to ?? 1))
    return '< 와 >는 짝을 이루어 바뀔 형태소를 묶어야 합니다.';
  return { tests, from: from ?? 0, to: to ?? tests.length };
}

export function replacesOneMorpheme({ from, to }: MorphemePattern): boolean {
  return to - from === 1;
}

function testOf(text: string): MorphemeTest | string {
  const slash = text.lastIndexOf('/');
  const forms = slash < 0 ? text : text.slice(0, slash);
  const tags = slash < 0 ? '*' : text.slice(slash + 1);
  if (forms === '' || !tags.split('|').every((tag) => TAG.test(tag)))
    return `형태소는 ‘꼴/품사’로 적습니다(예: 먹/VV, *|안/MAG, 지/E*). 적힌 것: ${text}`;
  return {
    ...(forms === '*' ? {} : { forms: forms.split('|') }),
    ...(tags === '*' ? {} : { tags: tags.split('|') }),
  };
}
