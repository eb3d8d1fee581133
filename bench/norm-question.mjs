// Reads a question of the norm: the sentences that are wrong, the ways to write them right, and the reason.

/** {wrong, right, reason}: what a user would hand to a correction, with the blank of a question taken out. */
export function readQuestion({ input, output }) {
  const verdict = /["”']\s*(?:이|가|와 같이 쓰거나.*?가)?\s*옳다\./u.exec(output.answer);
  const head = verdict ? output.answer.slice(0, verdict.index + 1) : output.answer;
  const right = head
    .split(/(?<=["”])\s*(?:또는|혹은|와 같이 쓰거나)\s*(?=["“])/u)
    .map(unquoted)
    .filter(Boolean);
  const reason = verdict ? output.answer.slice(verdict.index + verdict[0].length).trim() : output.answer;
  const lines = input.question
    .split('\n')
    .map((line) => /^\s*[―ㅡ—–]\s*(.*)$/u.exec(line)?.[1].trim())
    .filter(Boolean);
  if (lines.length > 1) return { wrong: lines.filter((line) => !right.includes(line)), right, reason };
  if (lines.length === 1) return { wrong: [blankOut(unquoted(lines[0], lines[0]))], right, reason };
  const sentence = unquoted(/"([\s\S]*)"/u.exec(input.question)?.[0] ?? input.question);
  const choice = /\{([^{}]*)\}/u.exec(sentence);
  if (!choice) return { wrong: [blankOut(sentence)], right, reason };
  const filled = choice[1].split('/').map((option) =>
    sentence
      .replace(choice[0], option.trim())
      .replace(/([가-힣])가\(이\)/u, '$1가')
      .trim(),
  );
  const bare = (text) => text.replace(/[\s.!?]+$/u, '');
  const wrong = filled.filter((text) => !right.some((answer) => bare(answer) === bare(text)));
  // An answer with a slip of its own (사계 for 사계절): the option that it resembles most is the right one.
  if (wrong.length === filled.length) wrong.splice(filled.indexOf(nearest(filled, right[0])), 1);
  return { wrong, right: filled.filter((text) => !wrong.includes(text)), reason };
}

/** True when `revised` writes the words in which `answer` differs from `origin` as `answer` does. */
export function formDecided(origin, answer, revised) {
  if (revised === answer) return true;
  let begin = 0;
  while (begin < origin.length && origin[begin] === answer[begin]) begin++;
  let tail = 0;
  while (
    tail < Math.min(origin.length, answer.length) - begin &&
    origin.at(-1 - tail) === answer.at(-1 - tail)
  )
    tail++;
  let end = answer.length - tail;
  while (begin > 0 && answer[begin - 1] !== ' ') begin--;
  while (end < answer.length && answer[end] !== ' ') end++;
  return ` ${revised} `.includes(` ${answer.slice(begin, end)} `) && revised !== origin;
}

function unquoted(text) {
  const inner = /^\s*["“](.*)["”]\s*$/su.exec(text)?.[1] ?? text;
  if ((inner.match(/["“”]/gu) ?? []).length % 2 === 0) return inner.trim();
  // Some answers drop one of the outer marks where the sentence itself begins with one.
  return text
    .trim()
    .replace(/(?<=[.?!])"$/u, '')
    .trim();
}

function blankOut(text) {
  return text.replace(/\(\s*\)/gu, '').trim();
}

function nearest(options, answer) {
  const pairs = (text) => new Set([...text].map((c, i) => c + (text[i + 1] ?? '')));
  const wanted = pairs(answer);
  const score = (text) => [...pairs(text)].filter((pair) => wanted.has(pair)).length / text.length;
  return options.reduce((best, text) => (score(text) > score(best) ? text : best));
}
