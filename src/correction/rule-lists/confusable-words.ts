import type { Rule } from '../rule.js';
import { rule as daero } from '../rules/daero.js';
import { rule as deulleuda } from '../rules/deulleuda.js';
import { rule as dotuda } from '../rules/dotuda.js';
import { rule as gaebal } from '../rules/gaebal.js';
import { rule as georeum } from '../rules/georeum.js';
import { rule as haetbit } from '../rules/haetbit.js';
import { rule as imdae } from '../rules/imdae.js';
import { rule as jakdaJeokda } from '../rules/jakda-jeokda.js';
import { rule as jitda } from '../rules/jitda.js';
import { rule as jiyang } from '../rules/jiyang.js';
import { rule as kkeopjil } from '../rules/kkeopjil.js';
import { rule as neobi } from '../rules/neobi.js';
import { rule as neuniboda } from '../rules/neuniboda.js';
import { rule as yurye } from '../rules/yurye.js';

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
