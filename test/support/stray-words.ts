import { lettersAt } from '../../src/hangul/letters.js';

/**
 * The words that a reason names though they are neither in the change, nor marked as examples (예: …), nor what a word
 * means or comes from, nor pieces of words that say which kind of mistake it is: letters, syllables, endings, affixes.
 */
export function strayWords(comment: string, change: string): string[] {
  const said = comment.replaceAll(
    /\(예외?: [^)]*\)|‘[^’]*’(?=(?:이?라는|의) 뜻|[이가] 줄어든|의 준말|에서 온)/g,
    '',
  );
  const letters = lettersOf(change);
  return [...said.matchAll(/‘([^’]*)’/g)]
    .flatMap(([, quoted]) => quoted!.split(/[,/·…]/))
    .map((word) => word.trim())
    .filter((word) => /[가-힣]/.test(word) && !isPiece(word) && !letters.includes(stemOf(word)));
}

/** ‘-았-’, ‘(으)로서’, ‘녀, 뇨’: named for their kind. */
function isPiece(word: string): boolean {
  return /^-|-$|[ㄱ-ㅣ]|^\(|^[가-힣](?:\[.\]|\(.\))?$/.test(word);
}

/** Up to the last letters, which change with the ending: 앉히다 is in 앉혔다. */
function stemOf(word: string): string {
  const letters = lettersOf(word.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));
  return word.endsWith('다') && word.length > 1 ? letters.slice(0, -3) : letters;
}

function lettersOf(text: string): string {
  return [...text]
    .map((syllable, i) => {
      const letters = lettersAt(text, i);
      return letters ? letters.onset + letters.nucleus + letters.coda : syllable;
    })
    .join('')
    .replaceAll(' ', '');
}
