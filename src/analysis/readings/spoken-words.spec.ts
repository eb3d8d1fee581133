import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('very', engine, [
  ['오늘 사람 개많다.', '개/XPN+많/VA+다/EF+./SF'],
  ['이 집 개맛있음', '개/XPN+맛있/VA+음/ETN'],
  ['날씨 개좋네', '개/XPN+좋/VA+네/EF'],
  ['시험 개어려웠음', '개/XPN+어렵/VA+었/EP+음/ETN'],
  ['영상 개웃기다', '개/XPN+웃기/VV+다/EF'],
]);

describeTable('dogs', engine, [
  ['개를 키운다.', '개/NNG+를/JKO'],
  ['개집을 지었다.', '개집/NNG+을/JKO'],
  ['개운하다.', '개운하/VA+다/EF+./SF'],
  ['개같은 소리였다.', '개/NNG+같/VA+은/ETM'],
  ['강아지와 개키우는 집', '개/NNG+키우/VV+는/ETM'],
]);

describeTable('that one instead', engine, [
  ['저는 그걸로 주세요.', '그거/NP+ㄹ로/JKB'],
  ['이걸로 바꿔 주세요.', '이거/NP+ㄹ로/JKB'],
  ['저걸로 할래요.', '저거/NP+ㄹ로/JKB'],
  ['점심은 뭘로 할까요?', '뭐/NP+ㄹ로/JKB'],
  ['요걸로 두 개 주세요.', '요거/NP+ㄹ로/JKB'],
]);

describeTable('other words in 로', engine, [
  ['그는 영걸로 불렸다.', '영걸/NNG+로/JKB'],
  ['이길로 가자.', '이/MMD+길/NNG+로/JKB'],
  ['걸레로 닦았다.', '걸레/NNG+로/JKB'],
  ['말로 해라.', '말/NNG+로/JKB'],
  ['물걸레로 닦았다.', '물걸레/NNG+로/JKB'],
]);

describeTable('how', engine, [
  ['이거 어케 해?', '어케/MAG'],
  ['그걸 어케 알아', '어케/MAG'],
  ['어케 된 거야?', '어케/MAG'],
  ['다들 어케 지내?', '어케/MAG'],
]);

describeTable('words like it', engine, [
  ['어떻게 지내?', '어떻/VA+게/EC'],
  ['이렇게 해라.', '이렇/VA+게/EC'],
  ['케이크를 먹었다.', '케이크/NNG+를/JKO'],
  ['어깨가 아프다.', '어깨/NNG+가/JKS'],
]);
