import type { ReactNode } from 'react';
import type { AbsenceState } from '#app/browser/absence.ts';
import { screenOf } from '#app/routing/steering.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Absent } from './absent.tsx';
import { withoutBooking } from './without-flow.ts';

type Props = {
  /** What the place is called while there is nothing else to show. */
  readonly called: MessageId;
  readonly screen: AddressName;
  /** The address of the place names another booking: that one is on its way. */
  readonly isAnother?: boolean;
  readonly children: (booking: BookingActor) => ReactNode;
};

const words = {
  coming: 'booking.coming',
  noScript: 'booking.without-script',
  elsewhere: 'booking.elsewhere',
  notReached: 'booking.not-reached',
} as const;

/** Why no booking is shown. */
export const NoBooking = () => <Absent {...withoutBooking.useAbsence()} words={words} />;

/** A place without what it shows of a booking, and why. */
export const BookingAbsent = ({ called, ...absenceState }: AbsenceState & Pick<Props, 'called'>) => {
  const { say } = useWords();
  return (
    <Page title={say(called)}>
      <Absent {...absenceState} words={words} />
    </Page>
  );
};

/**
 * A place of the purchase: what it shows of the booking, or why it shows none. A booking that stands elsewhere is on
 * its way there: a place would read it wrongly.
 */
export const BookingPlace = ({ called, screen, isAnother = false, children }: Props) => {
  const { say } = useWords();
  const { booking } = useShop();
  const currentScreen = useFlow(booking, screenOf, null);
  return booking === null || currentScreen !== screen || isAnother ? (
    <Page title={say(called)}>
      <NoBooking />
    </Page>
  ) : (
    children(booking)
  );
};
