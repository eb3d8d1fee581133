/** Particles of one syllable that people take for each other, or the last syllables of longer ones. */
export const PARTICLES: readonly string[] = [
  '이',
  '가',
  '은',
  '는',
  '을',
  '를',
  '에',
  '의',
  '와',
  '과',
  '로',
  '도',
  '만',
  '께',
  '서',
];

/** Particles that people take for one of another length. */
export const LONGER_PARTICLES: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['에서', ['에', '에게서', '의']],
  ['에게', ['에', '의', '를', '을']],
  ['에', ['에서', '에게', '으로']],
  ['으로', ['을', '에', '로']],
  ['로', ['으로', '에게']],
  ['을', ['으로', '에서', '에게']],
  ['를', ['로', '에게', '한테']],
  ['밖에', ['만']],
];
