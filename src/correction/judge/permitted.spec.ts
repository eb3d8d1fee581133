import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correctAll } from '../correct.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

describe('what the norm or the writer decides', () => {
  it.each([
    ['an auxiliary', '사진을 여러 장 보내 주었다.'],
    ['a particle said short', '굳이 걱정할 필욘 없다.'],
    ['a name in quotation marks', "동아리 '빛을담는사람들'에 들었다."],
    ['a word that paints a movement', '아기가 방끗 웃었다.'],
    ['a suffix behind a unit', '어린 나무가 3.3cm가량이나 자랐다.'],
    ['a form that is seldom written', '뜨거운 물에 손을 뎄어.'],
    ['a longer particle', '그는 굵은 눈물로서 호소했다.'],
    ['a word beside a bracket', '핵심은<公益>이라는 말에 있다.'],
    ['what is pointed at', '행사는 해마다 이 곳에서 열린다.'],
    ['a word of two syllables before a particle', '한번은 이런 일이 있었다.'],
    ['a compound of a dictionary', '외투에 똑딱단추를 달고 눈썹연필을 챙겼다.'],
  ])('is left alone: %s', async (_, text) => {
    const [answer] = await correctAll([text], {}, engine);
    expect(answer!.revised).toBe(text);
  });
});
