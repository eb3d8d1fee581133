import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('a name before a title', engine, [
  ['박다온 씨가 먼저 왔다.', '박다온/NNP 씨/NNB+가/JKS'],
  ['문서율 씨가 먼저 왔다.', '문서율/NNP 씨/NNB+가/JKS'],
  ['하가온 선생님께서 부르셨다.', '하가온/NNP'],
  ['백지온 선생님께서 부르셨다.', '백지온/NNP'],
  ['찬솔 선배가 사 준 책이야.', '찬솔/NNP 선배/NNG+가/JKS'],
]);

describeTable('somebody who is called or told of', engine, [
  ['겨루야, 밥은 먹었니?', '겨루/NNP+야/JKV+,/SP'],
  ['별하야, 밥은 먹었니?', '별하/NNP+야/JKV+,/SP'],
  ['서율아, 밥은 먹었니?', '서율/NNP+아/JKV+,/SP'],
  ['규온이는 학교에 가기 싫대.', '규온/NNP+이/XSN+는/JX'],
  ['그건 서율이한테 물어봐.', '서율/NNP+이/XSN+한테/JKB'],
  ['라엘이한테 선물을 줬다.', '라엘/NNP+이/XSN+한테/JKB'],
]);

describeTable('what only looks like one', engine, [
  ['유명한 배우가 왔다.', '유명/NNG+하/XSA+ㄴ/ETM'],
  ['남겨진 선수가 없다.', '남기/VV+어/EC+지/VX+ㄴ/ETM'],
  ['학교 선배를 만났다.', '학교/NNG 선배/NNG+를/JKO'],
  ['바람아, 불어라.', '바람/NNG+아/JKV+,/SP'],
  ['먹어야, 힘이 난다.', '먹/VV+어야/EC+,/SP'],
  ['종이가 젖었다.', '종이/NNG+가/JKS'],
  ['학생들이 왔다.', '학생/NNG+들/XSN+이/JKS'],
]);
