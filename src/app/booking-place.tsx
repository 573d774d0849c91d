import type { ReactNode } from 'react';
import { type AddressName, addresses } from '#domain/addresses.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { WithoutScript } from '#ui/without-script.tsx';
import { useWords } from '#ui/words-context.ts';
import { screenOf } from './steering.ts';
import { useWithoutBooking } from './without-booking.ts';

type Own = {
  /** What the place is called while there is nothing else to show. */
  readonly called: MessageId;
  readonly screen: AddressName;
  readonly children: (booking: BookingActor) => ReactNode;
};

/** Why nothing is shown yet, with the way to have it. */
export const Absent = () => {
  const { say } = useWords();
  const { why, again } = useWithoutBooking();
  switch (why) {
    case 'coming':
      return (
        <>
          <LoadingText room="window" text={say('booking.coming')} />
          <WithoutScript>
            <Notice variant="info" title={say('booking.without-script')}>
              <p>{say('booking.without-script.text')}</p>
              <LinkButton href={addresses.home.path}>{say('menu.home')}</LinkButton>
            </Notice>
          </WithoutScript>
        </>
      );
    case 'continued-elsewhere':
      return (
        <Notice variant="info" heard="in-turn" title={say('booking.elsewhere')}>
          <p>{say('booking.elsewhere.text')}</p>
          <Button look="primary" onClick={again}>
            {say('booking.elsewhere.here')}
          </Button>
        </Notice>
      );
    case 'not-reached':
      return (
        <Notice variant="danger" heard="at-once" title={say('booking.not-reached')}>
          <p>{say('booking.not-reached.text')}</p>
          <Button look="primary" onClick={again}>
            {say('booking.not-reached.again')}
          </Button>
        </Notice>
      );
    case 'not-loaded':
      return (
        <Notice variant="danger" heard="at-once" title={say('alert.part-not-loaded.title')}>
          <p>{say('alert.part-not-loaded.text')}</p>
          <LinkButton href="">{say('app.part.reload')}</LinkButton>
        </Notice>
      );
  }
};

/**
 * A place of the purchase: what it shows of the booking, or why it shows none. A booking that stands elsewhere is on
 * its way there: a place would read it wrongly.
 */
export const BookingPlace = ({ called, screen, children }: Own) => {
  const { say } = useWords();
  const { booking } = useShop();
  const stands = useFlow(booking, screenOf, null);
  return booking === null || stands !== screen ? (
    <Page title={say(called)}>
      <Absent />
    </Page>
  ) : (
    children(booking)
  );
};
