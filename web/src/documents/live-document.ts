import { ChangeSet, type Text } from '@codemirror/state';
import { changesFrom } from '../editor/changes';
import { type Copy, caughtUp, composed, type Edit, overtaken, shownText, textOf } from './copy';
import { answerOf, type StoredDocument, within } from './database';
import { keptSince, putRevision, putVersion, versionTimes } from './document-store';
import { type LeftBehind, leaveBehind, leftBehind, takeAway } from './left-behind';
import { TAB } from './names';
import { type Version, versionReason } from './version-times';

/** What goes with the text, as it is now. */
export type Beside = Pick<StoredDocument, 'leftAlone' | 'accepted' | 'file' | 'fileChanges'>;

/** Whoever shows the document. */
export interface Shown {
  beside(): Beside;
  /** Letters are being put together: the text must not be changed from outside now. */
  busy(): boolean;
  /** Puts in what was written elsewhere. */
  hear(news: ChangeSet): void;
  /** Takes in what was decided elsewhere about a text from which `changes` lead to the one that is shown. */
  hearDecisions(stored: StoredDocument, changes: ChangeSet, keepsOwn: boolean): void;
}

const STORES = ['documents', 'changes', 'versions'] as const;

/**
 * A document that this page has open. Pages never overwrite each other: each keeps what it changed since the revision
 * that it knows, and takes in what the others have kept before that.
 */
export class LiveDocument {
  readonly id: string;
  #copy: Copy;
  #seq = 0;
  #keeping: Promise<boolean> | undefined;
  /** Something beside the text has changed. */
  #besideChanged = false;

  constructor(
    stored: Pick<StoredDocument, 'id' | 'text' | 'rev'>,
    private readonly shown: Shown,
  ) {
    this.id = stored.id;
    this.#copy = { rev: stored.rev, base: textOf(stored.text), edits: [] };
  }

