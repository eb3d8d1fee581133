import { ACCOUNT_LIMITS } from '../access/account-limits.js';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** The same whether there is an account or not: nobody learns that from a mail, and nothing is loaded to read it. */
export function signInMail(link: string): MailText {
  const host = new URL(link).host;
  const minutes = ACCOUNT_LIMITS.linkSeconds / 60;
  const korean = [
    `${host}의 말결에 들어오려면 아래 링크를 여세요. 계정이 없으면 이때 만들어집니다.`,
    `링크는 ${minutes}분 동안 한 번만 쓸 수 있습니다. 요청하지 않으셨다면 이 메일을 지우세요. 아무 일도 일어나지 않습니다.`,
  ];
  const english = [
    `Open the link above to sign in to Malgyeol at ${host}. An account is made if you have none yet.`,
    `The link works once, for ${minutes} minutes. If you did not ask for it, delete this mail; nothing will happen.`,
  ];
  return {
    subject: '말결 로그인 링크 · Malgyeol sign-in link',
    text: [korean[0], link, korean[1], '—', ...english].join('\n\n'),
    html: `<!doctype html>
<html lang="ko"><body style="font-family:sans-serif;line-height:1.6">
<p>${korean[0]}</p>
<p><a href="${link}">말결에 들어가기 · Sign in</a></p>
<p>${korean[1]}</p>
<hr>
<div lang="en"><p>${english[0]}</p><p>${english[1]}</p></div>
<p><small>${link}</small></p>
</body></html>
`,
  };
}
