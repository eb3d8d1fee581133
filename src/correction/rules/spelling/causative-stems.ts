import { ownObject } from '../../korean/own-object.js';
import { wordAt } from '../../line/line-view.js';
import { byPattern } from '../../rule/by-pattern.js';
import { all } from '../../rule/combine.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

/** What is put on the fire, and how it boils. */
const BOILED =
  /(?:국|국물|육수|찌개|전골|탕|[가-힣]죽|수프|라면|국수|짜장|카레|커피|보리차|생강차|대추차|홍차|녹차|숭늉|우유|시럽|잼|사골|한약|소스|칼국수|수제비|짬뽕)$|^(?:물|차|죽|약|면)$/;
const BOILING = /(?<![가-힣])(?:푹|팔팔|펄펄|보글보글|부글부글|바글바글|뭉근히|뭉근하게) $/;

/** 국을 끌여 먹다; but water that is led somewhere is 끌어 왔다, and who is led is 끌려 갔다. */
const boiled = byPattern(
  /(?<![가-힣])끌(?=(?:여|였|이[고는지면며기니다]|인(?![가-힣])|일(?![가-힣])|입니)(?! ?(?:오|와|왔|온|올|가|갔|간|갈|대|댔|들[어이여])))/,
  (m, line) => {
    const word = wordAt(line, m.index);
    const boils =
      BOILING.test(line.text.slice(0, m.index)) || (word && BOILED.test(ownObject(line, word) ?? ''));
    return boils ? '끓' : undefined;
  },
);

const words = wordRule({
  id: 'causative-stems',
  title: '사동·피동 접미사와 원형',
  category: 'WORD',
  article: '한글 맞춤법 제22항',
  comment:
    '‘-기-, -리-, -이-, -히-, -우-, -추-’가 붙어 이루어진 말은 어간을 밝혀 적고, 본뜻에서 멀어진 말은 소리대로 적습니다.',
  examples: [
    { wrong: '이어폰 줄이 서로 얼켰다.', right: '이어폰 줄이 서로 얽혔다.' },
    { wrong: '저녁에는 된장국을 끌여 먹자.', right: '저녁에는 된장국을 끓여 먹자.' },
    { wrong: '연구에 힘을 기우리고 있다.', right: '연구에 힘을 기울이고 있다.' },
  ],
  silent: ['고기를 굽혀 들었다.', '문제를 고쳤다.', '논에 물을 끌어 왔다.', '팔을 잡혀 끌려 나왔다.'],
  stems: `
    옴기다→옮기다,기우리다→기울이다,얼키다→얽히다,쫒기다→쫓기다,뚤리다→뚫리다,발키다→밝히다,이르키다→일으키다,갇추다→갖추다,맏기다→맡기다,업애다→없애다,
    없에다→없애다,널피다→넓히다,도리키다→돌이키다,굳치다→굳히다,덥치다→덮치다,뻣치다→뻗치다,걷우다→거두다,놋치다→놓치다,욷기다→웃기다,쫏기다→쫓기다,업치다→엎치다,
    얽히고섥히다→얽히고설키다,일르키다→일으키다,웃읍다→우습다,돗우다→돋우다,떠밭치다→떠받치다,돗구다→돋구다,믿업다→미덥다,흐트리다→흩트리다,믿브다→미쁘다`,
  beginnings: `
    막겼→맡겼,막기다→맡기다,구펴→굽혀,구폈→굽혔,놓첬→놓쳤,놓처→놓쳐,찓뜨→찢뜨,찓트→찢트,자펴→잡혀,자폈→잡혔,이켜→익혀,이켰→익혔,썩켜→썩혀,흗뜨→흩뜨,
    흗트→흩트,솓구→솟구,일으켯→일으켰,노쳐→놓쳐,노쳤→놓쳤,일우→이루,일워→이뤄,쫒아→쫓아,쫒는→쫓는,쫒았→쫓았`,
});

export const rule: Rule = { ...words, find: all(words.find, boiled) };
