import type { CustomerSought } from '#domain/member/customer-at-counter.ts';
import { passwordLinkOf } from '#domain/shop/password-link.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type {
  Corrected,
  Correction,
  CorrectionRefusal,
  FoundCustomers,
  SoughtRefusal,
} from '#screens/staff-membership/correction.flow.ts';
import type {
  AtCounter,
  CounterRefusal,
  RegisteredCustomer,
} from '#screens/staff-membership/counter.flow.ts';
import type { GivenLink, LinkRefusal, WantedLink } from '#screens/staff-membership/staff-membership.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

const callsOf = async (gateway: LateGateway) => {
  const [{ membershipCallsBy }, opened] = await Promise.all([
    import('#gateway/members/membership-calls.ts'),
    gateway(),
  ]);
  return membershipCallsBy(opened);
};

/** Asks for the link of a member's new password. Who is not support any more is answered without a code, like everybody. */
export const passwordLinkOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<WantedLink, GivenLink, LinkRefusal>(deadline, async ({ email, letter }, signal) => {
    const answer = await (await callsOf(gateway)).givePasswordLink(
      { email, isMailed: letter === 'yes' },
      signal,
    );
    if (!answer.ok) return answer.refusal === 'incorrect-request' ? refused('incorrect-request') : answer;
    const { code, goodUntil = null } = answer.value;
    return code === null
      ? refused('role-lacking')
      : granted({ link: passwordLinkOf(location.origin, code), goodUntil });
  });

export const counterOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<AtCounter, RegisteredCustomer, CounterRefusal>(deadline, async (sent, signal, key) =>
    (await callsOf(gateway)).registerAtCounter({ ...sent, key }, signal),
  );

export const soughtOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<CustomerSought, FoundCustomers, SoughtRefusal>(deadline, async (sought, signal) =>
    (await callsOf(gateway)).findAtCounter(sought, signal),
  );

export const correctionOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<Correction, Corrected, CorrectionRefusal>(deadline, async (sent, signal, key) =>
    (await callsOf(gateway)).correctAtCounter({ ...sent, key }, signal),
  );
