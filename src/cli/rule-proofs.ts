import type { Rule } from '../correction/rule/rule.js';
import { helpIdsOf, ruleIdOf } from '../service/render/render-correction.js';
import type { CorrectErrorResponse } from '../wire/messages.js';

/** Corrects texts, with what the examples of a rule are corrected with; offsets are UTF-16. */
export type CorrectExamples = (
  texts: readonly string[],
  options: NonNullable<Rule['exampleOptions']>,
) => Promise<CorrectErrorResponse[]>;

/** What the sentences of a rule promise and the correction does not keep, each told in a line. */
export async function brokenPromises(
  { id, examples, silent, exampleOptions = {} }: Rule,
  correct: CorrectExamples,
): Promise<string[]> {
  const right = examples.map((example) => example.right);
  const answers = await correct([...examples.map(({ wrong }) => wrong), ...right, ...silent], exampleOptions);
  const broken: string[] = [];
  const speaks = (answer: CorrectErrorResponse) =>
    answer.revisedBlocks.flatMap(helpIdsOf).some((helpId) => ruleIdOf(helpId) === id);
  examples.forEach(({ wrong, right, asks }, i) => {
    const answer = answers[i]!;
    if (answer.revised !== right) broken.push(`틀림: ${wrong} → ${answer.revised} (바라는 글: ${right})`);
    else if (!speaks(answer))
      broken.push(`다른 규칙이 먼저 찾음: ${wrong} (${idsIn(answer).join(', ') || '없음'})`);
    else if (asks !== undefined && !suggestions(answer).includes(asks))
      broken.push(`묻지 않음: ${wrong} → ${suggestions(answer).join(' / ')} (바라는 제안: ${asks})`);
  });
  const kept = [...right, ...silent];
  answers.slice(examples.length).forEach((answer, i) => {
    const sentence = kept[i]!;
    if (answer.revised !== sentence) broken.push(`그대로 두지 않음: ${sentence} → ${answer.revised}`);
    else if (i >= right.length && speaks(answer))
      broken.push(`물음: ${sentence} → ${suggestions(answer).join(' / ')}`);
  });
  return broken;
}

function idsIn({ revisedBlocks }: CorrectErrorResponse): string[] {
  return [...new Set(revisedBlocks.flatMap(helpIdsOf).map(ruleIdOf))];
}

/** What the text would be with the first suggestion of one block taken up. */
function suggestions({ origin, revisedBlocks }: CorrectErrorResponse): string[] {
  return revisedBlocks.map(({ origin: { beginOffset, length }, revisions }) => {
    const end = beginOffset + length;
    return origin.slice(0, beginOffset) + (revisions[0]?.revised ?? '') + origin.slice(end);
  });
}
