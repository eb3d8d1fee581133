import { sharedEngine } from './shared-engine.js';
import { describeTable } from './table.js';

const { engine } = sharedEngine();

describeTable('a lost ㄹ, told by the words around', engine, [
  ['방송에서 곡을 트는 것이 그의 일이다.', '틀/VV+는/ETM'],
  ['동이 트는 아침에 길을 떠났다.', '트/VV+는/ETM'],
  ['불을 끄는 사람들이 도착했다.', '끄/VV+는/ETM'],
  ['사람들의 관심을 끄는 이야기였다.', '끌/VV+는/ETM'],
  ['시골에 사는 친구가 편지를 보냈다.', '살/VV+는/ETM'],
  ['시장에서 과일을 파는 아주머니를 만났다.', '팔/VV+는/ETM'],
  ['하늘을 나는 새가 부럽다.', '날/VV+는/ETM'],
  ['시장에서 물건을 사는 사람', '사/VV+는/ETM'],
  ['좋은 향기가 나는 꽃을 꺾었다.', '나/VV+는/ETM'],
  ['날마다 칼을 가는 노인이 있었다.', '갈/VV+는/ETM'],
  ['아침마다 학교에 가는 아이들이 웃는다.', '가/VV+는/ETM'],
]);

describeTable('ㄷ that became ㄹ, told by the words around', engine, [
  ['우리는 밤늦도록 거리를 걸었다.', '걷/VV+었/EP+다/EF+./SF'],
  ['외투를 벽에 걸었다.', '걸/VV+었/EP+다/EF+./SF'],
  ['친구와 노래를 들었다.', '듣/VV+었/EP+다/EF+./SF'],
  ['무거운 가방을 들었다.', '들/VV+었/EP+다/EF+./SF'],
  ['항아리를 땅에 묻었다.', '묻/VV+었/EP+다/EF+./SF'],
  ['개가 사람을 물었다.', '물/VV+었/EP+다/EF+./SF'],
]);

describeTable('stems that look the same, told by the company they keep', engine, [
  ['역에서 집까지 천천히 걸어서 왔다.', '걷/VV+어서/EC'],
  ['거실 벽에 가족사진을 걸었다.', '걸/VV+었/EP+다/EF+./SF'],
  ['모르는 사람에게 길을 물어 겨우 찾아갔다.', '묻/VV+어/EC'],
  ['옆집 개가 아이의 손을 물었다.', '물/VV+었/EP+다/EF+./SF'],
  ['저녁이 되자 찬 바람이 불었다.', '불/VV+었/EP+다/EF+./SF'],
  ['할머니께서 따뜻한 밥을 지어 주셨다.', '짓/VV+어/EC'],
  ['트럭에 짐을 가득 실었다.', '싣/VV+었/EP+다/EF+./SF'],
  ['아낙네가 우물에서 물을 길어 왔다.', '긷/VV+어/EC'],
  ['며칠 쉬었더니 감기가 다 나았다.', '낫/VV+았/EP+다/EF+./SF'],
  ['형보다 동생의 성적이 나았다.', '낫/VA+았/EP+다/EF+./SF'],
  ['푸른 하늘을 나는 새를 보았다.', '날/VV+는/ETM'],
  ['밤마다 이를 가는 소리가 들린다.', '갈/VV+는/ETM'],
  ['소를 몰고 밭을 가는 농부가 있다.', '갈/VV+는/ETM'],
  ['수레를 끄는 소가 지쳐 보인다.', '끌/VV+는/ETM'],
  ['새 차를 사는 사람이 늘었다.', '사/VV+는/ETM'],
  ['라디오에서 노래를 트는 시간이다.', '틀/VV+는/ETM'],
  ['우물에서 물을 푼 사람이 누구냐.', '푸/VV+ㄴ/ETM'],
  ['엉킨 실을 푸는 데 한참 걸렸다.', '풀/VV+는/ETM'],
  ['빗자루로 마당을 쓴 다음 물을 뿌렸다.', '쓸/VV+ㄴ/ETM'],
  ['맷돌에 콩을 간 뒤에 끓였다.', '갈/VV+ㄴ/ETM'],
  ['고장 난 전구를 간 사람은 아버지였다.', '갈/VV+ㄴ/ETM'],
  ['빨래를 줄에 넌 다음 청소를 했다.', '널/VV+ㄴ/ETM'],
  ['두 손을 싹싹 비는 모습이 안쓰러웠다.', '빌/VV+는/ETM'],
  ['몸무게가 준 이유를 모르겠다.', '줄/VV+ㄴ/ETM'],
  ['친구가 준 선물을 잃어버렸다.', '주/VV+ㄴ/ETM'],
  ['머리를 땋아 리본을 단 소녀가 웃었다.', '달/VV+ㄴ/ETM'],
]);

describeTable('numbers with marks inside', engine, [
  ['물가가 3.5% 올랐다.', '3.5/SN+%/SW'],
  ['값은 12,000원이다.', '12,000/SN+원/NNB+이/VCP+다/EF+./SF'],
  ['1,234.5달러를 냈다.', '1,234.5/SN+달러/NNB+를/JKO'],
]);

describeTable('one noun that the model takes to pieces', engine, [
  ['전설속의 용인 이무기의', '용/NNG+이/VCP+ㄴ/ETM 이무기/NNG+의/JKG'],
  ['아버지의 고향은 용인 근처다.', '용인/NNP'],
  ['용인 제2 캠퍼스를 둘러보았다.', '용인/NNP 제/XPN+2/SN 캠퍼스/NNG+를/JKO'],
]);
