import type { BookedPassenger, BookedTicket, BookingEvent } from '#domain/booking/reservation.ts';
import { type NamedStation, nameReadIn } from '#domain/journey/named-station.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { titleOfRide } from '#domain/journey/train-title.ts';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { coachText } from '#i18n/coach-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { nameIdOfExtra } from '#panels/extra-words.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { classes } from '#ui/theme/classes.ts';
import { PlaceName } from '#ui/theme/place-name.tsx';
import { sheet } from './printed-code.css.ts';
import { PrintedCode } from './printed-code.tsx';
import { TicketBadge } from './status-badge.tsx';
import * as styles from './ticket-card.css.ts';
import { TicketFiles } from './ticket-files.tsx';
import { TicketTimeline } from './ticket-timeline.tsx';

/** How deep its heading lies in the page. */
export type TicketRank = 'h3' | 'h4';

type Props = {
  /** The PNR of its booking. */
  readonly locator: string;
  readonly passenger: BookedPassenger;
  readonly ticket: BookedTicket;
  /** What happened to it; nothing for whoever is not told. */
  readonly events: readonly BookingEvent[];
  readonly rank?: TicketRank;
};

/** As it is read, and as the signs write it: a guard need not read what the passenger reads. */
const End = ({ station }: { readonly station: NamedStation }) => {
  const { language } = useWords();
  const [read, signs] = [nameReadIn(station, language), plainNameOf(station.name)];
  return (
    <>
      <span className={styles.station}>
        <PlaceName>{read}</PlaceName>
      </span>
      {read === signs ? null : (
        <span className={styles.station}>
          <PlaceName>{signs}</PlaceName>
        </span>
      )}
    </>
  );
};

/** One passenger on one train, as a ticket reads. */
export const TicketCard = ({ locator, passenger, ticket, events, rank: Heading = 'h3' }: Props) => {
  const words = useWords();
  const { say, language } = words;
  const { boardingCode: code, coach, seat, departure, arrival } = ticket;
  const [from, to] = [nameReadIn(ticket.from, language), nameReadIn(ticket.to, language)];
  const name = `${passenger.firstName} ${passenger.lastName}`;
  const services = ticket.extras
    .flatMap(({ id }) => nameIdOfExtra(id) ?? [])
    .map((id) => say(id))
    .join(' · ');
  const facts = [
    [say('paper.train'), titleOfRide(ticket)],
    [say('paper.departure'), momentText(departure, words)],
    [say('paper.coach'), coachText(coach?.name ?? null, words)],
    [say('paper.seat'), seat ?? say('paper.no-seat')],
    [say('paper.class'), cabinName(ticket.cabinClass, words)],
    ...(passenger.tariff === null ? [] : [[say('paper.tariff'), passenger.tariff.name] as const]),
    [say('paper.price'), moneyText(ticket.amount, words)],
    ...(services === '' ? [] : [[say('ticket.services'), services] as const]),
    ...(ticket.number === null ? [] : [[say('paper.number'), ticket.number] as const]),
  ] as const;
  return (
    <article
      className={code === null ? styles.ticket : classes(styles.ticket, sheet)}
      aria-label={say('ticket.name', { name, from, to })}
    >
      <CardHead>
        <Heading className={styles.name}>
          <bdi lang="tr">{name}</bdi>
        </Heading>
        <TicketBadge status={ticket.status} />
      </CardHead>
      <div className={styles.run}>
        <p className={styles.end}>
          <span className={styles.hour}>{clockText(departure, words)}</span>
          <End station={ticket.from} />
        </p>
        <span className={styles.line}>
          <ArrowIcon />
        </span>
        <p className={styles.arrival}>
          <span className={styles.hour}>{clockText(arrival, words)}</span>
          <End station={ticket.to} />
        </p>
      </div>
      <FactsList facts={facts} />
      {code === null ? null : <PrintedCode code={code} number={ticket.number ?? ''} locator={locator} />}
      {code === null ? null : (
        <Ways>
          <LinkButton href={ticketAddresses(code).page}>{say('ticket.boarding-pass')}</LinkButton>
          <TicketFiles code={code} />
        </Ways>
      )}
      <TicketTimeline events={events} />
    </article>
  );
};
