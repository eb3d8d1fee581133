import { sharedEngine as engine } from '../support/engine.js';
import { describeTable } from './table.js';

describeTable('ㅂ irregular', engine, [
  ['날씨가 더워서 문을 열었다.', '덥/VA+어서/EC'],
  ['고마운 친구를 만났다.', '고맙/VA+ㄴ/ETM'],
  ['도와 주셔서 감사합니다.', '돕/VV+아/EC'],
  ['아이를 도왔다.', '돕/VV+았/EP+다/EF+./SF'],
  ['국물이 싱거우면 소금을 넣어라.', '싱겁/VA+으면/EC'],
  ['가까워지는 소리', '가깝/VA+어/EC+지/VX+는/ETM'],
  ['추우니까 들어와.', '춥/VA+으니까/EC'],
  ['나는 옷을 입어 보았다.', '입/VV+어/EC'], // regular
]);

describeTable('ㅅ irregular', engine, [
  ['집을 지었다.', '짓/VV+었/EP+다/EF+./SF'],
  ['병이 다 나았다.', '낫/VV+았/EP+다/EF+./SF'],
  ['선을 그어 보세요.', '긋/VV+어/EC'],
  ['줄을 이어 주세요.', '잇/VV+어/EC'],
  ['손을 씻었다.', '씻/VV+었/EP+다/EF+./SF'], // regular
]);

describeTable('ㄷ irregular', engine, [
  ['노래를 들으면서 밥을 먹었다.', '듣/VV+으면서/EC'],
  ['짐을 차에 실었다.', '싣/VV+었/EP+다/EF+./SF'],
  ['길을 물으니 친절히 가르쳐 주었다.', '묻/VV+으니/EC'],
  ['잘못을 깨달았다.', '깨닫/VV+았/EP+다/EF+./SF'],
  ['상을 받았다.', '받/VV+았/EP+다/EF+./SF'], // regular
]);

describeTable('ㅎ irregular', engine, [
  ['빨간 사과를 먹었다.', '빨갛/VA+ㄴ/ETM'],
  ['까만 고양이가 잔다.', '까맣/VA+ㄴ/ETM'],
  ['이건 어때요?', '어떻/VA+어요/EF+?/SF'],
  ['저렇게 큰 나무는 처음이다.', '저렇/VA+게/EC'],
  ['날씨가 좋아서 나갔다.', '좋/VA+아서/EC'], // regular
]);

describeTable('르, 러, 우 and 여 irregular', engine, [
  ['노래를 불렀다.', '부르/VV+었/EP+다/EF+./SF'],
  ['저는 그 사람을 몰라요.', '모르/VV+아요/EF+./SF'],
  ['옷을 골라 입었다.', '고르/VV+아/EC'],
  ['불이 타올라 뜨거웠다.', '타오르/VV+아/EC'],
  ['목적지에 이르렀다.', '이르/VV+었/EP+다/EF+./SF'],
  ['하늘이 푸르러 보인다.', '푸르/VA+어/EC'],
  ['국을 펐다.', '푸/VV+었/EP+다/EF+./SF'],
  ['공부를 하여 합격했다.', '하/VV+아/EC 합격/NNG+하/XSV+았/EP+다/EF+./SF'],
  ['가격이 상승하였다.', '상승/NNG+하/XSV+았/EP+다/EF+./SF'],
]);

describeTable('ㄹ and 으 dropped', engine, [
  ['나는 그를 안다.', '알/VV+ㄴ다/EF+./SF'],
  ['아이들이 노는 소리', '놀/VV+는/ETM'],
  ['떡을 만드는 법', '만들/VV+는/ETM'],
  ['먼 나라에서 왔다.', '멀/VA+ㄴ/ETM'],
  ['그러지 마세요.', '말/VX+시/EP+어요/EF+./SF'],
  ['편지를 썼다.', '쓰/VV+었/EP+다/EF+./SF'],
  ['너무 바빠서 못 갔어요.', '바쁘/VA+아서/EC'],
  ['불을 꺼라.', '끄/VV+어라/EF+./SF'],
  ['키가 커서 좋다.', '크/VA+어서/EC'],
  ['김치를 담가 두었다.', '담그/VV+아/EC'],
]);

