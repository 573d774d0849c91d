import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import type { StaffRole } from '#domain/values/staff-role.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { staffRolesIn } from '#machines/session/session.selectors.ts';
import { useShop } from './shop.ts';
import { useFlow } from './use-flow.ts';

type Roles = readonly StaffRole[];

type StaffPage = {
  readonly place: AddressName;
  readonly name: MessageId;
  readonly isFor: (roles: Roles) => boolean;
};

const isForSupport = (roles: Roles): boolean => roles.includes('support');

const staffPages: readonly StaffPage[] = [
  { place: 'staff-console', name: 'catalogue.title', isFor: (roles) => roles.length > 0 },
  { place: 'staff-support', name: 'support.title', isFor: isForSupport },
  { place: 'staff-membership', name: 'staff-membership.title', isFor: isForSupport },
];

const noRoles: Roles = [];

/** The pages of the staff that whoever is logged in may work on; none for anybody else. */
export const useStaffPages = (): readonly (StaffPage & { readonly href: string })[] => {
  const { session } = useShop();
  const roles = useFlow(session, staffRolesIn, noRoles);
  return staffPages
    .filter(({ isFor }) => isFor(roles))
    .map((page) => ({ ...page, href: addresses[page.place].path }));
};
