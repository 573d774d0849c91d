import type { NamedMembership } from '#domain/member/named-membership.ts';
import type { Say } from './say.ts';

/** A membership as it is named to whoever holds its link. */
export const membershipText = ({ kind, ...named }: NamedMembership, say: Say): string => {
  const ids = {
    citizen: 'membership.named.citizen',
    foreigner: 'membership.named.foreigner',
    company: 'membership.named.company',
  } as const;
  return say(ids[kind], named);
};
