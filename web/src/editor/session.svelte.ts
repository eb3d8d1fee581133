import { isolateHistory, redo, redoDepth, undo, undoDepth } from '@codemirror/commands';
import { ChangeSet, EditorState, type StateEffect } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { ruleIdOf } from '../../../src/correction/answer/reason-id';
import { announce } from '../lib/announce.svelte';
import { dictionaries } from '../lib/dictionaries.svelte';
import { draft, keepDraft, setDraft } from '../lib/draft.svelte';
import { counted, say } from '../lib/language.svelte';
import { readStored, writeStored } from '../lib/stored';
import type { Correction, Help } from '../lib/types';
import { broughtTo, changesFrom } from './changes';
import { type CheckStatus, doneMessage } from './check-status';
import { Checker } from './checker';
import { extensions } from './extensions';
import { type Finding, findingsOf, type Kind, neighbourOf, recognised, wordOf } from './finding';
import {
  dropFindings,
  findingAt,
  leaveAlone,
  leftAlone,
  leftAloneAt,
  placeOf,
  rangesOf,
  setCurrent,
  setFindings,
  shownFindings,
} from './finding-marks';
import { changeSettings, configOf, settings } from './settings.svelte';

/** How the card was opened: what the pointer opened closes when the pointer leaves. */
export type Opened = 'hover' | 'click' | 'key';

/** The lists beside the text are drawn again this long after a change, in milliseconds: typing comes first. */
const LISTS_AFTER_MS = 150;

/** The text, what was found in it and what the writer decided; it outlives the view that shows it. */
class Session {
  view = $state.raw<EditorView | undefined>();
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
  /** From the text of the file that was opened to the text as it is. */
  changes: ChangeSet = ChangeSet.empty(draft.text.length);

