import { type AddressName, addresses } from '#domain/addresses.ts';
import type { StaffRole } from '#domain/staff-role.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { staffRolesIn } from '#machines/session/session.selectors.ts';
import { useShop } from './shop.ts';
import { useFlow } from './use-flow.ts';

type StaffPage = {
  readonly place: AddressName;
  readonly href: string;
  readonly name: MessageId;
  readonly isFor: (roles: readonly StaffRole[]) => boolean;
};

const staffPages: readonly StaffPage[] = [
  {
    place: 'staff-console',
    href: addresses['staff-console'].path,
    name: 'catalogue.title',
    isFor: (roles) => roles.length > 0,
  },
  {
    place: 'staff-support',
    href: addresses['staff-support'].path,
    name: 'support.title',
    isFor: (roles) => roles.includes('support'),
  },
];

const noRoles: readonly StaffRole[] = [];

/** The pages of the staff that whoever is logged in may work on; none for anybody else. */
export const useStaffPages = (): readonly StaffPage[] => {
  const { session } = useShop();
  const roles = useFlow(session, staffRolesIn, noRoles);
  return staffPages.filter(({ isFor }) => isFor(roles));
};
