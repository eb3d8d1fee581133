import { statSync } from 'node:fs';
import type { Rule } from '../rule.js';
import { dataRule } from './data-rule.js';
import { readRuleFolder } from './data-rules.js';
import { HOUSE_RULES } from './house-folder.js';

/** All rules, those of a house style first: where two find the same place, the house has its way. */
export function withHouseRules(own: readonly Rule[], folder = process.env[HOUSE_RULES]): readonly Rule[] {
  if (!folder) return own;
  const house = houseRules(folder);
  const taken = house.find(({ id }) => own.some((rule) => rule.id === id));
  if (taken)
    throw new Error(`${folder}: 말결에 이미 있는 규칙의 이름입니다: ${taken.id}. 다른 이름을 지어 주세요.`);
  return [...house, ...own];
}

function houseRules(folder: string): Rule[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${folder}: 규칙을 담은 폴더를 찾을 수 없습니다.`);
  const specs = readRuleFolder(folder);
  if (specs.length === 0) throw new Error(`${folder}: 규칙이 없습니다. 규칙은 .rules 파일에 적습니다.`);
  return specs.map((spec) => dataRule(spec));
}
