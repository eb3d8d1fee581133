/** The tables, as Kysely sees them. Numbers that may pass 2^31 come back from PostgreSQL as strings. */
export interface Tables {
  access_keys: {
    id: string;
    hash: string;
    hint: string;
    label: string;
    created_at: string;
    expires_at: string | null;
    revoked_at: string | null;
    read_only: number;
    quota_requests: number | string | null;
    quota_eojeols: number | string | null;
    account_id: string | null;
    /** null for programs: keys had no other purpose once. */
    purpose: string | null;
    rotated_at: string | null;
  };
  accounts: {
    id: string;
    email: string;
    created_at: string;
    /** null for accounts that nobody signed in to since this is kept. */
    signed_in_at: string | null;
    blocked_at: string | null;
  };
  account_links: {
    hash: string;
    email: string;
    return_to: string;
    created_at: number | string;
    expires_at: number | string;
  };
  account_sessions: {
    id: string;
    account_id: string;
    hash: string;
    previous_hash: string | null;
    page_key_id: string;
    created_at: number | string;
    rotated_at: number | string;
    expires_at: number | string;
  };
  usage_daily: {
    key_id: string;
    app_id: string;
    day: string;
    requests: number | string;
    eojeols: number | string;
    characters: number | string;
    errors: number | string;
  };
  dictionaries: {
    domain_name: string;
    /** JSON of the sets. */
    sets: string;
    version: string;
    /** JSON of the entries per set, and the length of `sets`. */
    counts: string;
    bytes: number;
    updated_at: string;
  };
  sense_imports: {
    source: string;
    generation: string;
    entries: number;
    matched: number;
    singles: number;
    ids: number;
    imported_at: string;
  };
  sense_entries: {
    generation: string;
    word: string;
    pos: string;
    number: number;
    target_id: number;
    definition: string;
    our_pos: string;
    our_number: number;
  };
  oauth_records: {
    kind: string;
    id: string;
    /** JSON. */
    payload: string;
    grant_id: string | null;
    uid: string | null;
    expires_at: number | string;
    consumed_at: number | string | null;
  };
  secrets: {
    name: string;
    value: string;
  };
  migrations: {
    name: string;
    applied_at: string;
  };
  /** One row: the schema of the store, and the first version of the program that reads it. */
  schema_number: {
    number: number;
    needs: string;
  };
}
