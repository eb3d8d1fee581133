import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Compartment, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view';
import { say } from '../lib/language.svelte';
import { accept, ignoreOnce } from './choices';
import { undoableDecisions } from './decisions';
import { findingExtensions } from './finding-marks';
import { nonce } from './nonce';
import { placeExtensions } from './places';
import { searching, searchWords } from './search';
import type { Session } from './session.svelte';

/** How long the pointer rests on a word before its card opens, in milliseconds. */
const HOVER_MS = 250;

/** The words of the page inside of the editor. */
const words = new Compartment();
/** The editor speaks another language; its text, its place and its focus stay. */
export const reworded = () => words.reconfigure(wording());

function wording(): Extension {
  return [
    EditorView.contentAttributes.of({ 'aria-label': say('교정할 글', 'Text to correct') }),
    placeholder(hint),
    searchWords(),
  ];
}

/** Everything that the editor of the page is made of. */
export function extensions(session: Session): Extension {
  return [
    EditorView.cspNonce.of(nonce),
    history(),
    drawSelection(),
    EditorView.lineWrapping,
    words.of(wording()),
    EditorView.contentAttributes.of({
      'aria-multiline': 'true',
      lang: 'ko',
      // It can be focused anyway; not every reader of the page knows that of editable text.
      tabindex: '0',
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
    }),
    findingExtensions,
    placeExtensions,
    undoableDecisions,
    searching,
    keymap.of([...keysOf(session), ...defaultKeymap, ...historyKeymap]),
    pointer(session),
  ];
}

function hint(): HTMLElement {
  const element = document.createElement('span');
  element.textContent = say(
    '여기에 글을 쓰거나 붙여 넣으세요. 파일을 끌어다 놓아도 됩니다.',
    'Write or paste Korean text here, or drop a file.',
  );
  return element;
}

function keysOf(session: Session) {
  const acceptHere = () => {
    if (!session.current) return false;
    const { current } = session;
    session.step(1, 'key');
    accept(session, current);
    return true;
  };
  const ignoreHere = () => {
    if (!session.current) return false;
    const { current } = session;
    session.step(1, 'key');
    ignoreOnce(session, current);
    return true;
  };
  const openHere = () => {
    const finding = session.findingAt(session.view!.state.selection.main.head);
    if (finding) session.open(finding, 'key');
    queueMicrotask(() => document.querySelector<HTMLElement>('.finding-card .primary')?.focus());
    return finding !== undefined || session.current !== undefined;
  };
  const close = () => {
    const open = session.current !== undefined;
    session.close();
    return open;
  };
  return [
    { key: 'F8', run: () => session.step(1, 'key'), shift: () => session.step(-1, 'key') },
    { key: 'Alt-ArrowDown', run: () => session.step(1, 'key') },
    { key: 'Alt-ArrowUp', run: () => session.step(-1, 'key') },
    { key: 'Alt-Enter', run: acceptHere },
    { key: 'Alt-Backspace', run: ignoreHere },
    { key: 'Mod-.', run: openHere },
    { key: 'Escape', run: close },
  ];
}

function pointer(session: Session): Extension {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const findingUnder = (target: EventTarget | null) => {
    const mark = target instanceof Element ? target.closest<HTMLElement>('[data-finding]') : null;
    return mark && session.findings.find(({ id }) => String(id) === mark.dataset.finding);
  };
  return EditorView.domEventHandlers({
    mouseover(event) {
      clearTimeout(timer);
      const finding = findingUnder(event.target);
      if (!finding || matchMedia('(hover: none)').matches || session.opened === 'key') return;
      timer = setTimeout(() => {
        if (session.current?.id !== finding.id) session.open(finding, 'hover');
      }, HOVER_MS);
    },
    mouseout: () => clearTimeout(timer),
    scroll: () => session.lookSoon(),
    compositionend: () => session.lookSoon(),
    mousemove: () => {
      // The pointer is in use again: keys no longer decide which card is open.
      if (session.opened === 'key' && !session.current) session.opened = 'hover';
    },
    mousedown(event) {
      const finding = findingUnder(event.target);
      clearTimeout(timer);
      if (!finding) {
        session.close();
        return false;
      }
      const again = session.current?.id === finding.id && session.opened === 'click';
      session.open(finding, 'click');
      // The keyboard of a phone would hide the card; a second tap puts the cursor into the word.
      if (matchMedia('(pointer: coarse)').matches && !again) {
        event.preventDefault();
        session.view?.contentDOM.blur();
        return true;
      }
      return false;
    },
  });
}
