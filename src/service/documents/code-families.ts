/** How comments and strings look in a family of programming languages, as parts of one pattern. */
export interface Family {
  comments: readonly string[];
  strings: readonly string[];
  /** What begins a comment of one line, and what ends it where the line does not. */
  lineComment: readonly [begin: string, end?: string];
}

const SLASHES = '//[^\\n]*';
const STARRED = '/\\*[\\s\\S]*?(?:\\*/|$)';
/** Behind anything but a space it is a part of something else: `$#`, `url#part`. */
const HASH = '(?<!\\S)#[^\\n]*';
const DASHES = '--[^\\n]*';
const DOUBLE = '"(?:\\\\.|[^"\\\\\\n])*"?';
const SINGLE = "'(?:\\\\.|[^'\\\\\\n])*'?";
const BACKTICKS = '`(?:\\\\[\\s\\S]|[^`\\\\])*`?';
const TRIPLE_DOUBLE = '"""[\\s\\S]*?(?:"""|$)';
const TRIPLE_SINGLE = "'''[\\s\\S]*?(?:'''|$)";
/** One letter in quotes: it may be a quotation mark, and a lone one begins no string. */
const LETTER = "'(?:\\\\.|[^'\\\\\\n])'";

const FAMILIES: ReadonlyArray<readonly [languages: string, family: Family]> = [
  [
    'javascript javascriptreact typescript typescriptreact dart groovy jsonc json5',
    {
      lineComment: ['//'],
      comments: [STARRED, SLASHES],
      strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE, BACKTICKS],
    },
  ],
  [
    'c cpp csharp objective-c objective-cpp java kotlin scala swift rust zig proto proto3 glsl solidity',
    { lineComment: ['//'], comments: [STARRED, SLASHES], strings: [LETTER, TRIPLE_DOUBLE, DOUBLE] },
  ],
  ['go', { lineComment: ['//'], comments: [STARRED, SLASHES], strings: [LETTER, DOUBLE, BACKTICKS] }],
  ['php hack', { lineComment: ['#'], comments: [STARRED, SLASHES, HASH], strings: [DOUBLE, SINGLE] }],
  ['css', { lineComment: ['/*', '*/'], comments: [STARRED], strings: [DOUBLE, SINGLE] }],
  ['scss sass less', { lineComment: ['//'], comments: [STARRED, SLASHES], strings: [DOUBLE, SINGLE] }],
  [
    'python starlark gdscript',
    { lineComment: ['#'], comments: [HASH], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] },
  ],
  [
    'ruby perl r shellscript sh bash zsh fish powershell elixir julia nim crystal dockerfile makefile cmake toml yaml properties ini',
    { lineComment: ['#'], comments: [HASH], strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] },
  ],
  ['terraform hcl', { lineComment: ['#'], comments: [STARRED, SLASHES, HASH], strings: [DOUBLE] }],
  ['sql plsql', { lineComment: ['--'], comments: [STARRED, DASHES], strings: [SINGLE, DOUBLE] }],
  [
    'lua',
    { lineComment: ['--'], comments: ['--\\[\\[[\\s\\S]*?(?:\\]\\]|$)', DASHES], strings: [DOUBLE, SINGLE] },
  ],
  [
    'haskell elm purescript',
    { lineComment: ['--'], comments: ['\\{-[\\s\\S]*?(?:-\\}|$)', DASHES], strings: [DOUBLE] },
  ],
  [
    'clojure lisp commonlisp scheme emacs-lisp racket',
    { lineComment: [';'], comments: [';[^\\n]*'], strings: [DOUBLE] },
  ],
  ['erlang', { lineComment: ['%'], comments: ['%[^\\n]*'], strings: [DOUBLE] }],
];

const BY_LANGUAGE = new Map(
  FAMILIES.flatMap(([languages, family]) => languages.split(' ').map((language) => [language, family])),
);

/** Undefined for documents. */
export function languageFamily(language: string): Family | undefined {
  return BY_LANGUAGE.get(language);
}
