import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('열두 and 스물세 are determiners', engine, [
  ['열두 켤레를 팔았다.', '열두/MMN'],
  ['벌써 열한 시다.', '열한/MMN'],
  ['우리 반은 스물네 명이다.', '스물네/MMN'],
  ['고양이 열세 마리가 산다.', '열세/MMN'],
  ['서른두 해를 살았다.', '서른두/MMN'],
  ['마흔한 번째 모임이다.', '마흔한/MMN'],
  ['스물한 송이를 꽂았다.', '스물한/MMN'],
  ['열네 살짜리 아이가 왔다.', '열네/MMN'],
  ['쉰세 개가 남았다.', '쉰세/MMN'],
  ['열두시까지 오세요.', '열두/MMN+시/NNB+까지/JX'],
]);

describeTable('other numbers, and what only looks like one', engine, [
  ['열이 나서 쉬었다.', '열/NNG+이/JKS'],
  ['열 명이 모였다.', '열/NR'],
  ['스물을 넘겼다.', '스물/NR+을/JKO'],
  ['서른이 되던 해였다.', '서른/NR+이/JKC'],
  ['열 두 개를 샀다.', '열/NR'],
  ['하나에서 열까지 챙겼다.', '열/NR+까지/JX'],
  ['열세에 몰렸다.', '열세/NNG+에/JKB'],
  ['사과 다섯 개를 샀다.', '다섯/NR'],
  ['스무 살이다.', '스무/MMN'],
  ['여섯 시에 만났다.', '여섯/NR'],
]);
