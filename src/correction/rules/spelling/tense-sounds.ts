import { all } from '../../rule/combine.js';
import { bySpellings, changed } from '../../rule/dictionary-spelling.js';
import type { Rule } from '../../rule/rule.js';
import { wordRule } from '../../rule/word-rule.js';

const LAX: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };

const words = wordRule({
  id: 'tense-sounds',
  title: '까닭 없이 나는 된소리',
  category: 'WORD',
  article: '한글 맞춤법 제5항',
  comment:
    '한 낱말 안에서 뚜렷한 까닭 없이 나는 된소리는 된소리로 적되, ‘ㄱ, ㅂ’ 받침 뒤에서는 같거나 비슷한 음절이 겹치지 않는 한 된소리로 적지 않습니다.',
  examples: [
    { wrong: '갑짜기 비가 왔다.', right: '갑자기 비가 왔다.' },
    { wrong: '깍뚜기를 담갔다.', right: '깍두기를 담갔다.' },
  ],
  silent: ['몹시 춥다.', '딱딱한 빵', '쓱싹쓱싹 톱질한다.', '담북장을 끓여 먹었다.'],
  nouns: `
    으듬→으뜸,옵바→오빠,엇개→어깨,깍뚜기→깍두기,깎두기→깍두기,뚝빼기→뚝배기,색씨→색시,딱찌→딱지,
    국쑤→국수,접씨→접시,담북→담뿍`,
  stems: `
    엇더하다→어떠하다,깃브다→기쁘다,갓구다→가꾸다,갓꾸다→가꾸다,쑥쓰럽다→쑥스럽다`,
  beginnings: `
    깃뻐→기뻐,잔득→잔뜩,싹뚝→싹둑,법썩→법석,덥썩→덥석,갑짝→갑작,몹씨→몹시,늑때→늑대,낙찌→낙지,국쑤→국수,접씨→접시,갑짜기→갑자기,산듯→산뜻,훨신→훨씬,
    살작→살짝,소적새→소쩍새,소쩍세→소쩍새,엉둥→엉뚱,잇다금→이따금,기브다→기쁘다,시끌벅쩍→시끌벅적,움질→움찔,거구로→거꾸로,이다금→이따금,꺼꾸로→거꾸로,해슥→해쓱,
    넙쭉→넙죽,납짝→납작,넙쩍→넙적,욱씬→욱신,깜짝놀→깜짝 놀`,
});

/** The lists, and what the dictionary knows. */
export const rule: Rule = {
  ...words,
  find: all(
    words.find,
    bySpellings((noun) =>
      changed(noun, (at, next) => {
        const lax = next && LAX[next.onset];
        return lax && /[ㄱㅂ]/.test(at.coda) ? [[at, { ...next, onset: lax }]] : [];
      }),
    ),
  ),
};
