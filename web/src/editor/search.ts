import { openSearchPanel, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import { language } from '../lib/language.svelte';

const KOREAN: Record<string, string> = {
  Find: '찾을 말',
  Replace: '바꿀 말',
  next: '다음',
  previous: '앞',
  all: '모두 고르기',
  'match case': '대소문자 가리기',
  regexp: '정규식',
  'by word': '낱말로',
  replace: '바꾸기',
  'replace all': '모두 바꾸기',
  close: '닫기',
  'current match': '지금 찾은 곳',
  'replaced $ matches': '$군데를 바꾸었습니다',
  'replaced match on line $': '$번째 줄에서 바꾸었습니다',
  'on line': '줄',
  'Go to line': '줄로 가기',
  go: '가기',
};

/** Found and replaced in all of the text: the search of the browser sees only what is drawn. */
export const searching: Extension = [search({ top: true }), keymap.of(searchKeymap)];

/** The words of the search panel. */
export const searchWords = (): Extension => EditorState.phrases.of(language.value === 'en' ? {} : KOREAN);

export function openSearch(view: EditorView | undefined): void {
  if (view) openSearchPanel(view);
}

/** The panel itself waits for a key to be released, which letters that are put together do not always tell. */
export function searchAsTyped({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.closest('.cm-search'))
    target.dispatchEvent(new Event('change'));
}
