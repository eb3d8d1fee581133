import { sharedEngine as engine } from '../support/engine.js';
import { describeTable } from './table.js';

describeTable('하다 behind a space is a verb', engine, [
  ['아침마다 운동 하는 사람이 많다.', '운동/NNG 하/VV+는/ETM'],
  ['혼자 공부 했어요.', '공부/NNG 하/VV+았/EP+어요/EF+./SF'],
  ['선생님이 말씀 하셨다.', '말씀/NNG 하/VV+시/EP+었/EP+다/EF+./SF'],
  ['절도 하다 잡혔다.', '하/VV+다/EC'],
  ['매일 운동한다.', '운동/NNG+하/XSV+ㄴ다/EF+./SF'],
]);

describeTable('-지 못하다', engine, [
  ['날씨가 좋지 못하였다.', '좋/VA+지/EC 못하/VX+았/EP+다/EF+./SF'],
  ['우리는 아직 떠나지 못했다.', '떠나/VV+지/EC 못하/VX+았/EP+다/EF+./SF'],
  ['그 말은 옳지는 못해요.', '옳/VA+지/EC+는/JX 못하/VX+아요/EF+./SF'],
  ['동생은 노래를 못한다.', '못/MAG+하/VV+ㄴ다/EF+./SF'],
]);

describeTable('이렇게 is a form of 이렇다', engine, [
  ['왜 이렇게 비싸?', '이렇/VA+게/EC'],
  ['그렇게 하면 안 돼.', '그렇/VA+게/EC'],
  ['어떻게 왔어요?', '어떻/VA+게/EC'],
]);

describeTable('-ㄹ까 asks, wherever it stands', engine, [
  ['택시 타고 갈까 지하철 탈까?', '가/VV+ㄹ까/EF'],
  ['저녁에 국수 먹을까 밥 먹을까?', '먹/VV+을까/EF'],
]);

describeTable('a compound that the dictionaries list is one noun', engine, [
  ['쌀값이 많이 올랐다.', '쌀값/NNG+이/JKS'],
  ['겨울옷을 꺼냈다.', '겨울옷/NNG+을/JKO'],
  ['운전면허를 땄다.', '운전면허/NNG+를/JKO'],
  ['방안의 공기가 탁하다.', '방/NNG+안/NNG+의/JKG'],
]);

describeTable('common noun or name', engine, [
  ['고객의 클레임이 많았다.', '클레임/NNG+이/JKS'],
  ['카메라 앵글을 바꿨다.', '앵글/NNG+을/JKO'],
]);

describeTable('a line begins with a word', engine, [
  ['이 커피 쓰다.', '이/MMD 커피/NNG'],
  ['이 그릇 예쁘다.', '이/MMD 그릇/NNG'],
  ['나 컴퓨터 새로 샀어.', '나/NP 컴퓨터/NNG'],
  ['이무기의 꿈을 꾸었다.', '이무기/NNG+의/JKG'],
]);

describeTable('a noun without its particle, a cry', engine, [
  ['너 키 더 큰 것 같아.', '키/NNG'],
  ['혹시 우산 두 개 가져왔어?', '우산/NNG 두/MMN 개/NNB'],
  ['아 귀찮다.', '아/IC'],
  ['통행인 수가 적다.', '통행인/NNG 수/NNG+가/JKS'],
  ['우리나라의 날씨', '우리나라/NNG+의/JKG'],
]);

describeTable('what the words around decide', engine, [
  ['총 네 명이 모였다.', '총/MMN 네/MMN'],
  ['총 25명이 모였다.', '총/MMN 25/SN+명/NNB+이/JKS'],
  ['총 한 자루를 샀다.', '총/NNG'],
  ['어제보다 오늘 날씨가 나았다.', '낫/VA+았/EP+다/EF+./SF'],
  ['약을 먹고 감기가 나았다.', '낫/VV+았/EP+다/EF+./SF'],
  ['그건 내가 한 일이다.', '그것/NP+ㄴ/JX'],
]);

describeTable('a name and 이다', engine, [
  ['저는 청하예요.', '청하/NNP+이/VCP+에요/EF+./SF'],
  ['안녕하세요, 저는 지우예요.', '지우/NNP+이/VCP+에요/EF+./SF'],
  ['청하예요', '청하/NNP+이/VCP+에요/EF'],
  ['저는 피해자예요.', '피해자/NNG+이/VCP+에요/EF+./SF'],
  ['여기가 학교예요?', '학교/NNG+이/VCP+에요/EF+?/SF'],
]);

describeTable('an adjective in -다 ends its sentence', engine, [
  ['아 춥다 빨리 따뜻한 거 마시자', '춥/VA+다/EF'],
  ['일하기 싫다 벌써 월요일이야', '싫/VA+다/EF'],
  ['작다 보니 금방 다 봤다.', '작/VA+다/EC 보/VX+니/EC'],
]);

describeTable('three and four before old measures', engine, [
  ['금 서 돈으로 반지를 만들었다.', '서/MMN'],
  ['쌀 너 말을 샀다.', '너/MMN'],
]);
