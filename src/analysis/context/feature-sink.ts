/** Numbers of features, written one after another. */
export class FeatureSink {
  ids = new Int32Array(256);
  length = 0;

  push(id: number): void {
    if (this.length === this.ids.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.ids);
      this.ids = wider;
    }
    this.ids[this.length++] = id;
  }
}
