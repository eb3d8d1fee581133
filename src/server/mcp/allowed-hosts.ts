import type { TLSSocket } from 'node:tls';
import { isLoopback } from '../config.js';
import { type HttpRequest, headerOf } from '../port/http-types.js';

export interface HostPolicy {
  /** The address under which the world knows this server; '' where it has none. */
  publicUrl: string;
  /** Further names of hosts. */
  allowedHosts: readonly string[];
  /** Origins that the configuration lists; '*' does not count here. */
  corsOrigins: readonly string[];
  /** Whether a proxy in front may say that it was called by https. */
  trustProxy: boolean;
}

/** Which names are ours: against pages that reach a server of the visitor's network by a name of their own. */
export interface AllowedHosts {
  /** Whether the request was sent to a name of ours. */
  isOurs(request: HttpRequest): boolean;
  /** Whether a page of this origin may call; programs send none. */
  mayCall(origin: string | undefined): boolean;
  /** Whether the browser says that the page which asks is one of ours. */
  isOwn(request: HttpRequest): boolean;
  /** Scheme and host under which the caller reaches us, without a slash at the end; '' where it named none. */
  originOf(request: HttpRequest): string;
}

export function createAllowedHosts(policy: HostPolicy): AllowedHosts {
  const publicOrigin = policy.publicUrl === '' ? undefined : new URL(policy.publicUrl);
  const hosts = new Set(policy.allowedHosts.map((host) => host.toLowerCase()));
  if (publicOrigin !== undefined) hosts.add(publicOrigin.hostname);
  const origins = new Set(policy.corsOrigins.filter((origin) => origin !== '*'));
  const isName = (hostname: string) => isLoopback(bare(hostname)) || hosts.has(hostname);

  return {
    isOurs(request) {
      const hostname = hostnameOf(hostOf(request));
      if (hostname === undefined) return false;
      // The number the connection really came to cannot be a name that somebody else owns.
      return isName(hostname) || bare(hostname) === plainAddress(request.socket?.localAddress);
    },
    mayCall(origin) {
      if (origin === undefined || origins.has(origin)) return true;
      const url = URL.canParse(origin) ? new URL(origin) : undefined;
      return url !== undefined && /^https?:$/.test(url.protocol) && isName(url.hostname);
    },
    isOwn(request) {
      const origin = headerOf(request, 'origin');
      if (origin === undefined || !URL.canParse(origin)) return false;
      // Which scheme the caller used is hidden by a proxy in front.
      return origin === publicOrigin?.origin || new URL(origin).host === hostOf(request)?.toLowerCase();
    },
    originOf(request) {
      if (publicOrigin !== undefined && !isLoopback(bare(hostnameOf(hostOf(request)) ?? ''))) {
        return publicOrigin.origin;
      }
      const forwarded = policy.trustProxy ? headerOf(request, 'x-forwarded-proto') : undefined;
      const encrypted = (request.socket as TLSSocket | undefined)?.encrypted === true;
      if (hostnameOf(hostOf(request)) === undefined) return '';
      const scheme = forwarded === 'https' || (forwarded === undefined && encrypted) ? 'https' : 'http';
      return new URL(`${scheme}://${hostOf(request)}`).origin;
    },
  };
}

function hostOf(request: HttpRequest): string | undefined {
  return headerOf(request, ':authority') ?? headerOf(request, 'host');
}

function hostnameOf(host: string | undefined): string | undefined {
  if (host === undefined || /[/?#@\\\s]/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  return new URL(`http://${host}`).hostname;
}

/** IPv6 addresses stand in brackets in URLs only. */
function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function plainAddress(address: string | undefined): string | undefined {
  return address?.replace(/^::ffff:(?=\d+\.)/, '');
}
