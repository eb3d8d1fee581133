import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed } from './installed.mjs';

export const hasOpenssl = installed('openssl', 'version');

/**
 * Paths of a certificate for this machine and its key, as the configuration takes them.
 * @returns {{ tlsCert: string, tlsKey: string }}
 */
export function selfSigned() {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-tls-'));
  const tlsKey = join(directory, 'key.pem');
  const tlsCert = join(directory, 'cert.pem');
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', [...args, '-keyout', tlsKey, '-out', tlsCert, ...subject], { stdio: 'ignore' });
  return { tlsCert, tlsKey };
}
