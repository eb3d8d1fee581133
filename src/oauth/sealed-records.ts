import type { OauthRecord, OauthRecords } from '../store/types.js';
import { isSealed, type Seal } from './seal.js';

/** The records of the store, sealed on the way in and opened on the way out; what cannot be opened is not there. */
export function sealedRecords(records: OauthRecords, seal: Seal): OauthRecords {
  const opened = (record: OauthRecord | undefined): OauthRecord | undefined => {
    if (record === undefined) return undefined;
    const payload = seal.open(record.payload, aboutRecord(record));
    return payload === undefined ? undefined : { ...record, payload };
  };
  return {
    ...records,
    put: (record) => records.put({ ...record, payload: seal.close(record.payload, aboutRecord(record)) }),
    find: async (kind, id) => opened(await records.find(kind, id)),
    findByUid: async (kind, uid) => opened(await records.findByUid(kind, uid)),
    async secret(name, create) {
      const about = `secret ${name}`;
      const kept = await records.secret(name, () => seal.close(create(), about));
      const value = seal.open(kept, about);
      if (value !== undefined && isSealed(kept)) return value;
      // Written before there were seals, or with a key that is lost: then everybody logs in again.
      const replaced = await records.replaceSecret(name, kept, seal.close(value ?? create(), about));
      const again = seal.open(replaced, about);
      if (again === undefined) throw new Error(foreignKey(name));
      return again;
    },
  };
}

const aboutRecord = ({ kind, id }: OauthRecord) => `${kind} ${id}`;

const foreignKey = (name: string) =>
  `로그인 비밀(${name})을 다른 서버가 다른 열쇠로 잠그고 있습니다. 모든 서버에 같은 MALGYEOL_LOGIN_SECRET을 주세요.`;
