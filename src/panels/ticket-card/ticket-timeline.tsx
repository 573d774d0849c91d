import { bookingEventAction } from '#domain/booking/booking-events.ts';
import type { BookingEvent } from '#domain/booking/reservation.ts';
import { isoInstant } from '#domain/time/railway-time.ts';
import { bookingEventIds } from '#i18n/booking-event-ids.ts';
import { momentText } from '#i18n/moment-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { events as eventsClass, hour } from './ticket-timeline.css.ts';

/** What happened to a ticket, and when. */
export const TicketTimeline = ({ events }: { readonly events: readonly BookingEvent[] }) => {
  const words = useWords();
  const { say } = words;
  return events.length === 0 ? null : (
    <Disclosure summary={say('ticket.events')}>
      <ol className={eventsClass}>
        {events.map(({ at, action }) => {
          const known = bookingEventAction(action);
          return (
            <li key={`${at} ${action}`}>
              <time className={hour} dateTime={isoInstant(at)}>
                {momentText(at, words)}
              </time>
              {known === null ? say('booking.event.other') : say(bookingEventIds[known])}
            </li>
          );
        })}
      </ol>
    </Disclosure>
  );
};
