import type { Tag } from '../tags.js';

/** The parts of speech by their number in the files. */
export const SENSE_PARTS = [
  '명사',
  '의존 명사',
  '대명사',
  '수사',
  '동사',
  '보조 동사',
  '형용사',
  '보조 형용사',
  '관형사',
  '부사',
  '감탄사',
] as const;
export type SensePart = (typeof SENSE_PARTS)[number];

/** The tags that our convention gives to words of a part of speech, the usual one first. */
export const TAGS_OF: Record<SensePart, readonly Tag[]> = {
  명사: ['NNG', 'NNP', 'NNB', 'XR'],
  '의존 명사': ['NNB', 'NNG', 'NNP'],
  대명사: ['NP'],
  수사: ['NR', 'MMN'],
  동사: ['VV', 'VX'],
  '보조 동사': ['VX', 'VV'],
  형용사: ['VA', 'VX', 'VCN'],
  '보조 형용사': ['VX', 'VA'],
  관형사: ['MMA', 'MMD', 'MMN'],
  부사: ['MAG', 'MAJ'],
  감탄사: ['IC'],
};

/** The letter under which the words of a part of speech are listed: 배/N, 쓰/V, 안/M. */
export const LETTER_OF: Record<SensePart, 'N' | 'V' | 'M'> = {
  명사: 'N',
  '의존 명사': 'N',
  대명사: 'N',
  수사: 'N',
  동사: 'V',
  '보조 동사': 'V',
  형용사: 'V',
  '보조 형용사': 'V',
  관형사: 'M',
  부사: 'M',
  감탄사: 'M',
};
