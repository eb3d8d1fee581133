/** A slip in a file of rules: where it is and what is expected there, for who wrote the file. */
export class RuleFileError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'RuleFileError';
  }
}
