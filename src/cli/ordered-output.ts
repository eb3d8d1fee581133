/** Writes its part of the output; called when everything before it has been written. */
export type Print = () => Promise<void>;

/**
 * Runs work ahead of the output, which stays in order. At most `ahead` items are begun and not yet printed, so that
 * a slow reader of the output slows down the input. Something that fails stops the rest, after what stood before it
 * was printed; `stop` is called at once, to wake an input that may never come.
 */
export async function printInOrder<Item>(
  items: AsyncIterable<Item>,
  begin: (item: Item) => Print,
  ahead: number,
  stop: () => void,
): Promise<void> {
  const window: Promise<void>[] = [];
  let printed = Promise.resolve();
  let failure: { error: unknown } | undefined;
  const fail = (error: unknown) => {
    if (!failure) stop();
    failure ??= { error };
  };
  try {
    for await (const item of items) {
      if (failure) break;
      const print = begin(item);
      printed = printed.then(() => (failure ? undefined : print())).catch(fail);
      window.push(printed);
      if (window.length >= ahead) await window.shift();
    }
  } catch (error) {
    // The input ended badly. What it gave before that is still to be printed.
    await printed;
    if (!failure) throw error;
  }
  await printed;
  if (failure) throw failure.error;
}
