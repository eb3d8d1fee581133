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

describeTable('numbers with marks inside', engine, [
  ['물가가 3.5% 올랐다.', '3.5/SN+%/SW'],
  ['값은 12,000원이다.', '12,000/SN+원/NNB+이/VCP+다/EF+./SF'],
  ['1,234.5달러를 냈다.', '1,234.5/SN+달러/NNB+를/JKO'],
]);

describeTable('one noun that the model takes to pieces', engine, [
  ['전설속의 용인 이무기의', '이무기/NNG+의/JKG'],
  ['용인 제2 캠퍼스를 둘러보았다.', '용인/NNP 제/XPN+2/SN 캠퍼스/NNG+를/JKO'],
]);
