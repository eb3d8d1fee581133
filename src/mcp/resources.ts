import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { rulesPage } from '../correction/answer/rules-page.js';
import { ServiceError } from '../errors/service-error.js';
import { CustomDictionaryService } from '../gen/svc/custom_dict_pb.js';
import { POS_TAGS, posTagsText } from './pos-tags.js';
import { allRuleIds, ruleHelp, ruleText } from './rule-help.js';
import { counted, type ToolHost } from './tool-host.js';

const TAGS_URI = 'malgyeol://pos-tags';
const RULES_URI = 'malgyeol://rules';
/** Names offered while somebody types one. */
const MOST_COMPLETIONS = 100;

export function registerResources(server: McpServer, host: ToolHost): void {
  server.registerResource(
    'pos-tags',
    TAGS_URI,
    {
      title: '품사 표지 47개',
      description: '코드, 한국어 이름, 갈래. The tag set of the analysis.',
      mimeType: 'application/json',
    },
    () => ({
      contents: [
        { uri: TAGS_URI, mimeType: 'application/json', text: JSON.stringify(POS_TAGS, undefined, 1) },
        { uri: TAGS_URI, mimeType: 'text/tab-separated-values', text: posTagsText() },
      ],
    }),
  );
  if (host.features.has('correction')) registerRules(server);
  if (host.features.has('dictionaries')) registerDictionaries(server, host);
}

function registerRules(server: McpServer): void {
  server.registerResource(
    'rules',
    RULES_URI,
    {
      title: '교정 규칙',
      description:
        '모든 규칙의 까닭, 조항, 예. Every rule of the correction with reason, article and examples.',
      mimeType: 'text/markdown',
    },
    () => ({ contents: [{ uri: RULES_URI, mimeType: 'text/markdown', text: rulesPage() }] }),
  );
  server.registerResource(
    'rule',
    new ResourceTemplate(`${RULES_URI}/{id}`, {
      list: undefined,
      complete: { id: (typed) => completions(allRuleIds(), typed) },
    }),
    {
      title: '교정 규칙 하나',
      description: '규칙 하나의 설명. One rule, by its help id.',
      mimeType: 'text/markdown',
    },
    (uri, { id }) => {
      const help = ruleHelp(String(id));
      if (help === undefined) throw new ResourceNotFoundError(uri.href);
      return { contents: [{ uri: uri.href, mimeType: 'text/markdown', text: ruleText(help) }] };
    },
  );
}

function registerDictionaries(server: McpServer, host: ToolHost): void {
  const { getCustomDictionary } = CustomDictionaryService.method;
  server.registerResource(
    'dictionary',
    new ResourceTemplate('malgyeol://dictionaries/{name}', {
      list: () => ({
        resources: host.dictionaryNames().map((name) => ({
          uri: `malgyeol://dictionaries/${encodeURIComponent(name)}`,
          name: `dictionary ${name}`,
          title: `사용자 사전 ${name}`,
          mimeType: 'application/json',
        })),
      }),
      complete: { name: (typed) => completions(host.dictionaryNames(), typed) },
    }),
    {
      title: '사용자 사전',
      description:
        '사전의 모든 낱말. All words of a custom dictionary, in the form of UpdateCustomDictionary.',
      mimeType: 'application/json',
    },
    async (uri, { name }, context) => {
      const domainName = decoded(String(name));
      try {
        const answer = await counted(host, context, getCustomDictionary, (run) => run({ domainName }));
        const text = JSON.stringify({ domain_name: answer.domain, dict: answer.dict });
        return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
      } catch (error) {
        if (error instanceof ServiceError && error.code === 'not_found') {
          throw new ResourceNotFoundError(uri.href, error.message);
        }
        throw error;
      }
    },
  );
}

function completions(names: readonly string[], typed: string): string[] {
  return names.filter((name) => name.startsWith(typed)).slice(0, MOST_COMPLETIONS);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
