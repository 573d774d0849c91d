import type { ReactNode } from 'react';
import { addresses } from '#domain/shop/addresses.ts';
import type { StaffRole } from '#domain/values/staff-role.ts';
import { staffRolesIn } from '#machines/session/session.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { OnlyMember } from './only-member.tsx';

type Props = { readonly children: (member: number) => ReactNode };

const noRoles: readonly StaffRole[] = [];

const ForSupport = ({ member, children }: Props & { readonly member: number }) => {
  const { say } = useWords();
  const { session } = useShop();
  const roles = useFlow(session, staffRolesIn, noRoles);
  return roles.includes('support') ? (
    children(member)
  ) : (
    <Notice variant="warning" title={say('staff-membership.closed.title')}>
      <p>{say('staff-membership.closed.text')}</p>
      <LinkButton href={addresses.home.path}>{say('menu.home')}</LinkButton>
    </Notice>
  );
};

/** What is drawn for support, and for nobody else: whoever is logged in without the role is told so. */
export const OnlySupport = ({ children }: Props) => (
  <OnlyMember>{(member) => <ForSupport member={member}>{children}</ForSupport>}</OnlyMember>
);
