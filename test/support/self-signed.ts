import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Paths of a certificate for this machine and its key, as the configuration takes them. */
export function selfSigned(): { tlsCert: string; tlsKey: string } {
  const directory = mkdtempSync(join(tmpdir(), 'malgyeol-tls-'));
  const [tlsKey, tlsCert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  execFileSync('openssl', [...args, '-keyout', tlsKey, '-out', tlsCert, ...subject], { stdio: 'ignore' });
  return { tlsCert, tlsKey };
}
