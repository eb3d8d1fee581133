/** What was found out once about a key. When it is full all is forgotten, which is seldom and costs little. */
export class BoundedMemory<T> {
  private readonly known = new Map<string, T>();

  /** Of `most` keys; one of more letters than `longest` comes once, so nothing is kept of it. */
  constructor(
    private readonly most: number,
    private readonly longest: number,
  ) {}

  get(key: string, find: () => T): T {
    if (key.length > this.longest) return find();
    let found = this.known.get(key);
    if (found === undefined) {
      found = find();
      if (this.known.size >= this.most) this.known.clear();
      this.known.set(key, found);
    }
    return found;
  }

  clear(): void {
    this.known.clear();
  }
}
