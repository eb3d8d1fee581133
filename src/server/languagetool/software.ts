import { readFileSync, statSync } from 'node:fs';
import type { RuleCatalogue } from '../../correction/answer/rule-catalogue.js';
import { toolCategory } from './categories.js';
import { KOREAN } from './detect-language.js';

const manifest = new URL('../../../package.json', import.meta.url);
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** What we say about ourselves, with every member that clients of LanguageTool read. */
export const SOFTWARE = {
  name: '말결 Malgyeol',
  version,
  buildDate: writtenDate(statSync(manifest).mtime),
  apiVersion: 1,
  premium: false,
  premiumHint: '',
  status: '',
};

/** As LanguageTool writes it: 2026-01-31 08:30:00 +0000. */
function writtenDate(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} +0000`;
}

export function softwareInfo() {
  const { name, version, buildDate, premium } = SOFTWARE;
  return { software: { name, version, buildDate, commit: '', premium } };
}

export const LANGUAGES = [{ name: KOREAN.name, code: 'ko', longCode: KOREAN.code }];

/** All rules, for clients that let their users switch them on and off. */
export function configInfo(catalogue: RuleCatalogue, maxTextLength: number) {
  const { name, version, buildDate, premium } = SOFTWARE;
  return {
    software: { name, version, buildDate, premium },
    parameter: { maxTextLength },
    rules: [...catalogue.values()].map(({ id, title, category, ruleArticle, onlyWhenAsked }) => {
      const { id: categoryId, name: categoryName, issueType } = toolCategory(category, ruleArticle);
      return {
        ruleId: id,
        description: title,
        ...(onlyWhenAsked ? { isDefaultOff: 'yes' } : {}),
        categoryId,
        categoryName,
        locQualityIssueType: issueType,
      };
    }),
  };
}
