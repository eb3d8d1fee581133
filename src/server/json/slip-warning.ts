import type { FieldSlip } from '../../service/operations/field-slips.js';
import type { HttpResponse } from '../port/http-types.js';

/** What a header may hold of a name that somebody sent. */
const NAME = /^[\w.-]{1,100}$/;

/** Tells of fields that look like slips, for people (ASCII) and, percent-encoded, in Korean. */
export function warnOfSlips(response: HttpResponse, slips: readonly FieldSlip[]): void {
  const shown = slips.filter(({ path }) => NAME.test(path));
  if (shown.length === 0) return;
  const short = shown.map(({ path, meant }) => `unknown field ${path}, did you mean ${meant}?`).join(' ');
  const korean = shown.map(
    ({ path, meant }) => `${path}은(는) 모르는 필드라 읽지 않았습니다. 혹시 ${meant}인가요?`,
  );
  response.setHeader('warning', `299 malgyeol "${short}"`);
  response.setHeader('x-malgyeol-warning', encodeURIComponent(korean.join(' ')));
}
