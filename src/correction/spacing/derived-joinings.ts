import {
  isAdverbial,
  isDerivedVerb,
  isModified,
  isNounPhrase,
  isSomeoneBecoming,
  isUndergone,
  saysHow,
} from './derived-verbs.js';
import { ANY, type Joining, LIKELY, TOGETHER } from './joining.js';
import { isManner } from './parted-words.js';

/** Nouns and roots with what makes another word of them: 선생 님, 방지 하다, 거절 당하다, 울퉁불퉁 하다. */
export const DERIVED_JOININGS: readonly Joining[] = [
  // 님 behind a name is a noun of its own (제48항)
  {
    rule: 'spacing-derived',
    first: /^XSN$/,
    most: LIKELY,
    when: ({ first, last }) => first.form !== '님' || last.tag !== 'NNP',
  },
  // 정당화 되다: what is made so with 화 is no word before another
  {
    rule: 'spacing-derived',
    last: /^XSN$/,
    first: /^(?:XSV|VV)$/,
    most: ANY,
    when: ({ line, left, last, first }) =>
      last.form === '화' && /^(?:하|되|시키)$/.test(first.form) && !isModified(line, left),
  },
  {
    rule: 'spacing-derived',
    last: /^(?:NNG|XR)$/,
    first: /^XS[VA]$/,
    most: LIKELY,
    when: (gap) => !isSomeoneBecoming(gap) && !isNounPhrase(gap.left) && !saysHow(gap),
  },
  {
    rule: 'spacing-derived',
    last: /^(?:NNG|XR)$/,
    first: /^XS[VA]$/,
    most: ANY,
    when: (gap) => !isSomeoneBecoming(gap) && isDerivedVerb(gap) && !saysHow(gap),
  },
  // 시간 되다, 문제 되다: read as a verb of its own 되다 makes none with the noun
  {
    rule: 'spacing-derived',
    last: /^NNG$/,
    first: /^VV$/,
    most: TOGETHER,
    when: (gap) => /^(?:하|시키|당하)$/.test(gap.first.form),
  },
  {
    rule: 'spacing-derived',
    last: /^NNG$/,
    first: /^VV$/,
    most: ANY,
    when: (gap) => gap.first.form === '하' && isDerivedVerb(gap) && !isAdverbial(gap),
  },
  // 발급 받다, 거절 당하다: what is done to somebody
  {
    rule: 'spacing-derived',
    last: /^NNG$/,
    first: /^VV$/,
    most: ANY,
    when: isUndergone,
    sure: 0.9,
  },
  // 아기자기 하다, 울퉁불퉁 하다: how something is makes an adjective
  {
    rule: 'spacing-derived',
    last: /^(?:XR|MAG)$/,
    first: /^(?:XS[VA]|V[VAX])$/,
    most: ANY,
    when: isManner,
  },
];
