import type { Rule } from '../rule/rule.js';
import { rule as daero } from '../rules/confusable/daero.js';
import { rule as deulleuda } from '../rules/confusable/deulleuda.js';
import { rule as dotuda } from '../rules/confusable/dotuda.js';
import { rule as gaebal } from '../rules/confusable/gaebal.js';
import { rule as georeum } from '../rules/confusable/georeum.js';
import { rule as haetbit } from '../rules/confusable/haetbit.js';
import { rule as imdae } from '../rules/confusable/imdae.js';
import { rule as jakdaJeokda } from '../rules/confusable/jakda-jeokda.js';
import { rule as jitda } from '../rules/confusable/jitda.js';
import { rule as jiyang } from '../rules/confusable/jiyang.js';
import { rule as kkeopjil } from '../rules/confusable/kkeopjil.js';
import { rule as neobi } from '../rules/confusable/neobi.js';
import { rule as neuniboda } from '../rules/confusable/neuniboda.js';
import { rule as yurye } from '../rules/confusable/yurye.js';

/** Words of one kind that mean different things, told apart by the words around. */
export const CONFUSABLE_WORDS: readonly Rule[] = [
  jakdaJeokda,
  kkeopjil,
  jiyang,
  gaebal,
  neobi,
  haetbit,
  dotuda,
  yurye,
  georeum,
  imdae,
  neuniboda,
  deulleuda,
  jitda,
  daero,
];
