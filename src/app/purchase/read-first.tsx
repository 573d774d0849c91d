import { type ReactNode, useState } from 'react';
import { useAskedAtOnce } from '#app/hooks/use-asked-at-once.ts';
import { bookingReadOver } from '#app/ports/tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { type LookupRefusal, refusalWords } from '#screens/ticket-search/ticket-search.flow.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { BookingAbsent } from './booking-place.tsx';
import { endedBefore, locatorOfEnded } from './ended-before.ts';

type Refused = { readonly refusal: LookupRefusal; readonly message: string | null };

/** Whoever may not read it so may look it up, or ask for its link. */
const NotShown = ({ refusal, message }: Refused) => {
  const { say } = useWords();
  return (
    <Page title={say('result.title')}>
      <Notice variant="danger" heard="at-once" title={say('lookup.refused.title')}>
        <p>{message ?? say(refusalWords[refusal])}</p>
        <LinkButton href={addresses['ticket-search'].path}>{say('menu.ticket-search')}</LinkButton>
      </Notice>
    </Page>
  );
};

type Drawing = { readonly children: (now: Reservation | null) => ReactNode };

const Read = ({ locator, children }: Drawing & { readonly locator: string }) => {
  const { form, ask } = useAskedAtOnce(bookingReadOver, locator);
  const { granted, refusal, message } = useSubmission(form);
  if (granted !== null) return children(granted);
  return refusal !== null && refusal !== 'not-reached' ? (
    <NotShown refusal={refusal} message={message} />
  ) : (
    <BookingAbsent called="result.title" why={refusal === null ? 'coming' : 'not-reached'} again={ask} />
  );
};

/** What has become of a booking that had ended before is read before anything of it is drawn. */
export const ReadFirst = ({ booking, children }: Drawing & { readonly booking: BookingActor }) => {
  const [locator] = useState(() =>
    endedBefore(booking) === null ? null : locatorOfEnded(booking.getSnapshot()),
  );
  return locator === null ? children(null) : <Read locator={locator}>{children}</Read>;
};
