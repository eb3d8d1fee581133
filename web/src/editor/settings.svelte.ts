import { onStored, readStored, writeStored } from '../lib/stored';

export type Level = 'CAREFUL' | 'NORMAL' | 'STRICT';

interface Settings {
  level: Level;
  caret: boolean;
  auxiliary: boolean;
  agreement: boolean;
  title: boolean;
  cleanup: boolean;
  sideBySide: boolean;
  /** Words and rules that the writer never wants to hear of. */
  ignoredWords: string[];
  ignoredRules: string[];
}

const DEFAULTS: Settings = {
  level: 'NORMAL',
  caret: true,
  auxiliary: true,
  agreement: false,
  title: false,
  cleanup: false,
  sideBySide: false,
  ignoredWords: [],
  ignoredRules: [],
};

/** How the writer wants to be corrected; kept in this browser. */
export const settings = $state<Settings>({ ...DEFAULTS, ...readStored<Partial<Settings>>('settings', {}) });

export function changeSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  writeStored('settings', settings);
}

/** What is chosen in another window holds here too, and is not written over by what is chosen here. */
export function hearSettings(heard: () => void): void {
  const wanted = () => JSON.stringify([configOf(), settings.ignoredWords]);
  onStored('settings', () => {
    const before = wanted();
    Object.assign(settings, readStored<Partial<Settings>>('settings', {}));
    if (wanted() !== before) heard();
  });
}

/** RevisionConfig of the wire. */
export function configOf(): object {
  return {
    level: settings.level,
    ignore_rules: [...settings.ignoredRules],
    disable_caret_spacing: !settings.caret,
    disable_vx_spacing: !settings.auxiliary,
    treat_as_title: settings.title,
    enable_sentence_check: settings.agreement,
    enable_cleanup_whitespace: settings.cleanup,
  };
}
