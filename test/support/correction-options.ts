/** One line per option of RevisionConfig: a text, and what comes back without and with the option. */
export interface OptionCase {
  option: string;
  flag: string;
  text: string;
  off: string;
  on: string;
}

export const OPTION_CASES: readonly OptionCase[] = [
  {
    option: 'disable_vx_spacing',
    flag: '--disable-vx-spacing',
    text: '책을 읽어보았다.',
    off: '책을 읽어 보았다.',
    on: '책을 읽어보았다.',
  },
  {
    option: 'disable_vx_spacing',
    flag: '--disable-vx-spacing',
    text: '비가 올듯하다. 배가 떠내려가버렸다.',
    off: '비가 올 듯하다. 배가 떠내려가 버렸다.',
    // behind a compound of three syllables the norm leaves no choice
    on: '비가 올듯하다. 배가 떠내려가 버렸다.',
  },
  {
    option: 'disable_typo_correction',
    flag: '--disable-typo-correction',
    text: '새 에플리케이션을 설치했다.',
    off: '새 애플리케이션을 설치했다.',
    on: '새 에플리케이션을 설치했다.',
  },
  {
    option: 'disable_confusion',
    flag: '--disable-confusion',
    text: '이게 왠 떡이야?',
    off: '이게 웬 떡이야?',
    on: '이게 왠 떡이야?',
  },
  {
    option: 'enable_limited_punctuation',
    flag: '--limited-punctuation',
    text: '비가 왔다. 우리가 먼저 길을 찾았다',
    off: '비가 왔다. 우리가 먼저 길을 찾았다.',
    on: '비가 왔다. 우리가 먼저 길을 찾았다',
  },
  {
    option: 'enable_limited_punctuation',
    flag: '--limited-punctuation',
    text: '비가 왔다。',
    off: '비가 왔다。',
    on: '비가 왔다。',
  },
  {
    option: 'enable_cleanup_whitespace',
    flag: '--cleanup-whitespace',
    text: '  비가   왔다. ',
    off: '  비가   왔다. ',
    on: '비가 왔다.',
  },
  {
    option: 'enable_sentence_check',
    flag: '--sentence-check',
    text: '그 일은 잊혀졌다.',
    off: '그 일은 잊혀졌다.',
    on: '그 일은 잊혔다.',
  },
];

/** A text in which each level changes more than the one before it. */
export const LEVEL_CASES = {
  text: '창문을 열어주었다. 시청율이 올랐다. 우리는 밤을 새고 일했다.',
  careful: '창문을 열어주었다. 시청률이 올랐다. 우리는 밤을 새고 일했다.',
  normal: '창문을 열어 주었다. 시청률이 올랐다. 우리는 밤을 새고 일했다.',
  strict: '창문을 열어 주었다. 시청률이 올랐다. 우리는 밤을 새우고 일했다.',
};
