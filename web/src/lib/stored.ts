/** What this browser remembers under a name; a browser that refuses to remember still shows the page. */
export function readStored<T>(name: string, fallback: T): T {
  try {
    const found = localStorage.getItem(`malgyeol-${name}`);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

/** Whether it could be kept: a full or closed store says no. */
export function writeStored(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`malgyeol-${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
