const parse = (text: string): ReadonlyArray<readonly [form: string, tag: string]> =>
  text.split('+').map((item) => {
    const [form, tag] = item.split('/');
    return [form!, tag ?? ''];
  });

/**
 * Morphemes that are written shorter together than the rules of conjugation say, and how; a tag may be left out or be
 * the first letters of several.
 */
const TABLE = `
것+이/J 게; 거+이/J 게; 이것+이/J 이게; 이거+이/J 이게; 그것+이/J 그게; 그거+이/J 그게; 저것+이/J 저게; 저거+이/J 저게; 요것+이/J 요게; 요거+이/J 요게; 고거+이/J 고게
것+으로/J 걸로; 거+으로/J 걸로; 이것+으로/J 이걸로; 그것+으로/J 그걸로; 저것+으로/J 저걸로
것+ㄴ/J 건; 이것+ㄴ/J 이건; 그것+ㄴ/J 그건; 저것+ㄴ/J 저건; 것+ㄹ/J 걸; 이것+ㄹ/J 이걸; 그것+ㄹ/J 그걸; 저것+ㄹ/J 저걸; 무엇+ㄹ/J 뭘; 무엇+ㄴ/J 뭔; 것+이/V 거
나+의/J 내; 너+의/J 네; 저+의/J 제; 나+에게/J 내게; 너+에게/J 네게; 저+에게/J 제게; 나+가/J 내가; 너+가/J 네가; 저+가/J 제가
누구+가/J 누가; 터+이/V 테; 무엇+을/J 뭘; 무엇+으로/J 뭘로; 뭐+으로/J 뭘로
지/E+않/V 잖; 하/X+지/E+않/V 찮; 하/V+지/E+않/V 찮
시/E+어요/E 세요; 으시/E+어요/E 으세요; 시/E+어/E 세; 으시/E+어/E 으세
이/V+에요/E 예요; 이/V+에용/E 예용; 이/V+에여/E 예여; 아니/V+에요/E 아녜요; 아니/V+야/E 아냐; 아니/V+아/E 아냐; 아니/V+어/E 아냐; 아니/V+냐/E 아냐
어떻/V+어/E 어때; 어떻/V+었/E 어땠; 어떠/V+어/E 어때; 이/V+어/E 야; 이/V+아/E 야
굽/V+어/E 궈; 굽/V+었/E 궜; 그렇/V+지/E 그치; 그렇/V+죠/E 그쵸; 그러/V+어/E 그래; 그러/V+었/E 그랬; 이러/V+어/E 이래; 저러/V+어/E 저래
`;

export interface ShortenedForm {
  parts: ReadonlyArray<readonly [form: string, tag: string]>;
  written: string;
}

export const SHORTENED: ReadonlyMap<string, readonly ShortenedForm[]> = byFirst(
  TABLE.split(/[;\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [parts, written] = line.split(' ');
      return { parts: parse(parts!), written: written! };
    }),
);

function byFirst(forms: readonly ShortenedForm[]): Map<string, ShortenedForm[]> {
  const out = new Map<string, ShortenedForm[]>();
  for (const form of forms) {
    const first = form.parts[0]![0];
    out.set(first, [...(out.get(first) ?? []), form]);
  }
  return out;
}
