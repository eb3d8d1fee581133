import { describeTable } from '../../../test/analysis/table.js';
import { sharedEngine as engine } from '../../../test/support/engine.js';

describeTable('adjectives in ㅎ that melt with their endings', engine, [
  ['얼굴이 하얘.', '하얗/VA+아/EF+./SF'],
  ['얼굴이 하얘요.', '하얗/VA+아요/EF+./SF'],
  ['눈이 와서 온통 하얬다.', '하얗/VA+았/EP+다/EF+./SF'],
  ['머리가 허예서 놀랐다.', '허옇/VA+어서/EC'],
  ['하늘이 뿌옜는데 금세 개었다.', '뿌옇/VA+었/EP+는데/EC'],
  ['볕에 바랜 종이가 누렜다.', '누렇/VA+었/EP+다/EF+./SF'],
  ['강아지가 조그매서 귀엽다.', '조그맣/VA+아서/EC'],
  ['뛰었더니 얼굴이 빨개요.', '빨갛/VA+아요/EF+./SF'],
]);

describeTable('other words that look like them', engine, [
  ['그 노래요?', '노래/NNG+요/JX+?/SF'],
  ['이래서 안 된다.', '이렇/VA+어서/EC'],
  ['얼굴이 하얘졌다.', '하얘지/VV+었/EP+다/EF+./SF'],
]);
