// Does a candidate say what the gold says? Sources that follow another convention are compared with the differences
// of convention taken out, so that several candidates may be right.
const OURS = new Set(['klue', 'amb', 'amb.new', 'teacher', 'klue.dev', 'amb.dev']);
const SIGNS = new Set(['SF', 'SP', 'SS', 'SE', 'SO', 'SW', 'SSO', 'SSC', 'SB', 'W_EMOJI']);
const HARMONY = { 아: '어', 여: '어', 았: '었', 였: '었' };
/** 가까운 is 가깝+ㄴ or 가깝+은, 게 is 것+이 or 거+이. */
const CODA_SHAPES = { 은: 'ㄴ', 을: 'ㄹ', 음: 'ㅁ' };
const SHAPES = { 것: '거', 그것: '그거', 이것: '이거', 저것: '저거', 무엇: '뭐' };
const ADJECTIVAL = new Set(['하', '스럽', '롭', '답', '되']);

export function isRight(path, gold, source) {
  if (gold[0] === '?') return holds(path, gold);
  if (gold[0] === '=') return isRight(path, gold.slice(1), source);
  const other = OURS.has(source) ? '' : source === 'kiwi' || source.startsWith('gsd') ? 'machine' : 'other';
  // The ambiguity set analyses the word without the marks around it.
  return key(source.startsWith('amb') ? withoutMarks(path) : path, other) === goldKey(gold, other);
}

/** It does not say which eojeol it is about: ?word or =analysis. */
export function isHint(gold) {
  return gold[0] === '?' || gold[0] === '=';
}

/** A machine takes one of 사 and 살 and never the other: which one says nothing. */
function withoutRieul(form) {
  const code = form.charCodeAt(form.length - 1);
  const hasRieul = code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 === 8;
  return hasRieul ? form.slice(0, -1) + String.fromCharCode(code - 8) : form;
}

/** Does the path hold the word of a hint, ?form/TAG|TAG? */
function holds(path, hint) {
  const k = hint.lastIndexOf('/');
  const form = hint.slice(1, k);
  const tags = hint.slice(k + 1).split('|');
  return path.some((m) => m.form === form && tags.includes(m.tag));
}

function withoutMarks(path) {
  let from = 0;
  let to = path.length;
  while (from < to && SIGNS.has(path[from].tag)) from++;
  while (to > from && SIGNS.has(path[to - 1].tag)) to--;
  return path.slice(from, to);
}

const keys = new Map();
function goldKey(gold, other) {
  const name = `${gold}${other}`;
  let found = keys.get(name);
  if (found === undefined) {
    found = key(
      gold.split(/\+(?=[^/]|\/[A-Za-z])/).map((m) => {
        const k = m.lastIndexOf('/');
        return { form: m.slice(0, k), tag: m.slice(k + 1) };
      }),
      other,
    );
    if (keys.size > 500_000) keys.clear();
    keys.set(name, found);
  }
  return found;
}

function key(path, other) {
  const out = [];
  for (let { form, tag } of path) {
    if (tag[0] === 'E') form = (HARMONY[form[0]] ?? form[0]) + form.slice(1);
    if (other) {
      form = SHAPES[form] ?? form;
      if (form === '있' && tag === 'VV') tag = 'VA';
      if (tag[0] === 'E') form = (CODA_SHAPES[form[0]] ?? form[0]) + form.slice(1);
      if (other === 'machine' && /^V[VAX]$/.test(tag)) form = withoutRieul(form);
      if (tag.startsWith('MM')) tag = 'MM';
      else if (SIGNS.has(tag)) tag = 'S';
      const last = out.at(-1);
      if (tag === 'XSA' && ADJECTIVAL.has(form) && last && /^(?:XR|NNG|MAG)$/.test(last.tag)) {
        last.form += form;
        last.tag = 'VA';
        continue;
      }
      if (form === '요' && tag === 'JX' && last && /^E[FC]$/.test(last.tag)) {
        last.form += form;
        last.tag = 'EF';
        continue;
      }
      if (/^E[FC]$/.test(tag) && form.endsWith('요')) tag = 'EF';
    }
    out.push({ form, tag });
  }
  return out.map(({ form, tag }) => `${form}/${tag}`).join('+');
}
