import { describe, expect, it } from 'vitest';
import { attach } from '../../lexicon/conjugation.js';
import type { StemTag } from '../../lexicon/irregular-stems.js';
import { FITS, joinDegree } from '../../lexicon/joins.js';
import { Lexicon } from '../../lexicon/lexicon.js';
import { SPOKEN_ENDINGS } from '../../lexicon/spoken-endings.js';
import type { Tag } from '../../lexicon/tags.js';
import { loadModelFiles } from '../encoder/model-files.js';
import { spokenForm } from './spoken-forms.js';

const lexicon = Lexicon.from(loadModelFiles()['lexicon.bin']!);

const show = (form: ReadonlyArray<{ form: string; tag: Tag }> | undefined) =>
  form?.map(({ form: letters, tag }) => `${letters}/${tag}`).join('+') ?? '';

/** Stems of every conjugation. */
const STEMS: ReadonlyArray<readonly [stem: string, tag: StemTag, host: 'v' | 'a']> = [
  ...'먹 가 오 하 만들 듣 돕 마시 부르 바꾸 읽 앉 보내 찾'
    .split(' ')
    .map((stem) => [stem, 'VV', 'v'] as const),
  ...'좋 춥 예쁘 길 많 그렇 싸 어렵 높'.split(' ').map((stem) => [stem, 'VA', 'a'] as const),
];

describe('a form with an ending of the table', () => {
  it('is read back as it was written, whatever the stem and the ending', () => {
    const lost: string[] = [];
    let written = 0;
    for (const { form, tag, hosts } of SPOKEN_ENDINGS) {
      for (const [stem, stemTag, host] of STEMS) {
        if (!hosts.has(host) || joinDegree(stem, stemTag, form, tag) !== FITS) continue;
        const behind = tag === 'EP' ? '지' : '';
        for (const surface of attach(stem, stemTag, form)) {
          written++;
          const read = spokenForm(surface + behind, lexicon);
          // 들, 듣: another stem may look the same before the ending.
          const same = read?.[1]?.form === form && read[1].tag === tag && read[0]!.tag === stemTag;
          if (!same) lost.push(`${stem}+${form} ${surface}${behind}: ${show(read)}`);
        }
      }
    }
    expect(written).toBeGreaterThan(400);
    expect(lost.length / written, lost.join('\n')).toBeLessThan(0.05);
  });

  it.each([
    ['온댔어', '오/VV+ㄴ댔/EP+어/E'],
    ['먹는댔는데', '먹/VV+는댔/EP+는데/E'],
    ['없댔어요', '없/VA+댔/EP+어요/E'],
    ['했댔지', '하/VV+았/EP+댔/EP+지/E'],
    ['얼마랬지', '얼마/NNG+이/VCP+랬/EP+지/E'],
    ['범인이랬다', '범인/NNG+이/VCP+랬/EP+다/E'],
    ['먹으랬잖아', '먹/VV+으랬/EP+잖아/E'],
    ['가쟀더니', '가/VV+쟀/EP+더니/E'],
    ['했심더', '하/VV+았/EP+심더/EF'],
    ['간다카더라', '가/VV+ㄴ다/EC+카/VV+더라/E'],
    ['뭐라카노', '뭐/NP+이/VCP+라/EC+카/VV+노/E'],
    ['우짜노', '우짜/VV+노/E'],
    ['집이랑께', '집/NNG+이/VCP+랑께/EF'],
    ['해부렀어', '하/VV+아/EC+부러/VX+었/EP+어/E'],
    ['그렇것제', '그렇/VA+것/EP+제/EF'],
    ['갈텨', '가/VV+ㄹ텨/EF'],
    ['아니우다', '아니/VCN+우다/EF'],
    ['옵서', '오/VV+ㅂ서/EF'],
  ])('%s: %s', (surface, analysis) => {
    expect(show(spokenForm(surface, lexicon))).toContain(analysis);
  });

  it.each(['사람', '컴퓨터', '먹었다', '학교에서', '나무', '그랬다'])('%s is none', (surface) => {
    expect(spokenForm(surface, lexicon)).toBeUndefined();
  });
});
