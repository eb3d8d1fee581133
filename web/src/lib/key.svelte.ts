const NAME = 'malgyeol-key';

/** The access key: kept in this tab, or in this browser where its owner chose so. */
export const key = $state({
  value: localStorage.getItem(NAME) ?? sessionStorage.getItem(NAME) ?? '',
  remembered: localStorage.getItem(NAME) !== null,
  /** The server asked for one. */
  required: false,
});

export function saveKey(value: string, remember: boolean): void {
  localStorage.removeItem(NAME);
  sessionStorage.removeItem(NAME);
  if (value !== '') (remember ? localStorage : sessionStorage).setItem(NAME, value);
  key.value = value;
  key.remembered = remember;
  key.required = false;
}
