import { PAGE_HEADER } from '../../access/page-cookie.js';
import { ServiceError } from '../../errors/service-error.js';
import { isExtensionOrigin } from '../port/extension-origins.js';
import { type HttpRequest, headerOf } from '../port/http-types.js';
import { type AllowedHosts, createAllowedHosts, type HostPolicy } from './allowed-hosts.js';

export function checkHost(request: HttpRequest, hosts: AllowedHosts): void {
  if (hosts.isOurs(request)) return;
  throw new ServiceError(
    'permission_denied',
    '이 서버의 이름이 아닌 Host입니다. 이 이름으로 쓰려면 서버를 --public-url이나 --allowed-hosts와 함께 시작해 주세요.',
  );
}

export function checkOrigin(request: HttpRequest, hosts: AllowedHosts): void {
  if (hosts.mayCall(headerOf(request, 'origin'))) return;
  throw new ServiceError(
    'permission_denied',
    '이 출처(Origin)의 웹 페이지에서는 부를 수 없습니다. 허용하려면 서버의 --cors-origins에 출처를 적어 주세요.',
  );
}

/** Nothing is changed by them. */
const ONLY_READ = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What our own page sends, with the cookie of a browser that is signed in, must come from our own page: the cookie says
 * who the browser is, the origin which page of it asks. Browsers send one of both headers with every such request, and
 * no script can write them.
 */
function checkPage(request: HttpRequest, hosts: AllowedHosts): void {
  if (headerOf(request, PAGE_HEADER) === undefined || ONLY_READ.has(request.method ?? '')) return;
  const site = headerOf(request, 'sec-fetch-site');
  // Behind a proxy that speaks https for us, only the browser knows the address that it called.
  if (site === undefined ? hosts.isOwn(request) : site === 'same-origin') return;
  throw new ServiceError(
    'permission_denied',
    '말결의 화면에서 보낸 요청만 받습니다. 이 이름으로 쓰려면 서버를 --public-url과 함께 시작해 주세요.',
  );
}

/**
 * What every route asks of a caller before anything else. Without keys a page of any site could use the server of
 * whoever looks at it, by its address or by a name of its own that leads here; with keys the configured names hold.
 * `extensions`: the route is made for add-ons of browsers.
 */
export function callerCheck(
  policy: HostPolicy & { open: boolean },
): (request: HttpRequest, extensions: boolean) => void {
  const hosts = createAllowedHosts(policy);
  if (policy.open) {
    return (request, extensions) => {
      checkPage(request, hosts);
      checkHost(request, hosts);
      if (!(extensions && isExtensionOrigin(headerOf(request, 'origin')))) checkOrigin(request, hosts);
    };
  }
  const isNamed = policy.allowedHosts.length > 0;
  return (request) => {
    checkPage(request, hosts);
    if (isNamed) checkHost(request, hosts);
  };
}