  /** The text as this page shows it. */
  get text(): Text {
    return shownText(this.#copy);
  }

  /** Whether all that was written is in the database. */
  get isKept(): boolean {
    return this.#copy.edits.length === 0 && !this.#besideChanged;
  }

  /** The writer changed the text here. Whether at least what was left behind would survive the end of this page. */
  changed(changes: ChangeSet): boolean {
    this.#copy = { ...this.#copy, edits: [...this.#copy.edits, { seq: ++this.#seq, changes }] };
    return this.#leaveBehind();
  }

  besideChanged(): void {
    this.#besideChanged = true;
  }

  /** Takes in what others kept and keeps what is new here; whether it was all kept. One at a time. */
  keep(): Promise<boolean> {
    const next = (this.#keeping ?? Promise.resolve(true)).catch(() => false).then(() => this.#exchange());
    this.#keeping = next;
    return next;
  }

  /** Keeps a version of the text as it is now, whatever becomes of it next. */
  async keepVersion(reason: Version['reason']): Promise<void> {
    const version = { time: Date.now(), text: this.text.toString(), reason };
    if (version.text.trim() === '') return;
    await within(['versions'], 'readwrite', (store) => putVersion(store('versions'), this.id, version));
  }

  async #exchange(): Promise<boolean> {
    const kept = await within(STORES, 'readwrite', async (store) => {
      const stored = await answerOf<StoredDocument | undefined>(store('documents').get(this.id));
      const rev = stored?.rev ?? 0;
      const news = rev > this.#copy.rev ? await keptSince(store('changes'), this.id, this.#copy.rev) : [];
      const times = await versionTimes(store('versions'), this.id);
      // From here on nothing is waited for until the page and its copy are one again.
      if (stored && rev > this.#copy.rev) {
        if (this.shown.busy()) return undefined;
        const caught = caughtUp(this.#copy, news, stored, TAB);
        this.#copy = caught.copy;
        if (!caught.news.empty) this.shown.hear(caught.news);
        const { base, edits } = this.#copy;
        this.shown.hearDecisions(stored, composed(edits, base.length), this.#besideChanged);
      }
      const { base, edits } = this.#copy;
      const last = edits.at(-1)?.seq ?? 0;
      const isNothing = edits.length === 0 && (!this.#besideChanged || (!stored && base.length === 0));
      // Nothing is kept of a page that nobody has written on.
      if (isNothing) return { rev: stored ? rev : this.#copy.rev, last, base };
      const next = this.#revision(stored, edits);
      this.#besideChanged = false;
      await putRevision(store, next.document, next.change);
      const reason = versionReason(base.toString(), next.changes, times.at(-1), next.document.changed);
      if (reason) {
        const time = stored?.changed ?? next.document.changed;
        await putVersion(store('versions'), this.id, { time, text: base.toString(), reason });
      }
      return { rev: next.document.rev, last, base: next.text };
    }).catch((error) => {
      this.#besideChanged = true;
      throw error;
    });
    if (!kept) return false;
    const edits = this.#copy.edits.filter(({ seq }) => seq > kept.last);
    this.#copy = { rev: kept.rev, base: kept.base, edits };
    this.#leaveBehind();
    return this.isKept;
  }

  #revision(stored: StoredDocument | undefined, edits: readonly Edit[]) {
    const { base } = this.#copy;
    const changes = composed(edits, base.length);
    const text = changes.apply(base);
    const now = Date.now();
    const rev = Math.max(stored?.rev ?? 0, this.#copy.rev) + 1;
    const before = stored ?? { id: this.id, name: '', created: now, changed: now, thrownAway: 0 };
    const changed = edits.length > 0 || !stored ? now : stored.changed;
    // What is written on is not thrown away any more.
    const thrownAway = edits.length > 0 ? 0 : before.thrownAway;
    const own = { text: text.toString(), rev, changed, thrownAway };
    const document: StoredDocument = { ...before, ...this.shown.beside(), ...own };
    const seq = edits.at(-1)?.seq ?? 0;
    const change = { document: this.id, rev, tab: TAB, seq, changes: changes.toJSON() };
    return { document, change, changes, text };
  }

  #leaveBehind(): boolean {
    const { rev, edits } = this.#copy;
    const pieces = edits.map(({ seq, changes }) => ({ seq, changes: changes.toJSON() as unknown }));
    return leaveBehind({ document: this.id, tab: TAB, rev, edits: pieces });
  }
}

/** Puts in what pages left behind that were closed before they could keep it; twice does no more than once. */
export async function takeInLeftBehind(): Promise<void> {
  for (const left of leftBehind())
    await takeIn(left).then(
      () => takeAway(left),
      () => {},
    );
}

async function takeIn(left: LeftBehind): Promise<void> {
  await within(STORES, 'readwrite', async (store) => {
    const stored = await answerOf<StoredDocument | undefined>(store('documents').get(left.document));
    const before = stored ?? blankDocument(left.document);
    const kept = await keptSince(store('changes'), left.document, left.rev);
    if (kept.length !== before.rev - left.rev) throw new Error('too much was changed since');
    const edits = left.edits.map(({ seq, changes }) => ({ seq, changes: ChangeSet.fromJSON(changes) }));
    const rest = overtaken(edits, kept, left.tab);
    const last = rest.at(-1);
    if (!last) return;
    const changes = composed(rest, before.text.length);
    const rev = before.rev + 1;
    const text = changes.apply(textOf(before.text)).toString();
    await putRevision(
      store,
      { ...before, ...besideAfter(before, changes), text, rev, changed: Date.now() },
      { document: left.document, rev, tab: left.tab, seq: last.seq, changes: changes.toJSON() },
    );
  });
}

function blankDocument(id: string): StoredDocument {
  const beside = { leftAlone: [], file: '', fileChanges: null };
  return {
    id,
    name: '',
    created: Date.now(),
    changed: Date.now(),
    thrownAway: 0,
    text: '',
    rev: 0,
    ...beside,
  };
}

/** What goes with a text, where nobody shows it who would know better. */
function besideAfter({ leftAlone, fileChanges, text }: StoredDocument, changes: ChangeSet) {
  const places = leftAlone.map(([from, to]): [number, number] => [
    changes.mapPos(from, 1),
    changes.mapPos(to, -1),
  ]);
  return {
    leftAlone: places.filter(([from, to]) => from < to),
    fileChanges: changesFrom(fileChanges, text.length).compose(changes).toJSON() as unknown,
  };
}