  #state: EditorState | undefined;
  #lists: ReturnType<typeof setTimeout> | undefined;
  #checker = new Checker({
    text: () => this.text,
    names: () => dictionaries.chosen,
    config: configOf,
    onFound: (correction) => this.#show(correction),
    onStatus: (status) => this.#tell(status),
  });

  readonly shown = $derived(
    this.only === '' ? this.findings : this.findings.filter(({ kind }) => kind === this.only),
  );

  get text(): string {
    return (this.view?.state ?? this.#state)?.doc.toString() ?? draft.text;
  }

  mount(parent: HTMLElement): void {
    this.view = new EditorView({ state: this.#stateNow(), parent });
    this.#refresh();
    this.#checker.soon(0);
  }

  /** The state as it was left, with what was written elsewhere put in; or what an earlier page has kept. */
  #stateNow(): EditorState {
    if (this.#state !== undefined) {
      const { state, changes } = broughtTo(this.#state, draft.text);
      this.changes = this.changes.compose(changes);
      return state;
    }
    const ranges = readStored<Array<[number, number]>>('left-alone', []);
    this.changes = changesFrom(readStored<unknown>('changes', null), draft.text.length);
    return EditorState.create({
      doc: draft.text,
      extensions: [
        leftAlone.init(() => leftAloneAt(ranges, draft.text.length)),
        extensions(this),
        EditorView.updateListener.of((u) => this.#follow(u)),
      ],
    });
  }

  unmount(): void {
    this.#checker.stop();
    this.close();
    this.#state = this.view?.state;
    this.view?.destroy();
    this.view = undefined;
    this.keep();
  }

  /** Text and decisions, as they are, into this browser. */
  keep(): void {
    const state = this.view?.state ?? this.#state;
    if (state === undefined) return;
    draft.text = state.doc.toString();
    const kept = keepDraft() && writeStored('left-alone', rangesOf(state.field(leftAlone)));
    writeStored('changes', this.changes.toJSON());
    if (!kept)
      announce(say('글이 길어 이 브라우저에 남기지 못했습니다.', 'The text is too long to be kept here.'));
  }

  recheck = (): void => this.#checker.soon(0);

  replaceText(text: string): void {
    const { view } = this;
    if (!view) return;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      selection: { anchor: 0 },
      effects: EditorView.scrollIntoView(0),
      annotations: isolateHistory.of('full'),
    });
    this.changes = ChangeSet.empty(view.state.doc.length);
  }

  open(finding: Finding, how: Opened): void {
    const place = this.view && placeOf(this.view.state, finding.id);
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
    const at = all.indexOf(next) + 1;
    const way = next.alternatives[0];
    announce(`${at}/${all.length} ‘${next.origin}’ → ${way ? `‘${way}’` : say('지움', 'delete')}`);
    return true;
  }

  accept(finding: Finding, revised = finding.alternatives[0]!): void {
    const place = this.view && placeOf(this.view.state, finding.id);
    if (!this.view || !place) return;
    this.view.dispatch({
      changes: { ...place, insert: revised },
      effects: dropFindings.of(new Set([finding.id])),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.correct',
    });
    announce(say(`‘${revised}’(으)로 바꾸었습니다.`, `Changed to ‘${revised}’.`));
  }

  /** All that is certain among what is shown, and the questions too where the writer says so: one step to undo. */
  acceptAll(withQuestions: boolean): void {
    const { view, only } = this;
    if (!view) return;
    const all = shownFindings(view.state).filter(
      ({ kind, question }) => (only === '' || kind === only) && (withQuestions || !question),
    );
    this.close();
    view.dispatch({
      changes: all.map(({ from, to, alternatives }) => ({ from, to, insert: alternatives[0]! })),
      effects: dropFindings.of(new Set(all.map(({ id }) => id))),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.correct',
    });
    this.#refresh();
    announce(say(`${counted(all.length)}군데를 고쳤습니다.`, `${counted(all.length)} places corrected.`));
  }

  ignoreOnce(finding: Finding): void {
    const place = this.view && placeOf(this.view.state, finding.id);
    if (place) this.#silence([finding], [leaveAlone.of(place)]);
  }

  ignoreWord(finding: Finding): void {
    const word = wordOf(finding);
    changeSettings({ ignoredWords: [...settings.ignoredWords.filter((other) => other !== word), word] });
    this.#silence(this.findings.filter((other) => wordOf(other) === word));
  }

  ignoreRule(id: string): void {
    changeSettings({ ignoredRules: [...settings.ignoredRules.filter((other) => other !== id), id] });
    this.#silence(this.findings.filter(({ helpIds }) => helpIds.some((helpId) => ruleIdOf(helpId) === id)));
    this.recheck();
  }

  /** Letters that were put together stand now: marks may come where they are. */
  composed(): void {
    this.#checker.soon();
  }

  undo(): void {
    if (this.view) undo(this.view);
  }

  redo(): void {
    if (this.view) redo(this.view);
  }

  findingAt = (place: number): Finding | undefined => this.view && findingAt(this.view.state, place);

  #silence(findings: readonly Finding[], effects: StateEffect<unknown>[] = []): void {
    if (findings.some(({ id }) => id === this.current?.id)) this.close();
    this.view?.dispatch({ effects: [...effects, dropFindings.of(new Set(findings.map(({ id }) => id)))] });
    this.keep();
    this.#refresh();
  }

  #show(correction: Correction): void {
    const { view } = this;
    if (!view || view.state.doc.length !== correction.origin.length) return;
    const ignored = new Set(settings.ignoredWords);
    const { head } = view.state.selection.main;
    const found = recognised(findingsOf(correction), shownFindings(view.state)).filter(
      (finding) =>
        !ignored.has(wordOf(finding)) &&
        // A mark around letters that are still put together would break them apart; it comes when they stand.
        !(view.composing && finding.from <= head && head <= finding.to),
    );
    this.helps = correction.helps;
    view.dispatch({ effects: setFindings.of(found) });
    if (this.current) {
      const same = found.find(({ id }) => id === this.current?.id);
      if (same) this.open(same, this.opened);
      else this.close();
    }
    this.#refresh();
  }

  #tell(status: CheckStatus): void {
    const before = this.status.state;
    this.status = status;
    if (status.state === 'failed' && before !== 'failed') announce(status.message ?? '');
    if (status.state !== 'done' || before === 'done') return;
    this.#refresh();
    announce(doneMessage(this.findings.length));
  }

  #follow(update: ViewUpdate): void {
    if (!update.docChanged) return;
    this.changes = this.changes.compose(update.changes);
    setDraft(update.state.doc.toString());
    this.undoable = undoDepth(update.state) > 0;
    this.redoable = redoDepth(update.state) > 0;
    if (this.current) {
      const place = placeOf(update.state, this.current.id);
      if (place) this.current = { ...this.current, ...place };
      else queueMicrotask(() => this.close());
    }
    this.#checker.soon();
    clearTimeout(this.#lists);
    this.#lists = setTimeout(() => this.#refresh(), LISTS_AFTER_MS);
  }

  #refresh(): void {
    clearTimeout(this.#lists);
    if (!this.view) return;
    this.findings = shownFindings(this.view.state);
    this.undoable = undoDepth(this.view.state) > 0;
    this.redoable = redoDepth(this.view.state) > 0;
    this.version++;
  }
}

export const session = new Session();
export type { Session };
