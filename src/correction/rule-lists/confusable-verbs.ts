import type { Rule } from '../rule.js';
import { rule as bachida } from '../rules/bachida.js';
import { rule as baeda } from '../rules/baeda.js';
import { rule as beollida } from '../rules/beollida.js';
import { rule as bichida } from '../rules/bichida.js';
import { rule as billida } from '../rules/billida.js';
import { rule as budichida } from '../rules/budichida.js';
import { rule as dachida } from '../rules/dachida.js';
import { rule as darida } from '../rules/darida.js';
import { rule as deureonaeda } from '../rules/deureonaeda.js';
import { rule as dukkeopda } from '../rules/dukkeopda.js';
import { rule as geodhida } from '../rules/geodhida.js';
import { rule as haechida } from '../rules/haechida.js';
import { rule as ilta } from '../rules/ilta.js';
import { rule as jechida } from '../rules/jechida.js';
import { rule as jeorida } from '../rules/jeorida.js';
import { rule as jipda } from '../rules/jipda.js';
import { rule as jorida } from '../rules/jorida.js';
import { rule as jotda } from '../rules/jotda.js';
import { rule as jurida } from '../rules/jurida.js';
import { rule as machida } from '../rules/machida.js';
import { rule as maeda } from '../rules/maeda.js';
import { rule as muchida } from '../rules/muchida.js';
import { rule as piuda } from '../rules/piuda.js';
import { rule as saeuda } from '../rules/saeuda.js';
import { rule as sagida } from '../rules/sagida.js';
import { rule as sikhida } from '../rules/sikhida.js';
import { rule as ssahida } from '../rules/ssahida.js';
import { rule as sseogida } from '../rules/sseogida.js';
import { rule as tteuida } from '../rules/tteuida.js';

/** Verbs that sound alike, told apart by the words they go with. */
export const CONFUSABLE_VERBS: readonly Rule[] = [
  bachida,
  baeda,
  beollida,
  bichida,
  billida,
  budichida,
  dachida,
  darida,
  deureonaeda,
  dukkeopda,
  geodhida,
  haechida,
  ilta,
  jechida,
  jeorida,
  jipda,
  jorida,
  jotda,
  jurida,
  machida,
  maeda,
  muchida,
  piuda,
  saeuda,
  sagida,
  sikhida,
  ssahida,
  sseogida,
  tteuida,
];
