/** 아무, 누군가 and the like do not ask. */
const QUESTION_WORD =
  /(?:^|\s)(?:뭐|뭘|뭔|무엇|무슨|무어|어디|어딜|어딨|언제|누가|누구|누굴|왜|어째|어쩌|어떻|어떤|어느|어떡|어때|얼마|몇|며칠)(?!가\s|든|나\s|도\s)/;

/** Whether the clause holds a word that asks for an answer. */
export function asksSomething(clause: string): boolean {
  return QUESTION_WORD.test(clause);
}
