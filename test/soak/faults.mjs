/** What may not be in an answer, whatever was asked. */

/** Codes of ours that say whose fault it was; 500 and 502 do not. */
const MAY_BE = new Set([503, 504]);

/** Answers to anything at all: an answer, none of them our fault, with a message that people can read. */
export function errorFault({ status, text, error, headers }, grpcWeb = false) {
  if (status === -1) return undefined;
  if (status === 0) return `no answer: ${error}`;
  if (status >= 500 && status !== 501 && !MAY_BE.has(status))
    return `status ${status}: ${text.slice(0, 200)}`;
  if (/\bat .+\.js:\d+/.test(text)) return `a stack trace: ${text.slice(0, 200)}`;
  const grpcStatus = headers['grpc-status'] ?? (grpcWeb ? /grpc-status: ?(\d+)/i.exec(text)?.[1] : undefined);
  if (grpcStatus === '13' || grpcStatus === '2') return `grpc-status ${grpcStatus}`;
  return undefined;
}

/** One sentence a text, its words in order and where they say they are. */
export function analysisFault(texts, answer, respaced) {
  if (answer.status === 503) return undefined;
  if (answer.status !== 200)
    return `status ${answer.status} ${answer.error ?? ''}: ${answer.text.slice(0, 200)}`;
  const { sentences } = JSON.parse(answer.text);
  if (sentences.length !== texts.length) return `${sentences.length} sentences of ${texts.length} texts`;
  for (const [i, { tokens = [] }] of sentences.entries()) {
    const characters = [...texts[i].toWellFormed()];
    let last = 0;
    for (const { text, morphemes = [] } of tokens) {
      const { content, beginOffset = 0, length } = text;
      if (beginOffset < last || beginOffset + length > characters.length) {
        return `a word at ${beginOffset} of ${JSON.stringify(texts[i])}`;
      }
      last = beginOffset;
      const written = characters.slice(beginOffset, beginOffset + length).join('');
      // Spacing may join what was apart; loose jamo are read composed.
      if (!respaced && plain(written) !== plain(content)) {
        return `${JSON.stringify(content)} where ${JSON.stringify(written)} is`;
      }
      if (morphemes.length === 0) return `no morphemes in ${JSON.stringify(content)}`;
    }
  }
  return undefined;
}

/** The text as it came; blocks in order and where they say they are; nothing changed outside of them. */
export function correctionFault(content, answer) {
  if (answer.status === 503) return undefined;
  if (answer.status !== 200)
    return `status ${answer.status} ${answer.error ?? ''}: ${answer.text.slice(0, 200)}`;
  const { origin, revised, revisedBlocks = [] } = JSON.parse(answer.text);
  const sent = content.toWellFormed();
  // JSON can carry half a surrogate pair there and back.
  if (origin !== sent && origin !== content) return 'the origin is not what was sent';
  if (typeof revised !== 'string') return 'nothing revised';
  const characters = [...sent];
  let last = 0;
  for (const { origin: place } of revisedBlocks) {
    const { content: quoted, beginOffset = 0, length = 0 } = place;
    if (beginOffset < last || beginOffset + length > characters.length) return `a block at ${beginOffset}`;
    last = beginOffset + length;
    const written = characters.slice(beginOffset, beginOffset + length).join('');
    if (plain(written) !== plain(quoted)) {
      return `a block of ${JSON.stringify(quoted)} where ${JSON.stringify(written)} is`;
    }
  }
  return undefined;
}

const plain = (text) => text.toWellFormed().normalize('NFC');
