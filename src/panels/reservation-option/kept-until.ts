import type { Reservation } from '#domain/booking/reservation.ts';
import { provedEnd } from '#domain/booking/reservation-option.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { Words } from '#i18n/words.ts';

type Kept = Pick<Reservation, 'awaitsProof' | 'createdAt' | 'deadline' | 'extensions' | 'passengers'>;

/** Until when the places of a reservation are kept, and what its reader has to do by then. */
export const keptUntil = (booking: Kept, words: Words) => {
  const { say } = words;
  const until = momentText(booking.deadline, words);
  return booking.awaitsProof
    ? {
        title: say('result.reserved.unproved.title', { until }),
        text: say('result.reserved.unproved.text', { option: momentText(provedEnd(booking), words) }),
      }
    : { title: say('result.reserved.title'), text: say('result.reserved.text', { until }) };
};
