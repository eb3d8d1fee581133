/**
 * What the server says, to whoever reads English: it speaks Korean. Each line is a sentence of its messages that the page can
 * meet; the words that it is about stay as they are.
 */
export const SENTENCES: ReadonlyArray<readonly [korean: RegExp, english: string]> = [
  // Keys and accounts.
  [/^접근 키가 올바르지 않습니다/, 'The access key is not valid. Please check it or ask for a new one.'],
  [/^폐기한 접근 키/, 'This access key was revoked. Please ask for a new one.'],
  [/^쓸 수 있는 때가 지난 접근 키/, 'This access key has expired. Please ask for a new one.'],
  [/^막힌 계정|^이 계정은 막혀/, 'This account is blocked. Please ask whoever runs the server.'],
  [/읽기 전용이라/, 'This key is read-only and cannot change dictionaries.'],
  [
    /^이 키의 하루 요청 한도\(([\d,]+)건\)/,
    'This key has used its $1 requests of today. Please try again tomorrow.',
  ],
  [
    /^이 키의 하루 어절 한도\(([\d,]+)개\)/,
    'This key has used its $1 words of today. Please try again tomorrow.',
  ],
  [
    /^이 계정의 하루 요청 한도\(([\d,]+)건\)/,
    'This account has used its $1 requests of today. Please try again tomorrow.',
  ],
  [
    /^이 계정의 하루 어절 한도\(([\d,]+)개\)/,
    'This account has used its $1 words of today. Please try again tomorrow.',
  ],
  [
    /^올바르지 않은 접근 키를 너무 자주.* (\d+)초 뒤에/,
    'Too many wrong access keys. Please try again in $1 seconds.',
  ],
  [/^너무 자주 시도했습니다\. (\d+)초/, 'Too many tries. Please try again in $1 seconds.'],
  [/^너무 자주 시도했습니다\. (\d+)분/, 'Too many tries. Please try again in $1 minutes.'],
  [
    /^이 링크는|^이 주소는 이미 쓰였거나/,
    'This link was used already or is too old. Please ask for a new one.',
  ],
  [/^전자우편 주소가 올바르지/, 'This is no e-mail address. Example: name@example.com'],
  [/^메일을 보내지 못했습니다/, 'The mail could not be sent. Please check the address and try again later.'],
  [/^키의 이름을 적어/, 'Please name the key.'],
  [/^키의 이름은 (\d+)자까지/, 'The name of a key has at most $1 characters.'],
  [/^키는 (\d+)개까지/, 'There can be $1 keys. Please revoke one that you do not use.'],
  [/^한도는 1 이상/, 'A limit is a whole number of at least 1.'],
  [/^그런 키가 없거나/, 'There is no such key any more. Please load the page again.'],
  [
    /^말결의 화면에서 보낸 요청만/,
    'Only requests of this page are taken. Please open it by the address that the server was started with.',
  ],
  // Dictionaries.
  [/^사전 이름은 (\d+)자까지/, 'The name of a dictionary has at most $1 characters.'],
  [
    /^사전 이름에는 글자/,
    'The name of a dictionary takes letters, digits, spaces and the usual signs only, no / \\ " < > * ? | or %.',
  ],
  [/^사전 이름으로 "(.*?)"/, 'No dictionary can be called “$1”. Please choose another name.'],
  [/^domain_name이 없습니다/, 'The dictionary needs a name.'],
  [/^사전은 ([\d,]+)개까지/, 'There can be $1 dictionaries. Please delete one that you do not use.'],
  [/에 빈 낱말이 있습니다/, 'There is an empty word. Please remove it.'],
  [/"(.*)"\S* 너무 깁니다\. 낱말은 (\d+)자까지/, '“$1” is too long: a word has at most $2 characters.'],
  [/"(.*)"에 제어 문자나/, '“$1” holds characters that nobody sees. Please remove them.'],
  [
    /"(.*)"의 \^ 자리가/,
    'In “$1” the ^ is not in its place: it stands inside of a word, one at a place, as in 자유^여행.',
  ],
  [
    /"(.*)"\S* 활용할 수 없습니다\. 동사/,
    '“$1” cannot be conjugated. Please enter a verb as a dictionary lists it, or its stem: 카톡하다, 카톡하.',
  ],
  [
    /"(.*)"\S* 활용할 수 없습니다\. 형용사/,
    '“$1” cannot be conjugated. Please enter an adjective as a dictionary lists it, or its stem: 혜자스럽다, 혜자스럽.',
  ],
  [
    /"(.*)"부터는 낱말이 너무 많습니다\. 사전 하나에 ([\d,]+)개까지/,
    'From “$1” on there are too many words: a dictionary holds $2. Please make another one.',
  ],
  // Load and size.
  [/한 번에 ([\d,]+)자까지 분석할 수 있는데/, 'The text is too long: $1 characters are taken at a time.'],
  [/한 번에 문장 ([\d,]+)개까지/, 'The text has too many sentences: $1 are taken at a time.'],
  [/^요청이 너무 큽니다\. 한 번에 (\d+)MB/, 'The text is too large: $1 MB are taken at a time.'],
  [
    /요청이 너무 많이 밀려|한꺼번에 보내는 요청이 너무 많/,
    'The server is busy. Please try again in a moment.',
  ],
  [/^정해진 시간 안에/, 'It was not done in time. Please try a shorter text.'],
  [/기능이 꺼져 있습니다/, 'This function is turned off on this server.'],
  [/^저장소의 디스크가 가득/, 'The server has no room left to store anything. Please tell whoever runs it.'],
  [/^저장소/, 'The server cannot store anything at the moment. Please tell whoever runs it.'],
];

/** Where no line says more. */
const OF_CODES: Readonly<Record<string, string>> = {
  invalid_argument: 'The server cannot take this. Please check what you entered.',
  not_found: 'The server does not have this any more. Please load the page again.',
  permission_denied: 'The server does not allow this with your key.',
  resource_exhausted: 'This is more than the server takes. Please try again later or with less.',
  deadline_exceeded: 'It was not done in time. Please try again.',
  unavailable: 'The server is busy. Please try again in a moment.',
  unimplemented: 'This server cannot do this.',
};

export function englishMessage(code: string, korean: string): string {
  for (const [pattern, english] of SENTENCES) {
    const found = pattern.exec(korean);
    if (found) return english.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  if (!/\p{Script=Hangul}/u.test(korean)) return korean;
  return OF_CODES[code] ?? 'Something went wrong in the server. Please try again, or tell whoever runs it.';
}
