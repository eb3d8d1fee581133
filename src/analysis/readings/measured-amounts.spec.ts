import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('what follows a number and its unit is a suffix', engine, [
  ['길이가 3.3cm가량 줄었다.', '3.3/SN+cm/SL+가량/XSN'],
  ['물가가 10%가량 올랐다.', '10/SN+%/SW+가량/XSN'],
  ['100km여를 걸었다.', '100/SN+km/SL+여/XSN+를/JKO'],
  ['키가 12cm쯤 컸다.', '12/SN+cm/SL+쯤/XSN'],
  ['높이는 15㎝쯤 된다.', '15/SN+㎝/SW+쯤/XSN'],
  ['1kg당 삼천 원이다.', '1/SN+kg/SL+당/XSN'],
  ['통은 2리터들이 세 개다.', '2/SN+리터/NNB+들이/XSN'],
  ['10kg들이 쌀을 날랐다.', '10/SN+kg/SL+들이/XSN'],
]);

describeTable('the same letters elsewhere', engine, [
  ['여와 야가 맞섰다.', '여/NNG+와/JC'],
  ['원내 3당이 모였다.', '3/SN+당/NNG+이/JKS'],
  ['학생들이 웃었다.', '학생/NNG+들/XSN+이/JKS'],
]);
