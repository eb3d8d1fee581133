import { invalidArgument } from '../../errors/service-error.js';
import { firstWhere } from '../../hangul/first-where.js';
import type { Parameters } from './parameters.js';

export interface Stretch {
  begin: number;
  end: number;
}

/** A text with markup between its words: what is checked, and where it stands in what was written. */
export interface AnnotatedText {
  /** What is checked: the text, and what markup is to be read as. */
  plain: string;
  /** Everything, as the caller has it. */
  written: string;
  /** A stretch of the plain text in what was written, with the markup inside; undefined where it is markup only. */
  placeOf(stretch: Stretch): Stretch | undefined;
  /** Whether replacing the stretch would lose markup. */
  holdsMarkup(stretch: Stretch): boolean;
}

interface Piece {
  markup: boolean;
  /** In the plain text. */
  begin: number;
  end: number;
  /** In what was written. */
  writtenBegin: number;
  writtenEnd: number;
}

/** The text of a request: `text`, or `data` with a text or a list of annotations. */
export function annotatedTextOf(parameters: Parameters): AnnotatedText {
  const text = parameters.get('text');
  const data = parameters.get('data');
  if (text !== undefined && data !== undefined) {
    throw invalidArgument('text와 data를 함께 보낼 수 없습니다. 하나만 보내 주세요.');
  }
  if (text !== undefined) return plainText(text);
  if (data === undefined) {
    throw invalidArgument(
      'text나 data가 없습니다. 검사할 글을 application/x-www-form-urlencoded의 text에 넣어 보내 주세요.',
    );
  }
  const { text: whole, annotation } = parsedData(data);
  if ((whole === undefined) === (annotation === undefined)) {
    throw invalidArgument('data에는 text와 annotation 가운데 꼭 하나가 있어야 합니다.');
  }
  if (annotation === undefined) return plainText(stringOf(whole, 'data.text'));
  if (!Array.isArray(annotation)) throw invalidArgument('data.annotation은 배열([])이어야 합니다.');
  return annotated(annotation.map(readPart));
}

function parsedData(data: string): { text?: unknown; annotation?: unknown } {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    throw invalidArgument('data가 올바른 JSON이 아닙니다. 따옴표와 괄호를 확인해 주세요.');
  }
  if (json === null || typeof json !== 'object' || Array.isArray(json)) {
    throw invalidArgument('data는 JSON 객체({})여야 합니다.');
  }
  return json;
}

interface Part {
  written: string;
  /** What it is read as. */
  plain: string;
  markup: boolean;
}

function readPart(part: unknown, i: number): Part {
  const where = `data.annotation[${i}]`;
  const { text, markup, interpretAs } = (part ?? {}) as Record<string, unknown>;
  if ((text === undefined) === (markup === undefined)) {
    throw invalidArgument(`${where}에는 text와 markup 가운데 꼭 하나가 있어야 합니다.`);
  }
  if (text !== undefined) {
    if (interpretAs !== undefined) {
      throw invalidArgument(`${where}: interpretAs는 markup에만 쓸 수 있습니다.`);
    }
    const written = stringOf(text, `${where}.text`);
    return { written, plain: written, markup: false };
  }
  return {
    written: stringOf(markup, `${where}.markup`),
    plain: interpretAs === undefined ? '' : stringOf(interpretAs, `${where}.interpretAs`),
    markup: true,
  };
}

function stringOf(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  throw invalidArgument(`${where}은(는) 문자열이어야 합니다.`);
}

function plainText(text: string): AnnotatedText {
  return { plain: text, written: text, placeOf: (stretch) => stretch, holdsMarkup: () => false };
}

function annotated(parts: readonly Part[]): AnnotatedText {
  const pieces: Piece[] = [];
  let begin = 0;
  let writtenBegin = 0;
  for (const { plain, written, markup } of parts) {
    const end = begin + plain.length;
    const writtenEnd = writtenBegin + written.length;
    pieces.push({ markup, begin, end, writtenBegin, writtenEnd });
    begin = end;
    writtenBegin = writtenEnd;
  }

  /** From the piece of the first letter to that of the last. */
  function touched({ begin, end }: Stretch): [first: number, last: number] {
    const first = firstWhere(pieces.length, (i) => pieces[i]!.end > begin);
    return [first, Math.max(first, firstWhere(pieces.length, (i) => pieces[i]!.begin >= end) - 1)];
  }

  return {
    plain: parts.map(({ plain }) => plain).join(''),
    written: parts.map(({ written }) => written).join(''),
    placeOf(stretch) {
      const [first, last] = touched(stretch);
      let holdsText = false;
      for (let i = first; i <= last && !holdsText; i++) holdsText = !pieces[i]!.markup;
      if (!holdsText) return undefined;
      const from = pieces[first]!;
      const to = pieces[last]!;
      return {
        begin: from.writtenBegin + (from.markup ? 0 : stretch.begin - from.begin),
        end: to.markup ? to.writtenEnd : to.writtenBegin + stretch.end - to.begin,
      };
    },
    holdsMarkup(stretch) {
      const [first, last] = touched(stretch);
      for (let i = first; i <= last; i++) if (pieces[i]!.markup) return true;
      return false;
    },
  };
}
