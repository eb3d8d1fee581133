/**
 * An eojeol as a short sequence of units: its content morphemes one by one, all particles and endings as one tail. Twin of
 * training/dense/units.py. Differences of convention are folded, since the text that the model learnt from was labelled
 * by others.
 */
const VOWELS: Readonly<Record<string, string>> = { 아: '어', 여: '어', 았: '었', 였: '었' };
const VOWEL = /[아여았였]/g;
const AFTER_CODA: ReadonlyMap<string, string> = new Map([
  ['은', 'ㄴ'],
  ['을', 'ㄹ'],
  ['음', 'ㅁ'],
  ['습니다', 'ㅂ니다'],
  ['습니까', 'ㅂ니까'],
  ['는다', 'ㄴ다'],
]);
const SHAPES: ReadonlyMap<string, string> = new Map([
  ['것', '거'],
  ['그것', '그거'],
  ['이것', '이거'],
  ['저것', '저거'],
  ['무엇', '뭐'],
]);
const EXISTENCE: ReadonlySet<string> = new Set(['있', '없', '계시']);
const NAMED_MARKS: ReadonlySet<string> = new Set(['.', ',', '?', '!']);
export const MOST_UNITS = 7;
/** What stands for an eojeol of which nothing is known. */
export const UNKNOWN = '?';

export interface UnitMorpheme {
  form: string;
  tag: string;
}

export function unitsOf(path: readonly UnitMorpheme[]): string[] {
  const out: string[] = [];
  let tail = '';
  const flush = () => {
    if (tail !== '') out.push(tail.replaceAll('시어요', '세요').replaceAll('시어', '셔'));
    tail = '';
  };
  for (const morpheme of path) {
    const { tag } = morpheme;
    if (tag[0] === 'J' || tag[0] === 'E' || tag === 'VCP') {
      if (tail === '') tail = tag[0] === 'E' ? '~E' : '~J';
      tail += tailForm(morpheme);
    } else {
      flush();
      pushContent(morpheme, out);
    }
  }
  flush();
  if (out.length === 0) out.push(UNKNOWN);
  return out.length > MOST_UNITS ? out.slice(0, MOST_UNITS) : out;
}

function tailForm({ form, tag }: UnitMorpheme): string {
  if (tag === 'VCP') return '이';
  if (tag[0] === 'J') return form;
  return (tag === 'EP' ? form : (AFTER_CODA.get(form) ?? form)).replace(VOWEL, (vowel) => VOWELS[vowel]!);
}

function pushContent({ form, tag }: UnitMorpheme, out: string[]): void {
  if (tag[0] === 'S') {
    if (tag === 'SN') out.push('0/SN');
    else if (tag === 'SH') out.push('字/SH');
    else if (tag === 'SL') out.push(`${form.toLowerCase().replaceAll(' ', '_')}/SL`);
    else out.push(NAMED_MARKS.has(form) ? `.${form}` : '.S');
    return;
  }
  const kind = kindOf(form, tag);
  const shape = SHAPES.get(form) ?? form;
  if (shape.endsWith('하') && ((kind === 'VA' && shape.length > 1) || (kind === 'VV' && shape.length > 2)))
    out.push(`${shape.slice(0, -1)}/NNG`, kind === 'VA' ? '하/XSA' : '하/XSV');
  else out.push(`${shape}/${kind}`);
}

function kindOf(form: string, tag: string): string {
  if (EXISTENCE.has(form)) return 'VA';
  if (tag.startsWith('MM')) return 'MM';
  return tag === 'NNP' || tag === 'XR' ? 'NNG' : tag;
}

/** The same for readings between which the units make no difference. */
export function unitsKey(path: readonly UnitMorpheme[]): string {
  return unitsOf(path).join(' ');
}
