import { redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import type { ChangeSet, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Desk } from '../documents/desk.svelte';
import { announce } from '../lib/announce.svelte';
import { dictionaries } from '../lib/dictionaries.svelte';
import type { Help } from '../lib/types';
import { backToText, leaveCard } from './card-focus';
import { type CheckStatus, doneMessage } from './check-status';
import { Checker } from './checker';
import { carryOut } from './decisions';
import { extensions } from './extensions';
import { type Finding, type Kind, neighbourOf } from './finding';
import { findingAt, placeOf, setCurrent, setFindings, setLeftAlone, shownFindings } from './finding-marks';
import { suggestionName } from './kinds';
import { knownFindings, seenPlace } from './known-findings';
import { configOf, hearSettings, settings } from './settings.svelte';

/** How the card was opened: what the pointer opened closes when the pointer leaves. */
export type Opened = 'hover' | 'click' | 'key';

/** The lists beside the text are drawn again this long after a change, in milliseconds: typing comes first. */
const LISTS_AFTER_MS = 150;

/** The text, what was found in it and what the writer decided; it outlives the view that shows it. */
class Session {
  findings = $state.raw<Finding[]>([]);
  helps = $state.raw<Record<string, Help>>({});
  status = $state.raw<CheckStatus>({ state: 'empty' });
  current = $state.raw<Finding | undefined>();
  opened = $state.raw<Opened>('click');
  only = $state.raw<Kind | ''>('');
  undoable = $state.raw(false);
  redoable = $state.raw(false);
  /** Grows with every change of the text or of what is found, for whatever follows them. */
  version = $state.raw(0);

  readonly desk = new Desk({
    extensions: () => extensions(this),
    onTransaction: (transaction) => this.#follow(transaction),
    onOpened: () => this.#turn(),
  });
  #lists: ReturnType<typeof setTimeout> | undefined;
  #checker = new Checker({
    doc: () => this.desk.doc,
    seen: () => seenPlace(this.view),
    names: () => dictionaries.chosen,
    config: configOf,
    onKnown: () => this.#show(),
    onStatus: (status) => this.#tell(status),
  });

  constructor() {
    hearSettings(this.recheck);
  }

  readonly shown = $derived(
    this.only === '' ? this.findings : this.findings.filter(({ kind }) => kind === this.only),
  );

  get view(): EditorView | undefined {
    return this.desk.view;
  }

  get text(): string {
    return this.desk.text;
  }

  /** From the text of the file that was opened to the text as it is. */
  get changes(): ChangeSet {
    return this.desk.fileChanges;
  }

  mount(parent: HTMLElement): void {
    this.desk.attach(parent);
    this.refresh();
    this.#checker.soon(0);
  }

  unmount(): void {
    this.#checker.stop();
    this.close();
    this.desk.detach();
  }

  /** Other rules or dictionaries hold: everything is looked at again. */
  recheck = (): void => this.#checker.again();

  /** What failed is tried again now. */
  retry = (): void => this.#checker.soon(0);

  /** Something else has come into sight, or letters that were put together stand now: marks may come there. */
  lookSoon = (): void => this.#checker.soon();

  /** A text from elsewhere, as a document of its own. */
  replaceText(text: string, file = ''): void {
    this.desk.begin(text, file);
  }

  open(finding: Finding, how: Opened): void {
    const place = this.view && placeOf(this.view.state, finding.id);
    if (this.current?.id !== finding.id) leaveCard();
    this.current = { ...finding, ...place };
    this.opened = how;
    // The card of a small screen covers its lower half.
    const uncovered =
      place && matchMedia('(max-width: 45rem)').matches
        ? [EditorView.scrollIntoView(place.from, { y: 'start', yMargin: 48 })]
        : [];
    this.view?.dispatch({ effects: [setCurrent.of(finding.id), ...uncovered] });
  }

  close(): void {
    if (!this.current) return;
    backToText(this.view?.contentDOM);
    this.current = undefined;
    this.view?.dispatch({ effects: setCurrent.of(0) });
  }

  /** Goes to a finding: the text scrolls there, the card opens. */
  visit(finding: Finding, how: Opened): void {
    const place = this.view && placeOf(this.view.state, finding.id);
    if (!this.view || !place) return;
    this.view.dispatch({
      selection: { anchor: place.from, head: place.to },
      effects: EditorView.scrollIntoView(place.from, { y: 'center' }),
    });
    this.open({ ...finding, ...place }, how);
  }

  /** The next finding (or the one before) from where the writer is; round at the end. */
  step(direction: 1 | -1, how: Opened): boolean {
    const { view } = this;
    if (!view) return false;
    const only = this.only;
    const all = shownFindings(view.state).filter(({ kind }) => only === '' || kind === only);
    if (all.length === 0) return false;
    const here = this.current && placeOf(view.state, this.current.id);
    const next = neighbourOf(all, direction, here, view.state.selection.main.from);
    this.visit(next, how);
    announce(`${all.indexOf(next) + 1}/${all.length} ${suggestionName(next)}`);
    return true;
  }

  undo = (): boolean => this.view !== undefined && undo(this.view);
  redo = (): boolean => this.view !== undefined && redo(this.view);

  findingAt = (place: number): Finding | undefined => this.view && findingAt(this.view.state, place);

  /** Everything that is known, where it stands now; what is not known yet keeps the marks that it has. */
  #show(): void {
    const { view } = this;
    const units = this.#checker.unitsOf(this.desk.doc);
    if (!view || !units) return;
    const found = knownFindings(units, this.#checker.answers, view, settings.ignoredWords);
    this.helps = this.#checker.answers.helps;
    view.dispatch({ effects: setFindings.of(found) });
    if (this.current) {
      const same = found.find(({ id }) => id === this.current?.id);
      if (same) this.open(same, this.opened);
      else this.close();
    }
    this.refresh();
  }

  #tell(status: CheckStatus): void {
    const before = this.status.state;
    this.status = status;
    if (status.state === 'failed' && before !== 'failed') announce(status.message ?? '');
    if (status.state !== 'done' || before === 'done') return;
    this.refresh();
    announce(doneMessage(this.findings.length));
  }

  /** Another document lies on the desk. */
  #turn(): void {
    this.current = undefined;
    this.only = '';
    this.findings = [];
    this.refresh();
    this.#checker.soon(0);
  }

  #follow(transaction: Transaction): void {
    const decided = carryOut(transaction);
    if (decided.places) this.desk.decided();
    if (decided.rules) this.recheck();
    const { docChanged, state } = transaction;
    if (!docChanged) {
      const isHeard = transaction.effects.some((effect) => effect.is(setLeftAlone));
      if (!decided.places && !decided.words && !isHeard) return;
      this.#countUndo();
      // What is heard of again is shown again.
      queueMicrotask(() => this.#show());
      return;
    }
    this.#countUndo();
    if (this.current) {
      const place = placeOf(state, this.current.id);
      if (place) this.current = { ...this.current, ...place };
      else queueMicrotask(() => this.close());
    }
    this.#checker.soon();
    clearTimeout(this.#lists);
    this.#lists = setTimeout(() => this.refresh(), LISTS_AFTER_MS);
  }

  #countUndo(): void {
    const { state } = this.desk;
    this.undoable = undoDepth(state) > 0;
    this.redoable = redoDepth(state) > 0;
  }

  /** The lists beside the text as the text is now. */
  refresh(): void {
    clearTimeout(this.#lists);
    if (!this.view) return;
    this.findings = shownFindings(this.view.state);
    this.#countUndo();
    this.version++;
  }
}

export const session = new Session();
export type { Session };
