/** What stands in brackets behind a word that was written with care: its hanja or its original spelling. */
const GLOSS = String.raw`\(["“'‘]?[\p{Script=Han}\p{Script=Latin}\p{Script=Hiragana}\p{Script=Katakana}]`;
const GLOSSED = new RegExp(`[가-힣]{0,2}${GLOSS}`, 'uy');
const GLOSSED_WORD = new RegExp(`^([가-힣]+)(?=${GLOSS})`, 'u');

/** 애기(愛機), 애기를(愛機): does a gloss stand behind the word that ends here, or behind its particle? */
export function isGlossed(text: string, end: number): boolean {
  GLOSSED.lastIndex = end;
  return GLOSSED.test(text);
}

/** 학이편(學而篇): the letters that the text begins with up to their gloss; 0 where it has none. */
export function glossedLength(text: string): number {
  return GLOSSED_WORD.exec(text)?.[1]?.length ?? 0;
}
