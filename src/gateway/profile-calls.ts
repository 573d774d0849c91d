import { loadCustomer, updateCustomer } from '#contract/customers.ts';
import { endMembership, foretellMembershipEnd } from '#contract/membership-end.ts';
import { type Answer, granted } from '#domain/answer.ts';
import { type OwnRecord, ownRecordOf } from '#domain/own-record.ts';
import type { Profile } from '#domain/profile.ts';
import type { Gateway } from './gateway.ts';

type Change = { readonly version: number; readonly profile: Profile; readonly key: string };
type Ending = { readonly member: number; readonly password: string };

/** What a member asks of the own record. */
export const profileCallsBy = ({ call }: Gateway) => ({
  load: async (signal: AbortSignal): Promise<Answer<OwnRecord, 'sign-in-needed'>> => {
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
        permissionMarketingEmail: profile.wantsLetters === 'yes',
        permissionMarketingSms: profile.wantsMessages === 'yes',
      },
      signal,
    ),

  foretellEnding: (signal: AbortSignal) => call(foretellMembershipEnd, undefined, signal),

  end: ({ member, password }: Ending, signal: AbortSignal) => {
    const path = endMembership.path.replace('{id}', String(member));
    return call({ ...endMembership, path }, { password }, signal);
  },
});

export type ProfileCalls = ReturnType<typeof profileCallsBy>;
