// Questions of the norm: node bench/norm-questions.mjs FILE [--half 0|1] [--show] [--config strict,check,joined]
// FILE is a JSON list of {id, input: {question_type, question}, output: {answer}}. A question of correction (교정형)
// is right when the sentence comes back as its answer has it; a question of choice (선택형) when the sentence with
// any wrong option comes back as the answer and the answer stays. Only the words that differ between question and
// answer are compared, so that an answer with another mistake in it still counts.
// The article is right when a help behind the change cites one of the articles that the reason speaks of
// (norm-reasons.mjs); questions whose reason names none that we can tell are left out of that figure.
//   --half N  only the questions whose hashed id is N (0: worked on, 1: never looked at)
//   --show    prints what was not answered
//   --config  strict: level strict, check: enable_sentence_check, joined: as for K-NCT
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEngine } from '../dist/analysis/engine.js';
import { correctAll } from '../dist/correction/correct.js';
import { formDecided, readQuestion } from './norm-question.mjs';
import { articlesOf, subjectOf } from './norm-reasons.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string' },
    show: { type: 'boolean' },
    config: { type: 'string', default: '' },
  },
});
const config = new Set(values.config.split(','));
const options = {
  ...(config.has('strict') ? { level: 'strict' } : {}),
  ...(config.has('check') ? { enableSentenceCheck: true } : {}),
  ...(config.has('joined') ? { disableVxSpacing: true, disableCaretSpacing: true } : {}),
};
const half = (id) => createHash('md5').update(id).digest().at(-1) & 1;

const engine = await createEngine();
const totals = new Map();
const count = (key, field) => {
  const row = totals.get(key) ?? { asked: 0, form: 0, told: 0, article: 0 };
  row[field]++;
  totals.set(key, row);
};
for (const item of JSON.parse(readFileSync(positionals[0], 'utf8'))) {
  if (values.half !== undefined && half(item.id) !== Number(values.half)) continue;
  const { wrong, right, reason } = readQuestion(item);
  const answers = await correctAll([...wrong, ...right], options, engine);
  const mended = answers.slice(0, wrong.length);
  const form =
    wrong.length > 0 &&
    mended.every(({ origin, revised }) => right.some((answer) => formDecided(origin, answer, revised))) &&
    (item.input.question_type === '교정형' ||
      answers
        .slice(wrong.length)
        .some(({ origin, revised }) =>
          wrong.every((other) => origin === revised || formDecided(other, origin, revised)),
        ));
  const expected = articlesOf(reason);
  const cited = mended.flatMap(({ helps }) => Object.values(helps).map(({ ruleArticle }) => ruleArticle));
  const article = expected.some((name) => cited.some((text) => cites(text, name)));
  for (const key of ['all', item.input.question_type, subjectOf(expected)]) {
    count(key, 'asked');
    if (form) count(key, 'form');
    if (expected.length > 0) count(key, 'told');
    if (expected.length > 0 && article && form) count(key, 'article');
  }
  if (values.show && (!form || !article)) {
    console.log(
      `${item.id} ${form ? 'form' : '----'} ${article ? 'article' : '-------'} ${expected.join(', ')}`,
    );
    for (const { origin, revised, helps } of mended) {
      console.log(
        `   ${origin}\n → ${revised}  [${Object.values(helps)
          .map((help) => `${help.id}: ${help.ruleArticle}`)
          .join(' | ')}]`,
      );
    }
    console.log(`   ${right.join(' | ')}`);
    for (const { origin, revised } of answers.slice(wrong.length)) {
      if (origin !== revised) console.log(`   right changed: ${revised}`);
    }
  }
}
const share = (part, whole) =>
  `${part} of ${whole} (${whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)} %)`;
for (const [key, { asked, form, told, article }] of totals) {
  console.log(`${key.padEnd(12)} form ${share(form, asked)}, form and article ${share(article, told)}`);
}
await engine.close();

/** "한글 맞춤법 제2항, 제42항" cites both articles; a name without a number (문장 부호 쉼표) must stand as it is. */
function cites(text, name) {
  const [, book, article] = /^(.*?) ?(제\d+항)?$/u.exec(name);
  const own = text
    .split(/(?=한글 맞춤법|표준어|외래어 표기법|문장 부호)/u)
    .filter((part) => part.startsWith(book.slice(0, 3)));
  return own.some((part) => part.includes(article ?? book.split(' ').at(-1)));
}
