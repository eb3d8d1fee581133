/** Every bound of accounts, with its reason: strangers make them, so each has an end. Times are in seconds. */
export const ACCOUNT_LIMITS = {
  /** Long enough to find the mail, too short to be found in an old mailbox. */
  linkSeconds: 15 * 60,
  /**
   * Mails to one address in `mailWindowSeconds`, whoever asks: no flood for a stranger. Beyond it a mail goes out only when
   * no link in the mailbox works any more, so that nobody can keep others from signing in.
   */
  mailsPerAddress: 5,
  /** Of those beyond, asked for from one network. */
  moreMailsPerNetwork: 3,
  mailWindowSeconds: 3600,
  /** Links asked for from one network in an hour: an office behind one address, no list of addresses. */
  linksPerNetwork: 30,
  /** Other calls of one network in a minute, links that do not work among them. */
  callsPerNetwork: 120,
  /** The same for an account whose browser is signed in, wherever it is: nobody else in its network keeps it out. */
  callsPerAccount: 120,
  /** A browser signs in anew after this. */
  sessionSeconds: 30 * 24 * 3600,
  /** How old the token of a session may become. */
  rotateSeconds: 24 * 3600,
  /** Requests that were sent before a rotation still come with the token before. */
  rotationGraceSeconds: 60,
  /** Browsers of one account that are signed in at one time; the oldest is signed out. */
  sessions: 20,
  /** Usable keys of one account, its browsers and connected applications among them. */
  keys: 50,
  labelCharacters: 60,
  /** Dictionaries of one account, and words of each. */
  dictionaries: 20,
  dictionaryEntries: 50_000,
  /** Days of usage that an account is shown, today among them. */
  usageDays: 30,
  /** RFC 5321: of an address, and of what stands before the @. */
  emailCharacters: 254,
  emailLocalCharacters: 64,
  /** What the page sends is short; a body beyond this is none. */
  bodyBytes: 4096,
  /** How long a mail server may take, for each step of sending. */
  mailSeconds: 10,
  /** How often what has expired is forgotten. */
  pruneSeconds: 3600,
} as const;
