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
      checkHost(request, hosts);
      if (!(extensions && isExtensionOrigin(headerOf(request, 'origin')))) checkOrigin(request, hosts);
    };
  }
  return policy.allowedHosts.length > 0 ? (request) => checkHost(request, hosts) : () => {};
}
