import type { Schema } from './message-schemas.js';

const text = (description: string): Schema => ({ type: 'string', description });
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const list = (items: Schema): Schema => ({ type: 'array', items });
const STRING: Schema = { type: 'string' };
const INTEGER: Schema = { type: 'integer' };
const BOOLEAN: Schema = { type: 'boolean' };

const KEY = { apiKey: text('접근 키. api-key 헤더로 보내도 됩니다'), username: text('아무 값이나 됩니다') };
const CHECK = {
  text: text('검사할 글. text와 data 가운데 하나'),
  data: text('마크업이 섞인 글의 JSON: {"annotation":[{"text":…},{"markup":…,"interpretAs":…}]}'),
  language: text('ko, ko-KR, auto'),
  enabledRules: text('켤 규칙의 id, 쉼표로 나눔'),
  disabledRules: text('끌 규칙의 id'),
  enabledCategories: text('켤 분류'),
  disabledCategories: text('끌 분류'),
  enabledOnly: { type: 'string', enum: ['true', 'false'], description: '켠 것만 봅니다' },
  level: { type: 'string', enum: ['default', 'picky'], description: 'picky: 교정 수준 STRICT' },
  dicts: text('함께 쓸 사용자 사전의 이름, 쉼표로 나눔'),
  ...KEY,
};
const WORD = { word: text('낱말'), dict: text('사용자 사전의 이름'), ...KEY };

const SOFTWARE = object({
  name: STRING,
  version: STRING,
  buildDate: STRING,
  apiVersion: INTEGER,
  premium: BOOLEAN,
  premiumHint: STRING,
  status: STRING,
});
const LANGUAGE = { name: STRING, code: STRING };

export const LANGUAGETOOL_SCHEMAS: Record<string, Schema> = {
  'languagetool.Match': object({
    message: STRING,
    shortMessage: STRING,
    replacements: list(object({ value: STRING })),
    offset: { type: 'integer', description: 'UTF-16으로 센 자리' },
    length: INTEGER,
    context: object({ text: STRING, offset: INTEGER, length: INTEGER }),
    sentence: STRING,
    type: object({ typeName: { type: 'string', enum: ['UnknownWord', 'Hint', 'Other'] } }),
    rule: object({
      id: STRING,
      description: STRING,
      issueType: STRING,
      urls: list(object({ value: STRING })),
      category: object({ id: STRING, name: STRING }),
    }),
    ignoreForIncompleteSentence: BOOLEAN,
    contextForSureMatch: INTEGER,
  }),
  'languagetool.CheckResult': object({
    software: SOFTWARE,
    warnings: {
      type: 'object',
      properties: { incompleteResults: BOOLEAN, incompleteResultsReason: STRING },
      required: ['incompleteResults'],
    },
    language: object({
      ...LANGUAGE,
      detectedLanguage: object({ ...LANGUAGE, confidence: { type: 'number' } }),
    }),
    matches: list({ $ref: '#/components/schemas/languagetool.Match' }),
    sentenceRanges: list(list(INTEGER)),
    extendedSentenceRanges: list(
      object({
        from: INTEGER,
        to: INTEGER,
        detectedLanguages: list(object({ language: STRING, rate: { type: 'number' } })),
      }),
    ),
  }),
};

const ERRORS = {
  default: { description: '오류: 한 줄의 글', content: { 'text/plain': { schema: STRING } } },
};

function json(schema: Schema): Schema {
  return { '200': { description: '답', content: { 'application/json': { schema } } }, ...ERRORS };
}

function plain(description: string): Schema {
  return { '200': { description, content: { 'text/plain': { schema: STRING } } }, ...ERRORS };
}

function query(parameters: Record<string, Schema>): Schema[] {
  return Object.entries(parameters).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    ...(description === undefined ? {} : { description }),
    schema,
  }));
}

function form(properties: Record<string, Schema>, required: string[]): Schema {
  const schema = { type: 'object', properties, required };
  return { required: true, content: { 'application/x-www-form-urlencoded': { schema } } };
}

/** The key may stand in the form: no header is needed. */
const about = (operationId: string, summary: string) => ({
  operationId: `languagetool.${operationId}`,
  tags: ['LanguageTool'],
  summary,
  security: [{}, { apiKey: [] }, { bearer: [] }],
});

const CHECKED = json({ $ref: '#/components/schemas/languagetool.CheckResult' });
const PAGE = { offset: INTEGER, limit: { type: 'integer', maximum: 500 }, dicts: CHECK.dicts, ...KEY };

/** /v2: LanguageTool's protocol, which is no message of ours. */
export const LANGUAGETOOL_PATHS: Record<string, Schema> = {
  '/v2/check': {
    post: {
      ...about('check', '글을 검사합니다'),
      requestBody: form(CHECK, ['language']),
      responses: CHECKED,
    },
    get: { ...about('checkByGet', '짧은 글을 검사합니다'), parameters: query(CHECK), responses: CHECKED },
  },
  '/v2/words': {
    get: {
      ...about('words', '내 낱말을 봅니다'),
      parameters: query(PAGE),
      responses: json(object({ words: list(STRING) })),
    },
  },
  '/v2/words/add': {
    post: {
      ...about('addWord', '내 낱말을 더합니다'),
      requestBody: form(WORD, ['word']),
      responses: json(object({ added: BOOLEAN })),
    },
  },
  '/v2/words/delete': {
    post: {
      ...about('deleteWord', '내 낱말을 뺍니다'),
      requestBody: form(WORD, ['word']),
      responses: json(object({ deleted: BOOLEAN })),
    },
  },
  '/v2/languages': {
    get: {
      ...about('languages', '검사하는 언어'),
      responses: json(list(object({ name: STRING, code: STRING, longCode: STRING }))),
    },
  },
  '/v2/info': { get: { ...about('info', '판'), responses: json({ type: 'object' }) } },
  '/v2/configinfo': { get: { ...about('configInfo', '모든 규칙'), responses: json({ type: 'object' }) } },
  '/v2/maxtextlength': {
    get: { ...about('maxTextLength', '가장 긴 글의 글자 수'), responses: plain('글자 수') },
  },
  '/v2/healthcheck': { get: { ...about('healthcheck', '살아 있는지'), responses: plain('OK') } },
};
