/** What a file of the model holds that is JSON. */
export function modelJson<T>(file: SharedArrayBuffer): T {
  // Copied first: text is not decoded from memory that another thread could change.
  return JSON.parse(Buffer.from(new Uint8Array(file)).toString('utf8')) as T;
}
