import { sharedEngine as engine } from '../support/engine.js';
import { describeTable } from './table.js';

describeTable('quoting that has melted with what is said', engine, [
  ['내일 온댔어.', '오/VV+ㄴ댔/EP+어/EF+./SF'],
  ['얼마랬지?', '얼마/NNG+이/VCP+랬/EP+지/EF+?/SF'],
  ['집에 없댔어.', '없/VA+댔/EP+어/EF+./SF'],
  ['빨리 하랬다.', '하/VV+랬/EP+다/EF+./SF'],
  ['옛날에 호랑이가 살았단다.', '살/VV+았/EP+단다/EF+./SF'],
  ['화를 달랬다.', '달래/VV+었/EP+다/EF+./SF'],
  ['어제 그랬다.', '그렇/VA+었/EP+다/EF+./SF'],
]);

describeTable('endings and words of the dialects', engine, [
  ['맛있다카던데.', '맛있/VA+다/EC+카/VV+던데/EF+./SF'],
  ['이리 오이소.', '오/VV+이소/EF+./SF'],
  ['억수로 춥데이.', '억수로/MAG 춥/VA+데이/EF+./SF'],
  ['내가 간당께.', '가/VV+ㄴ당께/EF+./SF'],
  ['다 먹어부러.', '먹/VV+어/EC+부러/VX+어/EF+./SF'],
  ['왔구먼유.', '오/VV+았/EP+구먼/EF+유/JX+./SF'],
  ['혼저 옵서예.', '혼저/MAG 오/VV+ㅂ서/EF+예/JX+./SF'],
  ['정말 고맙수다.', '고맙/VA+수다/EF+./SF'],
]);

describeTable('what only looks like them', engine, [
  ['이란 항공을 탔다.', '이란/NNP 항공/NNG+을/JKO'],
  ['"꿈"이라는 말', '"/SS+꿈/NNG+"/SS+이/VCP+라는/ETM 말/NNG'],
  ['그는 수다를 떨었다.', '수다/NNG+를/JKO'],
]);
