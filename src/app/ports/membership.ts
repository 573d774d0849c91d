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
import type { LazyGateway } from './gateway.ts';
import { callOf, lazyCalls, sentBy, sentWithKey } from './plug.ts';

const callsOf = (gateway: LazyGateway) =>
  lazyCalls(
    gateway,
    () => import('#gateway/members/membership-calls.ts'),
    ({ membershipCallsBy }, opened) => membershipCallsBy(opened),
  );

/** Asks for the link of a member's new password. Who is not support any more is answered without a code, like everybody. */
export const passwordLinkOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<WantedLink, GivenLink, LinkRefusal>(deadline, async ({ email, letter }, signal) => {
    const answer = await (await callsOf(gateway)()).givePasswordLink(
      { email, isMailed: letter === 'yes' },
      signal,
    );
    if (!answer.ok) return answer.refusal === 'incorrect-request' ? refused('incorrect-request') : answer;
    const { code, goodUntil = null } = answer.value;
    return code === null
      ? refused('role-lacking')
      : granted({ link: passwordLinkOf(location.origin, code), goodUntil });
  });

export const counterOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<AtCounter, RegisteredCustomer, CounterRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ registerAtCounter }) => registerAtCounter),
  );

export const soughtOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentBy<CustomerSought, FoundCustomers, SoughtRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ findAtCounter }) => findAtCounter),
  );

export const correctionOver = (gateway: LazyGateway, deadline: Deadline) =>
  sentWithKey<Correction, Corrected, CorrectionRefusal>(
    deadline,
    callOf(callsOf(gateway), ({ correctAtCounter }) => correctAtCounter),
  );
