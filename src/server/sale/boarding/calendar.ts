import type { TicketPaper } from '#domain/booking/ticket-paper.ts';
import type { Language } from '#domain/values/language.ts';
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

const eventOf = (paper: TicketPaper, language: Language, madeAt: number): readonly string[] => {
  const { say } = wordsIn(language, wholeCatalogue(language));
  const from = paper.from.name;
  const to = paper.to.name;
  const place = { coach: paper.coach ?? '–', seat: paper.seat ?? say('paper.no-seat') };
  return [
    'BEGIN:VEVENT',
    `UID:${paper.ticketNumber}@sefer`,
    `DTSTAMP:${momentOf(madeAt)}`,
    `DTSTART:${momentOf(paper.departure)}`,
    `DTEND:${momentOf(paper.arrival)}`,
    `SUMMARY;LANGUAGE=${language}:${escapedText(say('calendar.summary', { train: paper.trainNumber, from, to }))}`,
    `LOCATION:${escapedText(from)}`,
    `DESCRIPTION;LANGUAGE=${language}:${escapedText(
      say('calendar.description', {
        locator: paper.locator,
        number: paper.ticketNumber,
        train: `${paper.trainNumber} ${paper.trainName}`,
        ...place,
      }),
    )}`,
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escapedText(say('calendar.summary', { train: paper.trainNumber, from, to }))}`,
    'END:VALARM',
    'END:VEVENT',
  ];
};

/** The journeys as a calendar of RFC 5545, one event for each leg. */
export const calendarOf = (papers: readonly TicketPaper[], language: Language, madeAt: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sefer//Ticket//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...papers.flatMap((paper) => eventOf(paper, language, madeAt)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
