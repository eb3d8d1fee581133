import { escaped } from './escape-html.js';
import { type Page, page } from './page.js';

const MESSAGES: Record<string, string> = {
  invalid_client: '이 앱을 알 수 없습니다. 앱에서 말결 연결을 지우고 다시 추가해 주세요.',
  invalid_redirect_uri:
    '앱이 등록하지 않은 주소로 돌아가려고 합니다. 앱에서 연결을 지우고 다시 추가해 주세요.',
  invalid_target: '앱이 이 서버가 아닌 곳의 권한을 요청했습니다. 앱에 적은 MCP 주소를 확인해 주세요.',
  temporarily_unavailable: '지금은 연결할 수 없습니다. 잠시 뒤에 다시 시도해 주세요.',
};

/** For people: what went wrong with a login that cannot go back to its application. */
export function errorPage({
  error,
  error_description: detail,
}: {
  error: string;
  error_description?: string;
}): Page {
  const message = MESSAGES[error] ?? '앱이 보낸 연결 요청이 올바르지 않습니다. 앱에서 다시 연결해 주세요.';
  return page(
    '연결할 수 없습니다',
    `<h1>연결할 수 없습니다</h1>
<p>${escaped(message)}</p>
<dl><dt>오류</dt><dd><code>${escaped(error)}</code>${detail ? `<br>${escaped(detail)}` : ''}</dd></dl>`,
  );
}

export function expiredPage(): Page {
  return page(
    '다시 연결해 주세요',
    `<h1>로그인할 수 있는 시간이 지났습니다</h1>
<p>앱으로 돌아가서 다시 연결해 주세요. 브라우저가 쿠키를 막고 있어도 이 화면이 보입니다.</p>`,
  );
}
