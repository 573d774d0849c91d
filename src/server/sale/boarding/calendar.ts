import type { TicketPrint } from '#domain/booking/ticket-print.ts';
import { nameOnTicket, nameReadIn } from '#domain/journey/named-station.ts';
import { trainTitleOf } from '#domain/journey/train-title.ts';
import type { Language } from '#domain/values/language.ts';
import { coachText } from '#i18n/coach-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';

const most = 75;

/** A moment as RFC 5545 writes it in UTC. */
const momentOf = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escapedText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

/** A line holds 75 octets; what is longer goes on in the next, after a space, and no letter is torn apart. */
const folded = (line: string): string => {
  let size = 0;
  let text = '';
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (size + octets > most) {
      text += '\r\n ';
      size = 1;
    }
    text += sign;
    size += octets;
  }
  return text;
};

const eventOf = (print: TicketPrint, language: Language, madeAt: number): readonly string[] => {
  const words = wordsIn(language, wholeCatalogue(language));
  const { say } = words;
  const from = nameReadIn(print.from, language);
  const to = nameReadIn(print.to, language);
  const place = {
    coach: coachText(print.coach, words),
    seat: print.seat ?? say('paper.no-seat'),
  };
  return [
    'BEGIN:VEVENT',
    `UID:${print.ticketNumber}@sefer`,
    `DTSTAMP:${momentOf(madeAt)}`,
    `DTSTART:${momentOf(print.departure)}`,
    `DTEND:${momentOf(print.arrival)}`,
    `SUMMARY;LANGUAGE=${language}:${escapedText(say('calendar.summary', { train: print.trainNumber, from, to }))}`,
    `LOCATION:${escapedText(nameOnTicket(print.from, language))}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapedText(
      say('calendar.description', {
        locator: print.locator,
        number: print.ticketNumber,
        train: trainTitleOf(print.trainNumber, print.trainName),
        ...place,
      }),
    )}`,
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escapedText(say('calendar.summary', { train: print.trainNumber, from, to }))}`,
    'END:VALARM',
    'END:VEVENT',
  ];
};

/** The journeys as a calendar of RFC 5545, one event for each leg. */
export const calendarOf = (prints: readonly TicketPrint[], language: Language, madeAt: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sefer//Ticket//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...prints.flatMap((print) => eventOf(print, language, madeAt)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
