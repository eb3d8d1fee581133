import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('words of the dictionary are not taken to pieces', engine, [
  ['의자에 등받이 없는 줄 몰랐다.', '등받이/NNG'],
  ['주말에 분갈이 좀 했다.', '분갈이/NNG'],
  ['마우스를 딸깍 눌렀다.', '딸깍/MAG'],
  ['젠킨스 빌드가 실패했다.', '빌드/NNG+가/JKS'],
  ['광합성의 명반응인데요, 교재를 펴세요.', '명반응/NNG+이/VCP+ㄴ데/EC+요/JX+,/SP'],
  ['경기 중북부 지역에 눈이 온다.', '중북부/NNG'],
  ['건물 내외부의 공사를 마쳤다.', '내외부/NNG+의/JKG'],
  ['침을 꼴칵 삼켰다.', '꼴칵/MAG'],
  ['자개장을 물려받았다.', '자개장/NNG+을/JKO'],
  ['대전차 무기가 있다.', '대전차/NNG'],
  ['등압선이 촘촘하다.', '등압선/NNG+이/JKS'],
  ['겉이 노릇노릇하게 구워졌다.', '겉/NNG+이/JKS'],
]);

describeTable('units, names and particles stay', engine, [
  ['삼 년간 살았다.', '년/NNB+간/XSN'],
  ['두 시반에 만나자.', '시/NNB+반/NNG+에/JKB'],
  ['기간 내제출이 어렵다.', '내/NNB+제출/NNG+이/JKS'],
  ['김씨가 왔다.', '김/NNP+씨/NNB+가/JKS'],
  ['박군은 착하다.', '박/NNP+군/NNB+은/JX'],
  ['사람이 왔다.', '사람/NNG+이/JKS'],
  ['낱낱이 밝혔다.', '낱낱이/MAG'],
  ['일일이 세었다.', '일일이/MAG'],
  ['이 년전 일이다.', '년/NNB+전/NNG'],
  ['한미 동맹이다.', '한미/NNP'],
]);
