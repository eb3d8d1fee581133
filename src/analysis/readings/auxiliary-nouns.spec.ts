import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('bound nouns that make auxiliaries, written without a space', engine, [
  ['먹어볼법하다', '먹/VV+어/EC+보/VX+ㄹ/ETM+법/NNB+하/XSA+다/EF'],
  ['먹어볼만하다', '먹/VV+어/EC+보/VX+ㄹ/ETM+만/NNB+하/XSA+다/EF'],
  ['잊어버린듯했다', '잊어버리/VV+ㄴ/ETM+듯/NNB+하/XSA+았/EP+다/EF'],
  ['뛰어내릴뻔했다', '뛰어내리/VV+ㄹ/ETM+뻔/NNB+하/XSA+았/EP+다/EF'],
]);

describeTable('the same as nouns', engine, [
  ['새로 만든 법을 알렸다.', '법/NNG+을/JKO'],
  ['오래된 성에 올랐다.', '성/NNG+에/JKB'],
]);
