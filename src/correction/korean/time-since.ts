import { type LineView, wordAt } from '../line/line-view.js';

/** 만난지, 시작한지: something that was done. 바쁜지, 그런지, 학생인지 only ask. */
export function isDone(line: LineView, at: number): boolean {
  const word = wordAt(line, at);
  const verb = word?.morphemes.findLast(({ tag, begin }) => begin < at && /^(?:V|XS[VA])/.test(tag));
  // 그 일이 있은 지: what is so takes 는, what happened takes 은
  if (verb?.form === '있') return line.text.slice(verb.begin, at) === '있은';
  return verb !== undefined && /^(?:VV|XSV|VX)$/.test(verb.tag);
}

/** 함께 산지 오 년: read as living, though 산지 is a noun. */
export function isBound(line: LineView, at: number): boolean {
  return wordAt(line, at)?.morphemes.some(({ begin, tag }) => begin === at && tag === 'NNB') ?? false;
}
