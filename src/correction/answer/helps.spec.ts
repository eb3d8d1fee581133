import { beforeAll, describe, expect, it } from 'vitest';
import { sharedEngine } from '../../../test/support/engine.js';
import type { EvidenceAnalyser } from '../../analysis/evidence-analyser.js';
import { correct } from '../correct.js';
import { HELPS_OF_JUDGE } from '../judge/helps.js';
import type { Help } from '../types.js';
import { TYPO_HELPS } from '../typos/helps.js';
import { HELPS } from './helps.js';
import { ruleIdOf } from './reason-id.js';
import { THINKING } from './thoughts.js';

let engine: EvidenceAnalyser;
beforeAll(async () => {
  engine = await sharedEngine();
}, 120_000);

/** The helps of one rule, which may give several reasons. */
const ofRule = (helps: Record<string, Help>, rule: string) =>
  Object.values(helps).filter(({ id }) => ruleIdOf(id) === rule);

describe('helps', () => {
  it.each([...HELPS.values()].map((help) => [help.id, help] as const))(
    '%s says why, shows how, and names the article',
    (id, { comment, examples, ruleArticle }) => {
      expect(id).toMatch(/^[A-Za-z][A-Za-z-]*$/);
      expect(comment).toMatch(/[가-힣].*[.]$/);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(example).toMatch(/.+ → .+/);
      expect(ruleArticle).toMatch(/^$|한글 맞춤법|표준어 사정 원칙|외래어 표기법|문장 부호|호응/);
    },
  );

  it.each([...TYPO_HELPS, ...HELPS_OF_JUDGE].map((help) => [help.id, help] as const))(
    'the examples of %s come out as they are written',
    async (_id, { examples }) => {
      for (const example of examples) {
        const [wrong, right] = example.split(' → ') as [string, string];
        const { revised } = await correct(wrong, {}, engine);
        expect(revised).toBe(right);
      }
    },
  );

  it('cites the article that the finding goes by, not all of its rule', async () => {
    const { helps } = await correct('영수야 , 어서 와.', {}, engine);
    expect(ofRule(helps, 'punctuation').map(({ ruleArticle }) => ruleArticle)).toEqual([
      '문장 부호 쉼표 규정',
    ]);
  });

  it('cites every article that was needed, each in a help of its own', async () => {
    const { helps } = await correct('영수야 , 밥 먹자 . 국 , 밥도 있다.', {}, engine);
    const articles = ofRule(helps, 'punctuation').map(({ ruleArticle }) => ruleArticle);
    expect(articles.sort()).toEqual(['문장 부호 마침표 규정', '문장 부호 쉼표 규정']);
  });

  it('cites for what was merged the articles of its pieces', async () => {
    const { helps } = await correct('할수있는 일이다.', {}, engine);
    const pieces = Object.entries(helps).flatMap(([id, { ruleArticle }]) =>
      id === 'Merged' ? [] : [ruleArticle],
    );
    expect(pieces.length).toBeGreaterThan(0);
    for (const article of pieces) expect(helps.Merged?.ruleArticle).toContain(article);
    expect(helps.Merged?.ruleArticle).not.toContain('제1항');
  });

  it('gives the reason of the word that was changed, not of others that its rule changes', async () => {
    const { helps } = await correct('여기서 뛰면 안됩니다.', {}, engine);
    const comments = ofRule(helps, 'parted-phrases').map(({ comment }) => comment);
    expect(comments).toEqual(['부사 ‘안’은 뒤에 오는 용언과 띄어 씁니다.']);
    const other = await correct('내일 봬요. 그럼 내일 뵈요.', {}, engine);
    expect(ofRule(other.helps, 'doe-dwae')).toHaveLength(1);
    expect(ofRule(other.helps, 'doe-dwae')[0]!.comment).not.toContain('돼');
  });

  it('gives every word its own reason, each once', async () => {
    const { helps, blocks } = await correct('오랫만에 떡볶기를 먹었다. 오랫만이다.', {}, engine);
    const of = (i: number) => helps[blocks[i]!.revisions[0]!.helpId]!;
    expect(of(0)).toMatchObject({ comment: expect.stringMatching(/^‘오랜만’은 [^볶]*$/), ruleArticle: '' });
    expect(of(1)).toMatchObject({
      comment: expect.stringMatching(/^‘볶다’의 어간에 [^오]*$/),
      ruleArticle: '한글 맞춤법 제19항 1',
    });
    expect(of(2)).toBe(of(0));
  });

  it('cites nothing where no article decides, and says so', async () => {
    const { helps } = await correct('이게 왠 떡이야?', {}, engine);
    expect(ofRule(helps, 'waen-wen')[0]).toMatchObject({
      comment: expect.stringContaining('조항이 아니라 말의 쓰임에 따릅니다.'),
      ruleArticle: '',
    });
  });

  it('speaks of the context only where what was written is a word too', async () => {
    const { helps } = await correct('학쿄에 갔다.', {}, engine);
    expect(ofRule(helps, 'typo')[0]!.comment).not.toContain('문맥');
  });

  it('only streams speak of thoughts', async () => {
    const { helps } = await correct('새 에플리케이션을 설치했다.', {}, engine);
    expect(Object.keys(helps)).not.toContain(THINKING);
  });
});
