import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import type { OauthRecord, OauthRecords } from '../store/types.js';
import { hashed } from './hashed.js';

/** Clients that registered themselves and were not used for this long are forgotten; they register again. In seconds. */
const CLIENT_SECONDS = 30 * 24 * 3600;
/** A client in use is written anew this often, in seconds: not with every request. */
const RENEW_SECONDS = 24 * 3600;

/** oidc-provider's records in our store. Tokens and codes are kept as hashes: the store gives none of them away. */
export function createRecordAdapter(records: OauthRecords, kind: string): Adapter {
  const payloadOf = (record: OauthRecord | undefined, id?: string): AdapterPayload | undefined => {
    if (record === undefined || record.expiresAt <= now()) return undefined;
    const payload = JSON.parse(record.payload) as AdapterPayload;
    if (id !== undefined) payload.jti = id;
    if (record.consumedAt !== null) payload.consumed = record.consumedAt;
    return payload;
  };
  return {
    async upsert(id, payload, expiresIn) {
      const { jti, ...rest } = payload;
      // A session is found by its uid too, where the caller has no id to give back to it.
      const kept = rest.uid === undefined ? rest : payload;
      await records.put({
        kind,
        id: hashed(id),
        payload: JSON.stringify(kept),
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        expiresAt: now() + (expiresIn || CLIENT_SECONDS),
        consumedAt: null,
      });
    },
    async find(id) {
      const record = await records.find(kind, hashed(id));
      if (kind !== 'Client') return payloadOf(record, id);
      const payload = payloadOf(record);
      if (record && payload && record.expiresAt < now() + CLIENT_SECONDS - RENEW_SECONDS) {
        await records.put({ ...record, expiresAt: now() + CLIENT_SECONDS });
      }
      return payload;
    },
    findByUid: async (uid) => payloadOf(await records.findByUid(kind, uid)),
    // Only the device flow, which is off, has user codes.
    findByUserCode: async () => undefined,
    async consume(id) {
      const first = await records.consume(kind, hashed(id), now());
      if (!first) throw new errors.InvalidGrant(`${kind} already consumed`);
    },
    destroy: (id) => records.remove(kind, hashed(id)),
    revokeByGrantId: (grantId) => records.removeGrant(grantId),
  };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}
