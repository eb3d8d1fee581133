/** The command was called wrongly: its message is shown with a pointer to the help, and the exit status is 2. */
export class UsageError extends Error {}
