/** What SQLite puts beside its file while it is used, as endings of the file's name. */
export const SIBLINGS = ['-wal', '-shm'];
