import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';

/** Takes a zip apart into a folder. */
export async function unzip(path, folder) {
  const zip = await openPromise(path);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    const place = join(folder, entry.fileName);
    mkdirSync(dirname(place), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(place));
  }
}
