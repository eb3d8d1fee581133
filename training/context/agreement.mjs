// Does a candidate say what the gold says? Sources that follow another convention are compared with the differences
// of convention taken out, so that several candidates may be right.
const OURS = new Set(['klue', 'amb', 'klue.dev', 'amb.dev']);
const SIGNS = new Set(['SF', 'SP', 'SS', 'SE', 'SO', 'SW', 'SSO', 'SSC', 'SB', 'W_EMOJI']);
const HARMONY = { 아: '어', 여: '어', 았: '었', 였: '었' };
const ADJECTIVAL = new Set(['하', '스럽', '롭', '답', '되']);

export function isRight(path, gold, source) {
  if (gold.startsWith('?')) return holds(path, gold);
  const other = !OURS.has(source);
  // The ambiguity set analyses the word without the marks around it.
  return key(source.startsWith('amb') ? withoutMarks(path) : path, other) === goldKey(gold, other);
}

/** Does the path hold the word of a hint, ?form/TAG|TAG? */
export function holds(path, hint) {
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
