import { domainToASCII } from 'node:url';
import { ACCOUNT_LIMITS } from '../access/account-limits.js';
import { invalidArgument } from '../errors/service-error.js';

/** Letters that every mail server takes, without quotes, brackets and what parts addresses from each other. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/** The address as accounts are found by it: small letters, the domain as mail servers write it. */
export function checkedEmail(given: unknown): string {
  const text = typeof given === 'string' ? given.normalize('NFC').trim().toLowerCase() : '';
  const at = text.lastIndexOf('@');
  const local = text.slice(0, Math.max(0, at));
  const domain = domainToASCII(text.slice(at + 1));
  const email = `${local}@${domain}`;
  const fits =
    email.length <= ACCOUNT_LIMITS.emailCharacters && local.length <= ACCOUNT_LIMITS.emailLocalCharacters;
  if (at < 0 || !fits || !LOCAL.test(local) || !DOMAIN.test(domain)) {
    throw invalidArgument('전자우편 주소가 올바르지 않습니다. 예: name@example.com');
  }
  return email;
}
