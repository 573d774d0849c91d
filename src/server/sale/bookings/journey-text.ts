import { nameReadIn } from '#domain/journey/named-station.ts';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { coachText } from '#i18n/coach-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { Words } from '#i18n/words.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { describeTicket, noExtras } from './describe-ticket.ts';

type Ticket = Tables['ticket'];

const linksOf = ({ boarding_code: code }: Ticket, origin: string, { say }: Words): readonly string[] => {
  if (code === null) return [];
  const { page, file } = ticketAddresses(code);
  return [
    say('letter.tickets.pass', { link: `${origin}${page}` }),
    say('letter.tickets.file', { link: `${origin}${file}` }),
  ];
};

const journeyText = (ticket: Ticket, network: Network, origin: string, words: Words): string => {
  const { say } = words;
  const described = describeTicket(ticket, noExtras, network, { mayAct: false, now: 0 });
  const place =
    described.coach === null || described.seat === null
      ? say('letter.tickets.no-seat')
      : say('letter.tickets.seat', {
          coach: coachText(described.coach.name, words),
          seat: described.seat,
        });
  const journey = say('letter.tickets.journey', {
    train: described.trainName,
    from: nameReadIn(described.from, words.language),
    to: nameReadIn(described.to, words.language),
    departure: momentText(described.departure, words),
    place,
  });
  return [journey, ...linksOf(ticket, origin, words)].join('\n');
};

/** The journeys of tickets, each with the way to its boarding pass and its file. */
export const journeysText = (
  tickets: readonly Ticket[],
  network: Network,
  origin: string,
  words: Words,
): string => tickets.map((ticket) => journeyText(ticket, network, origin, words)).join('\n\n');
