import type { ComponentType } from 'react';
import { type AddressName, addresses } from '#domain/shop/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { BanknoteIcon } from '#ui/icons/banknote-icon.tsx';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';
import { KeyIcon } from '#ui/icons/key-icon.tsx';
import { PeopleIcon } from '#ui/icons/people-icon.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';

type MemberPage = {
  readonly place: AddressName;
  readonly href: string;
  readonly name: MessageId;
  readonly Icon: ComponentType;
};

/** The pages of a member, in their order. A page joins when it stands. */
export const memberPages: readonly MemberPage[] = [
  {
    place: 'user-information',
    href: addresses['user-information'].path,
    name: 'profile.title',
    Icon: UserIcon,
  },
  { place: 'my-tickets', href: addresses['my-tickets'].path, name: 'history.title', Icon: TicketIcon },
  {
    place: 'open-tickets-and-coupons',
    href: addresses['open-tickets-and-coupons'].path,
    name: 'coupon.title',
    Icon: BanknoteIcon,
  },
  {
    place: 'password-update',
    href: addresses['password-update'].path,
    name: 'password.update.title',
    Icon: KeyIcon,
  },
  {
    place: 'my-subscriptions',
    href: addresses['my-subscriptions'].path,
    name: 'package.title',
    Icon: CalendarIcon,
  },
  {
    place: 'saved-contacts',
    href: addresses['saved-contacts'].path,
    name: 'contacts.title',
    Icon: PeopleIcon,
  },
];
