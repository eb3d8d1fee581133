import { ACCOUNT_LIMITS } from '../access/account-limits.js';
import { particleFor } from '../hangul/particle.js';
import { escaped } from './escape-html.js';
import { type Page, page } from './page.js';

export interface LoginPageParts {
  /** Where the form goes. */
  action: string;
  token: string;
  clientName: string;
  /** The host whose document describes the client; absent where the client described itself. */
  clientHost?: string;
  redirectUri: string;
  /** Whether the application asks to change dictionaries too, and whether that is ticked. */
  asksToWrite: boolean;
  writeTicked: boolean;
  wrong?: string;
  /** Where people have accounts: who is signed in, if anybody. */
  accounts?: { email: string | undefined };
}

/** Names are chosen by strangers: cut, and without anything that could draw outside its line. */
const NAME_LENGTH = ACCOUNT_LIMITS.labelCharacters - 1;

export function loginPage(parts: LoginPageParts): Page {
  const name = shortName(parts.clientName);
  const target = new URL(parts.redirectUri);
  return page(
    '연결 허락',
    `<h1>${escaped(name)}${particleFor(name, '이/가')} 말결에 연결하려고 합니다</h1>
<p>${parts.accounts ? '계정이나 접근 키로' : '이 서버의 접근 키로'} 로그인하면 이 앱이 말결의 도구를 쓸 수 있습니다.</p>
<dl>
<dt>앱</dt><dd>${escaped(parts.clientHost ?? '스스로 등록한 앱 (확인되지 않음)')}</dd>
<dt>돌아갈 곳</dt><dd>${escaped(placeOf(target))}</dd>
</dl>
${parts.wrong ? `<p class="wrong" role="alert">${escaped(parts.wrong)}</p>` : ''}
${parts.accounts && parts.accounts.email === undefined ? mailForm(parts) : ''}
<form method="post" action="${escaped(parts.action)}" autocomplete="off">
<input type="hidden" name="token" value="${escaped(parts.token)}">
<fieldset>
<legend>허락할 일</legend>
<label class="scope"><input type="checkbox" checked disabled><span>글을 분석하고 교정하기<small>사용자 사전 읽기를 포함합니다. 이 키의 한도에서 셉니다.</small></span></label>
${
  parts.asksToWrite
    ? `<label class="scope"><input type="checkbox" name="write" value="yes"${parts.writeTicked ? ' checked' : ''}><span>사용자 사전 고치기<small>낱말을 더하고 뺄 수 있습니다. 읽기 전용 키로는 되지 않습니다.</small></span></label>`
    : ''
}
</fieldset>
${parts.accounts?.email === undefined ? keyField(parts) : accountField(parts.accounts.email, parts)}
<div class="buttons">
<button class="yes" name="decision" value="allow">허락하고 연결</button>
<button name="decision" value="deny" formnovalidate>거절</button>
</div>
</form>`,
    [formTarget(target)],
  );
}

function keyField({ wrong, accounts }: LoginPageParts): string {
  const source = accounts ? '말결 화면의 계정에서' : '서버에서 <code>malgyeol key create</code>로';
  return `<label class="key" for="key">접근 키</label>
<input id="key" name="key" type="password" autocomplete="off" spellcheck="false"${accounts ? '' : ' autofocus'} placeholder="mg-…"${wrong ? ' aria-invalid="true"' : ''}>
<p class="hint">키는 앱에 전해지지 않습니다. ${source} 새로 만들 수 있고, 키를 폐기하면 이 연결도 끊어집니다.</p>`;
}

/** Whoever is signed in needs no key; the connection gets one of its own, which can be revoked alone. */
function accountField(email: string, parts: LoginPageParts): string {
  return `<p class="who"><strong>${escaped(email)}</strong> 계정으로 연결합니다. 연결은 계정의 키 목록에 나오고, 거기서 폐기하면 끊어집니다.</p>
<details${parts.wrong ? ' open' : ''}><summary>다른 접근 키로 연결</summary>
${keyField(parts)}
</details>`;
}

/** A form of its own, so that Enter in it asks for the mail. */
function mailForm({ action, token }: LoginPageParts): string {
  return `<form class="mail" method="post" action="${escaped(action)}">
<input type="hidden" name="token" value="${escaped(token)}">
<label class="key" for="email">계정으로 로그인: 전자우편 주소</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus>
<p class="hint">주소로 온 링크를 이 브라우저에서 열면 이 화면으로 돌아옵니다. 계정이 없으면 만들어집니다.</p>
<div class="buttons"><button class="yes" name="decision" value="mail">로그인 링크 받기</button></div>
</form>
<p class="or">또는</p>`;
}

export function mailSentPage(): Page {
  return page(
    '메일을 보냈습니다',
    `<h1>메일을 보냈습니다</h1>
<p>메일의 링크를 <strong>이 브라우저에서</strong> 열면 앱의 연결을 이어서 할 수 있습니다. 링크는 ${ACCOUNT_LIMITS.linkSeconds / 60}분 동안 한 번만 쓸 수 있습니다.</p>`,
  );
}

export function shortName(name: string): string {
  const plain = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  const characters = [...(plain === '' ? '이름 없는 앱' : plain)];
  return characters.length > NAME_LENGTH
    ? `${characters.slice(0, NAME_LENGTH).join('')}…`
    : characters.join('');
}

function placeOf(target: URL): string {
  if (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(target.hostname))
    return `이 컴퓨터의 프로그램 (${target.host})`;
  return target.protocol === 'https:' ? target.host : `${target.protocol}//${target.host}`;
}

/** Browsers hold the redirect behind a form to its form-action as well. */
function formTarget(target: URL): string {
  return /^https?:$/.test(target.protocol) ? target.origin : target.protocol;
}
