import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What was sealed begins like this; what does not was written before there were seals. */
const MARK = 'sealed1.';

/** Makes text unreadable to whoever has the store but not the key. */
export interface Seal {
  /** `about` says what the text belongs to: in another place of the store it cannot be opened. */
  close(text: string, about: string): string;
  /** Undefined where it was sealed with another key, or changed. */
  open(sealed: string, about: string): string | undefined;
}

export function createSeal(key: Buffer): Seal {
  return {
    close(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return MARK + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, about) {
      if (!isSealed(sealed)) return sealed;
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        }).setAAD(Buffer.from(about));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

export function isSealed(text: string): boolean {
  return text.startsWith(MARK);
}
