import type { Rule } from '../rule/rule.js';
import { rule as bachida } from '../rules/confusable/bachida.js';
import { rule as baeda } from '../rules/confusable/baeda.js';
import { rule as beollida } from '../rules/confusable/beollida.js';
import { rule as bichida } from '../rules/confusable/bichida.js';
import { rule as billida } from '../rules/confusable/billida.js';
import { rule as budichida } from '../rules/confusable/budichida.js';
import { rule as dachida } from '../rules/confusable/dachida.js';
import { rule as darida } from '../rules/confusable/darida.js';
import { rule as deureonaeda } from '../rules/confusable/deureonaeda.js';
import { rule as dukkeopda } from '../rules/confusable/dukkeopda.js';
import { rule as geodhida } from '../rules/confusable/geodhida.js';
import { rule as haechida } from '../rules/confusable/haechida.js';
import { rule as ilta } from '../rules/confusable/ilta.js';
import { rule as jechida } from '../rules/confusable/jechida.js';
import { rule as jeorida } from '../rules/confusable/jeorida.js';
import { rule as jipda } from '../rules/confusable/jipda.js';
import { rule as jorida } from '../rules/confusable/jorida.js';
import { rule as jotda } from '../rules/confusable/jotda.js';
import { rule as jurida } from '../rules/confusable/jurida.js';
import { rule as machida } from '../rules/confusable/machida.js';
import { rule as maeda } from '../rules/confusable/maeda.js';
import { rule as muchida } from '../rules/confusable/muchida.js';
import { rule as piuda } from '../rules/confusable/piuda.js';
import { rule as saeuda } from '../rules/confusable/saeuda.js';
import { rule as sagida } from '../rules/confusable/sagida.js';
import { rule as sikhida } from '../rules/confusable/sikhida.js';
import { rule as ssahida } from '../rules/confusable/ssahida.js';
import { rule as sseogida } from '../rules/confusable/sseogida.js';
import { rule as tteuida } from '../rules/confusable/tteuida.js';

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
