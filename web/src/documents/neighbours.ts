import { TAB } from './names';

/** What the pages of this browser tell each other: never a text, only which document has changed or is open. */
type Message =
  | { kind: 'kept'; document: string }
  | { kind: 'here' | 'who' | 'gone'; document: string; tab: string };

export interface Heard {
  /** Another page has kept something of a document. */
  onKept(document: string): void;
  /** So many other pages have it open. */
  onOthers(count: number): void;
}

/** The other pages of this browser that have the same document open. */
export class Neighbours {
  #channel = new BroadcastChannel('malgyeol-documents');
  #others = new Set<string>();
  #document = '';

  constructor(private readonly heard: Heard) {
    this.#channel.onmessage = ({ data }: MessageEvent<Message>) => this.#listen(data);
    addEventListener('pagehide', () => this.#say('gone'));
    // Come back from where a browser keeps pages that were left.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#say('who'));
  }

  /** This page shows another document. */
  moveTo(document: string): void {
    if (document === this.#document) return;
    this.#say('gone');
    this.#document = document;
    this.#others.clear();
    this.heard.onOthers(0);
    this.#say('who');
  }

  tellKept(document: string): void {
    this.#channel.postMessage({ kind: 'kept', document } satisfies Message);
  }

  #say(kind: 'here' | 'who' | 'gone'): void {
    if (this.#document === '') return;
    this.#channel.postMessage({ kind, document: this.#document, tab: TAB } satisfies Message);
  }

  #listen(message: Message): void {
    if (message.kind === 'kept') {
      this.heard.onKept(message.document);
      return;
    }
    if (message.document !== this.#document) return;
    if (message.kind === 'gone') this.#others.delete(message.tab);
    else this.#others.add(message.tab);
    if (message.kind === 'who') this.#say('here');
    this.heard.onOthers(this.#others.size);
  }
}
