import { cookies } from '#gateway/wire/cookies.ts';

/** Says that the browser may have a session. It proves nothing: it spares guests the question. */
export const memberCookie = 'member';

const aYear = 31_536_000;

export const noteMember = (): void => cookies.write(memberCookie, 'maybe', aYear);

export const forgetMember = (): void => cookies.write(memberCookie, '', 0);
