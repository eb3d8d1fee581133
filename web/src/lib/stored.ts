/**
 * What a browser remembers, in all of its pages or in one tab. Where it refuses (blocked cookies, some private windows, a
 * full disk) nothing is remembered and the page works on.
 */
class Remembered {
  constructor(private readonly store: () => Storage) {}

  get(name: string): string | null {
    return this.#or(null, (store) => store.getItem(name));
  }

  /** Whether it could be kept. */
  set(name: string, value: string): boolean {
    return this.#or(false, (store) => {
      store.setItem(name, value);
      return true;
    });
  }

  remove(name: string): void {
    this.#or(undefined, (store) => store.removeItem(name));
  }

  names(): string[] {
    return this.#or([], (store) => Object.keys(store));
  }

  /** Merely to name the store of a browser that refuses is an error. */
  #or<T>(otherwise: T, act: (store: Storage) => T): T {
    try {
      return act(this.store());
    } catch {
      return otherwise;
    }
  }
}

export const inBrowser = new Remembered(() => localStorage);
export const inTab = new Remembered(() => sessionStorage);

/** What this browser remembers under a name of the page. */
export function readStored<T>(name: string, fallback: T): T {
  try {
    return (JSON.parse(inBrowser.get(`malgyeol-${name}`) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Whether it could be kept. */
export const writeStored = (name: string, value: unknown): boolean =>
  inBrowser.set(`malgyeol-${name}`, JSON.stringify(value));

/** Whenever another window of this browser remembers something under a name of the page. */
export function onStored(name: string, changed: () => void): void {
  addEventListener('storage', ({ key }) => key === `malgyeol-${name}` && changed());
}
