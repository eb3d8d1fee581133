import type { Text } from '@codemirror/state';
import { ApiError, correct } from '../lib/api';
import { Answers } from './answers';
import { nextBatch, type Place } from './batches';
import { type CheckStatus, failureOf, slowMessage } from './check-status';
import { type Unit, unitsOf } from './units';

/** A pause in typing that is long enough to look, in milliseconds. */
const PAUSE_MS = 120;
/** Whoever types without a pause sees the marks of other places move along this often. */
const LONGEST_PAUSE_MS = 600;
/** Planning takes at most this part of the time. */
const PLANNING_SHARE = 0.2;
/** Somebody who waits this long wants to know why. */
const SLOW_MS = 6000;
/** Questions on their way at the same time; what is on the screen may go beside them. */
const MOST_UNSEEN = 2;
const MOST_SEEN = 3;

interface CheckerParts {
  doc(): Text;
  /** What is on the screen. */
  seen(): Place;
  names(): readonly string[];
  config(): object;
  /** More is known of the text. */
  onKnown(): void;
  onStatus(status: CheckStatus): void;
}

interface Running {
  texts: Set<string>;
  abort: AbortController;
}

/**
 * Looks at the text part by part whenever the writer pauses: what is on the screen first, each part once however often
 * the others change. What is asked of a part that is gone is given up.
 */
export class Checker {
  readonly answers = new Answers();
  #units: Unit[] = [];
  #planned: Text | undefined;
  #running = new Set<Running>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince = 0;
  #planning = 0;
  #failures = 0;
  #isHeldBack = false;

  constructor(private readonly parts: CheckerParts) {}

  /** Something changed: look when it stays so for a while. */
  soon(pause = PAUSE_MS): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    if (this.#timer === undefined) this.#waitingSince = now;
    const patience = Math.max(LONGEST_PAUSE_MS, this.#planning / PLANNING_SHARE);
    const rest = Math.min(Math.max(pause, this.#planning), this.#waitingSince + patience - now);
    this.#timer = setTimeout(() => this.#look(), pause === 0 ? 0 : Math.max(0, rest));
  }

  /** All that was said holds no more: other rules, other dictionaries. */
  again(): void {
    this.stop();
    this.answers.forget();
    this.soon(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { abort } of this.#running) abort.abort();
    this.#running.clear();
  }

  /** The parts of the text as it is, as far as that was looked at. */
  unitsOf(doc: Text): readonly Unit[] | undefined {
    return this.#planned === doc ? this.#units : undefined;
  }

  #look(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isHeldBack = false;
    this.#plan();
    this.parts.onKnown();
    const present = new Set(this.#units.map(({ text }) => text));
    for (const running of this.#running) {
      if ([...running.texts].some((text) => present.has(text))) continue;
      running.abort.abort();
      this.#running.delete(running);
    }
    this.#askOn();
  }

  #plan(): void {
    const begin = performance.now();
    const doc = this.parts.doc();
    if (this.#planned !== doc) {
      this.#units = unitsOf(doc.toString());
      this.#planned = doc;
      this.answers.tidy(this.#units);
    }
    this.#planning = performance.now() - begin;
  }

  #askOn(): void {
    if (this.#isHeldBack) return;
    const asked = new Set([...this.#running].flatMap(({ texts }) => [...texts]));
    for (;;) {
      const isWanted = (unit: Unit) => !unit.isSilent && !asked.has(unit.text) && !this.answers.isFinal(unit);
      const batch = nextBatch(this.#units, this.parts.seen(), isWanted);
      if (!batch || this.#running.size >= (batch.isSeen ? MOST_SEEN : MOST_UNSEEN)) break;
      for (const { text } of batch.units) asked.add(text);
      void this.#ask(batch.units);
    }
    this.#tell();
  }

  async #ask(units: readonly Unit[]): Promise<void> {
    const running: Running = { texts: new Set(units.map(({ text }) => text)), abort: new AbortController() };
    this.#running.add(running);
    const { signal } = running.abort;
    const slow = setTimeout(() => this.#tell(slowMessage()), SLOW_MS);
    // What begins a text means more there (settings between rulers) than inside of it.
    let content = '\n';
    const places = new Map<number, string>();
    for (const { text } of units) {
      places.set(content.length, text);
      content += `${text}\n`;
    }
    try {
      for await (const { correction, isFinal } of correct(
        content,
        this.parts.names(),
        this.parts.config(),
        signal,
      )) {
        if (signal.aborted) return;
        this.answers.take(correction, places, isFinal);
        this.parts.onKnown();
      }
      this.#failures = 0;
    } catch (error) {
      if (!signal.aborted) this.#fail(error instanceof ApiError ? error : new ApiError('unreachable', ''));
    } finally {
      clearTimeout(slow);
      if (this.#running.delete(running)) this.#askOn();
    }
  }

  #fail(error: ApiError): void {
    const status = failureOf(error, this.#isHeldBack ? this.#failures : this.#failures++);
    this.#isHeldBack = true;
    this.parts.onStatus(status);
    if (status.retryInSeconds !== undefined && this.#timer === undefined)
      this.#timer = setTimeout(() => this.#look(), status.retryInSeconds * 1000);
  }

  #tell(message?: string): void {
    // What was planned is not what stands there any more: the next look is near.
    if (this.#planned !== this.parts.doc()) return;
    const audible = this.#units.filter(({ isSilent }) => !isSilent);
    if (this.#running.size > 0) {
      const sum = (units: readonly Unit[]) => units.reduce((all, { text }) => all + text.length, 0);
      const known = audible.filter(this.answers.isFinal);
      const progress = audible.length > 1 ? sum(known) / sum(audible) : undefined;
      this.parts.onStatus({ state: 'reading', progress: progress || undefined, message });
    } else
      this.parts.onStatus({ state: this.#units.every(({ text }) => text.trim() === '') ? 'empty' : 'done' });
  }
}