describeTable('commands', engine, [
  ['이리 오너라.', '오/VV+너라/EF+./SF'],
  ['빨리 와라.', '오/VV+아라/EF+./SF'],
  ['저리 가거라.', '가/VV+거라/EF+./SF'],
]);

describeTable('honorifics', engine, [
  ['할아버지께서 진지를 잡수신다.', '할아버지/NNG+께서/JKS'],
  ['선생님께서는 어디 가십니까?', '가/VV+시/EP+ㅂ니까/EF+?/SF'],
  ['어머니가 오셨어요.', '오/VV+시/EP+었/EP+어요/EF+./SF'],
  ['안녕하세요.', '안녕/NNG+하/XSA+시/EP+어요/EF+./SF'],
  ['아버지는 신문을 읽으신다.', '읽/VV+으시/EP+ㄴ다/EF+./SF'],
  ['할머니께 선물을 드렸다.', '할머니/NNG+께/JKB 선물/NNG+을/JKO 드리/VV+었/EP+다/EF+./SF'],
]);

describeTable('quotation', engine, [
  ['그는 내일 온다고 말했다.', '오/VV+ㄴ다고/EC'],
  ['왜 가냐는 질문을 받았다.', '가/VV+냐는/ETM'],
  ['그 사람이 누구냐고 물었다.', '누구/NP+이/VCP+냐고/EC'],
  ['내일 비가 온답니다.', '오/VV+ㄴ답니다/EF+./SF'],
  ['빨리 오랍니다.', '오/VV+랍니다/EF+./SF'],
  ['그가 범인이랍니다.', '범인/NNG+이/VCP+랍니다/EF+./SF'],
  ['같이 가자고 했다.', '가/VV+자고/EC'],
  ['학생이라고 했다.', '학생/NNG+이/VCP+라고/EC'],
  ['먹으라고 했다.', '먹/VV+으라고/EC'],
  ['예쁘다는 소문이 있다.', '예쁘/VA+다는/ETM'],
  ['그는 “내일 간다”라고 말했다.', '가/VV+ㄴ다/EF+”/SS+라고/JKQ'],
]);

describeTable('endings of speech', engine, [
  ['밥 먹었구나.', '먹/VV+었/EP+구나/EF+./SF'],
  ['내가 할게.', '하/VV+ㄹ게/EF+./SF'],
  ['같이 갈래?', '가/VV+ㄹ래/EF+?/SF'],
  ['정말 좋더라고요.', '좋/VA+더라고/EF+요/JX+./SF'],
  ['우리 밥 먹자.', '먹/VV+자/EF+./SF'],
  ['비가 오거든.', '오/VV+거든/EF+./SF'],
  ['이것 좀 봐 봐.', '보/VV+아/EC 보/VX+아/EF+./SF'],
  ['집에 가야겠다.', '가/VV+아야/EC+겠/EP+다/EF+./SF'],
]);

describeTable('endings of writing', engine, [
  ['그는 떠나고자 한다.', '떠나/VV+고자/EC 하/VX+ㄴ다/EF+./SF'],
  ['조용히 하십시오.', '하/VV+시/EP+ㅂ시오/EF+./SF'],
  ['문제를 해결하기 위하여 노력해야 한다.', '해결/NNG+하/XSV+기/ETN 위하/VV+아/EC'],
  ['바쁠수록 쉬어야 한다.', '바쁘/VA+ㄹ수록/EC 쉬/VV+어야/EC'],
  ['보자마자 울었다.', '보/VV+자마자/EC'],
  ['공부하려고 도서관에 갔다.', '공부/NNG+하/XSV+려고/EC'],
  ['평화를 위하여 싸우노라.', '싸우/VV+노라/EF+./SF'],
]);
