import type { ComponentType } from 'react';
import type { BoardingPass } from '#domain/booking/boarding-pass.ts';
import type { CopiedTickets } from '#domain/booking/copied-tickets.ts';
import { nameOnTicket } from '#domain/journey/named-station.ts';
import { trainTitleOf } from '#domain/journey/train-title.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { coachText } from '#i18n/coach-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { AgainText } from '#panels/again.tsx';
import { familyName } from '#panels/family-name.ts';
import { PrintSheet } from '#panels/ticket-card/print-sheet.tsx';
import { TicketFiles } from '#panels/ticket-card/ticket-files.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PrintButton } from '#ui/buttons/print-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './boarding-pass.css.ts';

/** Why there is no pass to show. */
export type NoPass = 'document-not-found' | 'not-reached' | 'too-many-tries';

type Props = {
  readonly code: string;
  readonly pass: BoardingPass | NoPass;
  /** When an address may be tried again, where too many have led to nothing. */
  readonly againAt: number | null;
  /** What keeps tickets on the reader's device. */
  readonly Copies: ComponentType<CopiedTickets>;
};

const factsOf = (pass: BoardingPass, words: Words) => {
  const { say } = words;
  return [
    [say('paper.passenger'), pass.passengerName],
    [say('paper.train'), trainTitleOf(pass.trainNumber, pass.trainName)],
    [say('paper.from'), nameOnTicket(pass.departureStation, words.language)],
    [say('paper.departure'), momentText(pass.departureTime, words)],
    [say('paper.to'), nameOnTicket(pass.arrivalStation, words.language)],
    [say('paper.arrival'), momentText(pass.arrivalTime, words)],
    [say('paper.coach'), coachText(pass.wagon, words)],
    [say('paper.seat'), pass.seat ?? say('paper.no-seat')],
    [say('paper.class'), cabinName(pass.cabinClass, words)],
    [say('paper.fare'), familyName(pass.ticketType, words)],
    [say('paper.tariff'), pass.tariff],
    [say('paper.price'), moneyText(pass.price, words)],
    [say('paper.number'), pass.ticketNumber],
    [say('paper.purchased'), momentText(pass.ticketDate, words)],
  ] as const;
};

/** Whoever has no address that works still has a PNR. */
const ToSearch = () => {
  const { say } = useWords();
  return <LinkButton href={addresses['ticket-search'].path}>{say('menu.ticket-search')}</LinkButton>;
};

/** What is shown at the train: the code, and what it says in words. */
export const BoardingPassScreen = ({ code, pass, againAt, Copies }: Props) => {
  const words = useWords();
  const { say } = words;
  if (pass === 'document-not-found') {
    return (
      <Page title={say('boarding.heading')}>
        <Notice variant="warning" title={say('boarding.unknown.title')}>
          <p>{say('boarding.unknown.text')}</p>
          <ToSearch />
        </Notice>
      </Page>
    );
  }
  if (pass === 'too-many-tries') {
    return (
      <Page title={say('boarding.heading')}>
        <Notice variant="warning" title={say('boarding.too-many.title')}>
          <p>{say('boarding.too-many.text')}</p>
          <AgainText againAt={againAt} />
          <ToSearch />
        </Notice>
      </Page>
    );
  }
  if (pass === 'not-reached') {
    return (
      <Page title={say('boarding.heading')}>
        <Notice variant="danger" title={say('boarding.not-reached.title')}>
          <p>{say('boarding.not-reached.text')}</p>
          <LinkButton href="">{say('app.part.reload')}</LinkButton>
        </Notice>
      </Page>
    );
  }
  const ways = ticketAddresses(code);
  return (
    <Page title={say('boarding.heading')} lead={say('boarding.lead')}>
      <PrintSheet className={styles.pass}>
        <img
          className={styles.code}
          src={`data:image/svg+xml,${encodeURIComponent(pass.barcodeSvg)}`}
          alt={say('boarding.code', { number: pass.ticketNumber })}
          width={256}
          height={256}
        />
        <bdi dir="ltr" className={styles.locator} translate="no">
          {pass.pnr}
        </bdi>
        <FactsList facts={factsOf(pass, words)} />
        <Ways>
          <TicketFiles code={code} />
          <PrintButton />
        </Ways>
        <Copies locator={pass.pnr} addresses={[ways.page]} are="some" />
      </PrintSheet>
    </Page>
  );
};
