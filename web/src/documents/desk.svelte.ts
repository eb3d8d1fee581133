import { isolateHistory, undoDepth } from '@codemirror/commands';
import {
  ChangeSet,
  type EditorState,
  type Extension,
  Text,
  Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { broughtTo, changesFrom } from '../editor/changes';
import { decidedElsewhere } from '../editor/elsewhere';
import { inTab } from '../lib/stored';
import type { StoredDocument, VersionReason } from './database';
import { emptyOldBin, latestDocument, readDocument } from './document-store';
import { askBeforeLeaving, onLeaving, onRest } from './leaving';
import { LiveDocument, takeInLeftBehind } from './live-document';
import { freshName } from './names';
import { Neighbours } from './neighbours';
import { takeInOldDraft } from './old-draft';
import { besideOf, firstState, hearBehind, type Paper } from './paper';
import { keepPlace, placeIn } from './reading-place';

/** How long a pause in typing is before the text is kept, in milliseconds. */
const KEEP_AFTER_MS = 400;
/** A long text takes longer to keep; it is left behind at once anyway. Characters of it for a millisecond more. */
const CHARACTERS_PER_MS = 500;
/** Which document this tab shows, when it is loaded again. */
const TAB_DOCUMENT = 'malgyeol-document';

interface DeskParts {
  extensions(): Extension;
  /** Every change of the text or of its decisions, wherever it was made. */
  onTransaction(transaction: Transaction): void;
  /** Another document lies there. */
  onOpened(): void;
}

/** The document that this page works on: its text, also while no editor shows it, and how it is kept. */
export class Desk {
  view = $state.raw<EditorView | undefined>();
  doc = $state.raw<Text>(Text.empty);
  id = $state('');
  file = $state('');
  /** Other pages of this browser that have the same document open. */
  others = $state(0);
  /** Not everything is in the database yet. */
  isKeeping = $state(false);
  /** The browser refuses to keep anything. */
  refused = $state(false);
  /** Grows whenever documents were kept here or elsewhere, for whoever lists them. */
  keptCount = $state(0);

  /** Those that were open in this page, with what can be undone in them. */
  #papers = new Map<string, Paper>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #neighbours = new Neighbours({
    onKept: (document) => {
      this.keptCount++;
      if (document === this.id) void this.keep();
    },
    onOthers: (count) => {
      this.others = count;
    },
  });

  constructor(private readonly parts: DeskParts) {
    onLeaving(() => this.#leave());
    askBeforeLeaving(() => this.refused && this.doc.length > 0);
  }

  get state(): EditorState {
    return this.view?.state ?? this.#paper.state;
  }

  get text(): string {
    return this.doc.toString();
  }

  get fileChanges(): ChangeSet {
    return this.#paper.fileChanges;
  }

  /** What was open in this tab, or else was changed last; what closed pages left behind is put in first. */
  async openLast(): Promise<void> {
    try {
      await takeInOldDraft();
      void emptyOldBin().catch(() => {});
      await takeInLeftBehind();
      const stored = await readDocument(inTab.get(TAB_DOCUMENT) ?? (await latestDocument()));
      if (stored && stored.thrownAway === 0) {
        this.#lay(stored);
        return;
      }
    } catch {
      this.refused = true;
    }
    this.#lay(undefined);
  }

  attach(parent: HTMLElement): void {
    this.view = new EditorView({
      state: this.#paper.state,
      ...(this.#paper.scroll ? { scrollTo: this.#paper.scroll } : {}),
      parent,
      dispatchTransactions: (transactions, view) => {
        view.update(transactions);
        for (const transaction of transactions) this.#after(transaction);
      },
    });
    onRest(this.view, () => this.#leave());
  }

  detach(): void {
    const { view } = this;
    if (!view) return;
    this.#leave();
    this.view = undefined;
    view.destroy();
    void this.keep();
  }

  dispatch(spec: TransactionSpec): void {
    if (this.view) {
      this.view.dispatch(spec);
      return;
    }
    const paper = this.#paper;
    const transaction = paper.state.update(spec);
    paper.state = transaction.state;
    paper.scroll = paper.scroll?.map(transaction.changes);
    this.#after(transaction);
  }

  /** Another text in place of this one, by as few letters as possible; it can be undone. */
  setText(text: string): void {
    const { changes } = broughtTo(this.state, text);
    if (!changes.empty) this.dispatch({ changes, annotations: isolateHistory.of('full') });
  }

  /**
   * A new document with this text, which is not undone. What lay there before stays in the list; a page that nobody has
   * written on is used.
   */
  begin(text: string, file = ''): void {
    if (this.doc.length > 0 || this.file !== '' || undoDepth(this.state) > 0) {
      void this.keep();
      this.#lay(undefined);
    }
    if (text !== '')
      this.dispatch({ changes: { from: 0, insert: text }, annotations: Transaction.addToHistory.of(false) });
    this.#paper.fileChanges = ChangeSet.empty(text.length);
    this.setFile(file);
    if (text !== '') void this.keep();
  }

  async open(id: string): Promise<void> {
    if (id === this.id) return;
    await this.keep();
    const stored = await readDocument(id);
    if (stored) this.#lay(stored);
    // What was kept since it was last open here.
    await this.keep();
  }

  /** The document on the desk is gone from the list: an empty page, or another one, takes its place. */
  async clear(): Promise<void> {
    this.#papers.delete(this.id);
    this.#lay(await readDocument(await latestDocument()));
  }

  setFile(file: string): void {
    if (file === this.file) return;
    this.file = file;
    this.#paper.file = file;
    this.decided();
  }

  /** Something beside the text is to be kept. */
  decided(): void {
    this.#paper.live.besideChanged();
    this.#keepSoon();
  }

  keepVersion = (reason: VersionReason): Promise<void> =>
    this.#paper.live.keepVersion(reason).catch(() => {});

  /** Into the database, together with what others wrote; tried again where the browser refuses or somebody composes. */
  async keep(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { live } = this.#paper;
    try {
      const before = live.isKept;
      const isKept = await live.keep();
      this.refused = false;
      if (!before) {
        this.keptCount++;
        this.#neighbours.tellKept(live.id);
        if (this.view && live.id === this.id) keepPlace(live.id, placeIn(this.view));
      }
      if (live.id !== this.id) return;
      this.isKeeping = !isKept;
      if (!isKept) this.#keepSoon();
    } catch {
      this.refused = true;
      if (live.id === this.id) this.#keepSoon(30_000);
    }
  }

  /** Whoever comes back finds what was there last where it was. */
  #leave(): void {
    const paper = this.#papers.get(this.id);
    if (!this.view || !paper) return;
    paper.state = this.view.state;
    // What is taken out of the page already is nowhere.
    if (!this.view.dom.isConnected) return;
    paper.scroll = this.view.scrollSnapshot();
    keepPlace(this.id, placeIn(this.view));
  }

  get #paper(): Paper {
    return this.#papers.get(this.id)!;
  }

  #keepSoon(later = 0): void {
    this.isKeeping = true;
    // Whoever writes without a pause is kept as well.
    if (this.#timer !== undefined) return;
    const pause = KEEP_AFTER_MS + this.doc.length / CHARACTERS_PER_MS + later;
    this.#timer = setTimeout(() => void this.keep(), pause);
  }

  /** Puts a document on the desk; one that was here before as it was left. */
  #lay(stored: StoredDocument | undefined): void {
    this.#leave();
    const id = stored?.id ?? freshName();
    if (!this.#papers.has(id)) this.#papers.set(id, this.#paperOf(id, stored));
    const paper = this.#papers.get(id)!;
    this.id = id;
    this.doc = paper.state.doc;
    this.file = paper.file;
    this.isKeeping = !paper.live.isKept;
    inTab.set(TAB_DOCUMENT, id);
    this.#neighbours.moveTo(id);
    this.view?.setState(paper.state);
    if (paper.scroll) this.view?.dispatch({ effects: paper.scroll });
    this.parts.onOpened();
  }

  #paperOf(id: string, stored: StoredDocument | undefined): Paper {
    const { text = '', rev = 0, file = '', fileChanges = null } = stored ?? {};
    const first = firstState(id, stored, this.parts.extensions());
    const shown = {
      beside: () => besideOf(this.#papers.get(id)!, this.#stateOf(id)),
      busy: () => this.id === id && (this.view?.composing ?? false),
      hear: (changes: ChangeSet) => this.#hear(id, { changes }),
      hearDecisions: (found: StoredDocument, changes: ChangeSet, keepsOwn: boolean) =>
        this.#hear(id, { effects: decidedElsewhere(this.#stateOf(id), found, changes, keepsOwn) }),
    };
    const live = new LiveDocument({ id, text, rev }, shown);
    return { live, ...first, file, fileChanges: changesFrom(fileChanges, text.length) };
  }

  #stateOf = (id: string): EditorState => (id === this.id ? this.state : this.#papers.get(id)!.state);

  #hear(id: string, news: TransactionSpec): void {
    const remote = [Transaction.remote.of(true), Transaction.addToHistory.of(false)];
    const spec = { ...news, annotations: remote };
    if (id === this.id) this.dispatch(spec);
    else hearBehind(this.#papers.get(id)!, spec);
  }

  #after(transaction: Transaction): void {
    const { changes, docChanged } = transaction;
    if (docChanged) {
      const paper = this.#paper;
      paper.fileChanges = paper.fileChanges.compose(changes);
      this.doc = transaction.newDoc;
      if (!transaction.annotation(Transaction.remote)) {
        paper.live.changed(changes);
        this.#keepSoon();
      }
    }
    this.parts.onTransaction(transaction);
  }
}
