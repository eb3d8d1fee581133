import { wordRule } from '../word-rule.js';

export const rule = wordRule({
  id: 'strong-sounds',
  title: '거센소리 표준어',
  category: 'STANDARD',
  article: '표준어 사정 원칙 제3항, 제4항',
  comment:
    '‘끄나풀, 부엌, 살쾡이, 칸’처럼 거센소리를 가진 형태나 ‘거시기, 분침’처럼 그렇지 않은 형태 가운데 널리 쓰이는 하나만 표준어입니다.',
  examples: [
    { wrong: '부억에서 밥을 짓는다.', right: '부엌에서 밥을 짓는다.' },
    { wrong: '그의 끄나불 노릇을 했다.', right: '그의 끄나풀 노릇을 했다.' },
  ],
  silent: ['새벽녘에 일어났다.', '빈칸을 채워라.'],
  nouns: `
    끄나불→끄나풀,나발꽃→나팔꽃,부억→부엌,삵괭이→살쾡이,새벽녁→새벽녘,저녁녁→저녁녘,동녁→동녘,서녁→서녘,남녁→남녘,북녁→북녘
    해질녁→해 질 녘,거시키→거시기`,
  beginnings: `
    떨어먹→털어먹`,
});
