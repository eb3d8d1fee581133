import type { Tag } from '../tags.js';

/** What endings are written to, but for 이다 and 아니다. */
export const STEMS: ReadonlySet<Tag> = new Set<Tag>(['VV', 'VA', 'VX', 'XSV', 'XSA']);
