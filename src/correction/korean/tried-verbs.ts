import type { LineView, WordView } from '../line/line-view.js';
import { ownObject } from './own-object.js';

/** 속을 떠보다, 얼굴을 뜯어보다: what is sounded or studied; everything else is scooped or torn open. */
const SOUNDED =
  /(?:속|마음|맘|의중|의향|의사|생각|뜻|심중|심리|진심|본심|속내|속마음|눈치|사람|상대|친구|반응)$/;

/**
 * Verbs of which -어 보다 is one word by what is looked at, asked or studied, and two words where the object shows that
 * something is done to see how it goes: 약속을 지켜 보다, 사과를 물어 보다.
 */
const TRIED: Readonly<Record<string, (object: string) => boolean>> = {
  지켜: (object) =>
    /(?:약속|규칙|규정|법|질서|순서|차례|시간|기한|마감|원칙|예의|신호|비밀|의리|절개|지조|체면|자존심|건강|전통|절차|본분|도리)$/.test(
      object,
    ),
  둘러: (object) =>
    /(?:기름|식용유|간장|소스|식초|목도리|스카프|머플러|수건|앞치마|치마|숄|망토|담요|이불|허리띠|벨트|완장|띠|끈|리본|테이프|붕대|천|보자기|두건|병풍|울타리)$/.test(
      object,
    ),
  물어: (object) =>
    /(?:사과|배|과일|빵|떡|고기|과자|사탕|뼈|담배|파이프|빨대|손가락|입술|젖|젖꼭지|재갈|먹이|미끼)$/.test(
      object,
    ),
  떠: (object) => !SOUNDED.test(object),
  뜯어: (object) =>
    /(?:상자|봉투|봉지|편지|포장|포장지|선물|소포|택배|꾸러미|뚜껑|기계|시계|벽|바닥|천장|나물|풀)$/.test(
      object,
    ),
};

/** Does the object of this verb show that it is only tried? */
export function isTried(line: LineView, word: WordView | undefined): boolean {
  if (!word || !Object.hasOwn(TRIED, word.surface)) return false;
  const object = ownObject(line, word);
  return object !== undefined && TRIED[word.surface]!(object);
}
