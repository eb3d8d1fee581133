import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('a root that nobody says by itself makes one adjective', engine, [
  ['화산 활동이 매우 활발하다.', '활발하/VA+다/EF+./SF'],
  ['빵이 아주 촉촉했다.', '촉촉하/VA+았/EP+다/EF+./SF'],
  ['공기가 눅눅해졌다.', '눅눅하/VA+아/EC+지/VX+었/EP+다/EF+./SF'],
  ['마음이 홀가분하다.', '홀가분하/VA+다/EF+./SF'],
  ['길이 몹시 복잡했다.', '복잡하/VA+았/EP+다/EF+./SF'],
  ['그는 냉철한 사람이다.', '냉철하/VA+ㄴ/ETM'],
  ['토론이 활발해졌다.', '활발하/VA+아/EC+지/VX+었/EP+다/EF+./SF'],
  ['규칙이 엄격했다.', '엄격하/VA+았/EP+다/EF+./SF'],
  ['저녁에는 쌀쌀합니다.', '쌀쌀하/VA+ㅂ니다/EF+./SF'],
  ['싸움이 격렬했다.', '격렬하/VA+았/EP+다/EF+./SF'],
]);

describeTable('nouns keep their 하다', engine, [
  ['그 일은 위험하다.', '위험/NNG+하/XSA+다/EF+./SF'],
  ['방이 필요하다.', '필요/NNG+하/XSA+다/EF+./SF'],
  ['그는 행복하게 살았다.', '행복/NNG+하/XSA+게/EC'],
  ['날씨가 건조하다.', '건조/NNG+하/XSA+다/EF+./SF'],
  ['오늘은 피곤하다.', '피곤/NNG+하/XSA+다/EF+./SF'],
  ['일이 가능하다고 했다.', '가능/NNG+하/XSA+다고/EC'],
  ['그는 공부하는 중이다.', '공부/NNG+하/XSV+는/ETM'],
  ['기분이 유쾌하다.', '유쾌하/VA+다/EF+./SF'],
  ['아이가 착하다.', '착하/VA+다/EF+./SF'],
  ['문제가 심각하다.', '심각하/VA+다/EF+./SF'],
]);

describeTable('what is felt about something is one verb', engine, [
  ['손님들이 더 좋아하시더라고요.', '좋아하/VV+시/EP+더라고/EF+요/JX+./SF'],
  ['동생이 개를 무서워한다.', '무서워하/VV+ㄴ다/EF+./SF'],
  ['아이들이 주사를 무서워하더라.', '무서워하/VV+더라/EF+./SF'],
  ['그는 수학을 어려워하지 않았다.', '어려워하/VV+지/EC'],
  ['모두가 그 고양이를 귀여워했다.', '귀여워하/VV+았/EP+다/EF+./SF'],
  ['부모님이 무척 기뻐하셨다.', '기뻐하/VV+시/EP+었/EP+다/EF+./SF'],
  ['친구가 나를 부러워하네요.', '부러워하/VV+네/EF+요/JX+./SF'],
  ['그녀는 고향을 그리워했다.', '그리워하/VV+았/EP+다/EF+./SF'],
  ['아무도 그를 미워하지 않는다.', '미워하/VV+지/EC'],
  ['다들 헤어지기 아쉬워했다.', '아쉬워하/VV+았/EP+다/EF+./SF'],
]);

describeTable('other forms in 아 and 어', engine, [
  ['꽃이 예뻐 한 송이 샀다.', '예쁘/VA+어/EC'],
  ['바빠서 못 갔다.', '바쁘/VA+아서/EC'],
  ['기뻐 뛰었다.', '기쁘/VA+어/EC'],
  ['좋아 보인다.', '좋/VA+아/EC'],
  ['무서워 죽겠다.', '무섭/VA+어/EC'],
  ['먹어야 한다.', '먹/VV+어야/EC'],
  ['배고파하는 아이를 보았다.', '배고프/VA+아/EC+하/VX+는/ETM'],
  ['맛있어하더라.', '맛있/VA+어/EC+하/VX+더라/EF+./SF'],
  ['방이 추워졌다.', '춥/VA+어/EC+지/VX+었/EP+다/EF+./SF'],
  ['좋아진 날씨', '좋/VA+아/EC+지/VX+ㄴ/ETM'],
]);

describeTable('how something is, nobody does', engine, [
  ['이건 정말 너무합니다.', '너무/MAG+하/XSA+ㅂ니다/EF+./SF'],
  ['그 사람 참 너무하더라.', '너무/MAG+하/XSA+더라/EF+./SF'],
  ['너무한 처사였다.', '너무/MAG+하/XSA+ㄴ/ETM'],
  ['진짜 너무하시네요.', '너무/MAG+하/XSA+시/EP+네/EF+요/JX+./SF'],
  ['너무하지 않아?', '너무/MAG+하/XSA+지/EC'],
]);

describeTable('other adverbs before 하다', engine, [
  ['너무 하고 싶다.', '너무/MAG'],
  ['너무 좋다.', '너무/MAG'],
  ['너무나 아름답다.', '너무나/MAG'],
  ['그만 좀해라.', '좀/MAG+하/VV+아라/EF+./SF'],
  ['잘하는 사람이 없다.', '잘하/VV+는/ETM'],
]);
