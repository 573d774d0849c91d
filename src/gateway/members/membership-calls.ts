import { correctAtCounter, findAtCounter, registerAtCounter } from '#contract/members/registration.ts';
import { touchSession } from '#contract/members/sessions.ts';
import { sendPasswordLink } from '#contract/members/users.ts';
import type { CustomerSought } from '#domain/member/customer-at-counter.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import type { EmailNeed, RegistrationDraft } from '#domain/member/registration.ts';
import { granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Wanted = { readonly email: string; readonly isMailed: boolean };

type AtCounter = {
  readonly draft: RegistrationDraft;
  readonly emailNeed: EmailNeed;
  readonly key: string;
};

type Correction = {
  readonly id: number;
  readonly version: number;
  readonly draft: RegistrationDraft;
  readonly key: string;
};

/** What support asks of the shop for a member. */
export const membershipCallsBy = ({ call }: Gateway) => ({
  /** Anybody may ask for this, so it names no refusal for a session that has ended: that is asked first. */
  givePasswordLink: async ({ email, isMailed }: Wanted, signal: AbortSignal) => {
    const there = await call(touchSession, undefined, signal);
    return there.ok ? call(sendPasswordLink, { username: email, sendEmail: isMailed }, signal) : there;
  },

  registerAtCounter: (sent: AtCounter, signal: AbortSignal) => call(registerAtCounter, sent, signal),

  /** Records as a form shows them. */
  findAtCounter: async (sought: CustomerSought, signal: AbortSignal) => {
    const answer = await call(findAtCounter, sought, signal);
    if (!answer.ok) return answer;
    const { customers } = answer.value;
    return granted(customers.map((each) => ({ ...each, draft: normalizeRegistration(each.draft) })));
  },

  correctAtCounter: (sent: Correction, signal: AbortSignal) => call(correctAtCounter, sent, signal),
});
