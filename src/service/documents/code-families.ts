/** How comments and strings look in a family of programming languages, as parts of one pattern. */
export interface Family {
  comments: readonly string[];
  strings: readonly string[];
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
    { comments: [STARRED, SLASHES], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE, BACKTICKS] },
  ],
  [
    'c cpp csharp objective-c objective-cpp java kotlin scala swift rust zig proto proto3 glsl solidity',
    { comments: [STARRED, SLASHES], strings: [LETTER, TRIPLE_DOUBLE, DOUBLE] },
  ],
  ['go', { comments: [STARRED, SLASHES], strings: [LETTER, DOUBLE, BACKTICKS] }],
  ['php hack', { comments: [STARRED, SLASHES, HASH], strings: [DOUBLE, SINGLE] }],
  ['css', { comments: [STARRED], strings: [DOUBLE, SINGLE] }],
  ['scss sass less', { comments: [STARRED, SLASHES], strings: [DOUBLE, SINGLE] }],
  ['python starlark gdscript', { comments: [HASH], strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }],
  [
    'ruby perl r shellscript sh bash zsh fish powershell elixir julia nim crystal dockerfile makefile cmake toml yaml properties ini',
    { comments: [HASH], strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE] },
  ],
  ['terraform hcl', { comments: [STARRED, SLASHES, HASH], strings: [DOUBLE] }],
  ['sql plsql', { comments: [STARRED, DASHES], strings: [SINGLE, DOUBLE] }],
  ['lua', { comments: ['--\\[\\[[\\s\\S]*?(?:\\]\\]|$)', DASHES], strings: [DOUBLE, SINGLE] }],
  ['haskell elm purescript', { comments: ['\\{-[\\s\\S]*?(?:-\\}|$)', DASHES], strings: [DOUBLE] }],
  ['clojure lisp commonlisp scheme emacs-lisp racket', { comments: [';[^\\n]*'], strings: [DOUBLE] }],
  ['erlang', { comments: ['%[^\\n]*'], strings: [DOUBLE] }],
];

const BY_LANGUAGE = new Map(
  FAMILIES.flatMap(([languages, family]) => languages.split(' ').map((language) => [language, family])),
);

/** Undefined for documents. */
export function languageFamily(language: string): Family | undefined {
  return BY_LANGUAGE.get(language);
}
