import type { AddressName } from '#domain/shop/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';

type MainPage = { readonly place: AddressName; readonly href: string; readonly name: MessageId };

/** The main pages, in the order of menus and foot. A page joins when it stands. */
export const mainPages: readonly MainPage[] = [
  { place: 'home', href: '/', name: 'menu.home' },
  { place: 'ticket-search', href: '/bilet-arama', name: 'menu.ticket-search' },
  { place: 'tourist-trains', href: '/turistik-trenler', name: 'menu.tourist-trains' },
  { place: 'rental-list', href: '/kiralik-arac-listesi', name: 'menu.rental' },
];
