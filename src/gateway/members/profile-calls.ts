import { loadCustomer, updateCustomer } from '#contract/members/customers.ts';
import { endMembership, findMembershipEnd, foretellMembershipEnd } from '#contract/members/membership-end.ts';
import { type OwnRecord, ownRecordOf } from '#domain/member/own-record.ts';
import type { Profile } from '#domain/member/profile.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Change = { readonly version: number; readonly profile: Profile; readonly key: string };
type Ending = { readonly member: number; readonly password: string; readonly key: string };

const rowOf = (id: number | null) => (id === null ? null : { id });

/** What a member asks of the own record. */
export const profileCallsBy = ({ call }: Gateway) => ({
  load: async (_: unknown, signal: AbortSignal): Promise<Answer<OwnRecord, 'sign-in-needed'>> => {
    const answer = await call(loadCustomer, undefined, signal);
    return answer.ok ? granted(ownRecordOf(answer.value)) : answer;
  },

  save: ({ version, profile, key }: Change, signal: AbortSignal) =>
    call(
      updateCustomer,
      {
        idempotencyKey: key,
        version,
        mobileNumber: profile.phone,
        mobileNumberCountry: profile.phoneCountry,
        cityId: profile.cityId,
        districtId: profile.districtId,
        neighbourhoodId: profile.neighbourhoodId,
        address: profile.address,
        bloodType: rowOf(profile.bloodTypeId),
        profession: rowOf(profile.professionId),
        educationStatus: rowOf(profile.educationId),
        permissionMarketingEmail: profile.wantsLetters === 'yes',
        permissionMarketingSms: profile.wantsMessages === 'yes',
      },
      signal,
    ),

  foretellEnding: (_: unknown, signal: AbortSignal) => call(foretellMembershipEnd, undefined, signal),

  /**
   * It may be done already, and its answer lost: that is asked by the key, before a call that no session opens any more
   * leads the page away.
   */
  end: async ({ member, password, key }: Ending, signal: AbortSignal) => {
    const path = endMembership.path.replace('{id}', String(member));
    const found = await call(findMembershipEnd, { id: member, idempotencyKey: key }, signal);
    if (found.ok || found.refusal === 'key-in-use') return found;
    return call({ ...endMembership, path }, { password, idempotencyKey: key }, signal);
  },
});
