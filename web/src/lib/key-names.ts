import { say } from './language.svelte';

/** The names that the server itself gives to keys; all others are their owner's. */
const ENGLISH: Record<string, string> = {
  '말결 화면': 'this page, signed in by account',
  '시작 주소로 들어온 브라우저': 'browser signed in by the link of the start',
  '처음 시작할 때 만든 키': 'key made at the first start',
};

export const keyName = (label: string): string => say(label, ENGLISH[label] ?? label);
