import { type HeldTicket, heldTicketsOf } from '#domain/held-tickets.ts';
import type { BookedTicket, Reservation } from '#domain/reservation.ts';
import { plainNameOf } from '#domain/station-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { coverOf, priceOf, totalOf } from '#machines/payment/payment.selectors.ts';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/words-context.ts';
import * as styles from './price-breakdown.css.ts';

type Own = { readonly payment: PaymentActor; readonly bought: Reservation | null };

const nothing = { code: null, price: 0, discount: 0, due: 0 } as const;

const placeText = ({ coach, seat }: BookedTicket, { say }: Words): string =>
  coach === null || seat === null
    ? say('paper.no-seat')
    : say('price.place', { coach: coach.index + 1, seat });

const Row = ({ passenger, ticket }: HeldTicket) => {
  const words = useWords();
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <bdi lang="tr" className={styles.name}>
          {passenger.firstName} {passenger.lastName}
        </bdi>
        <span className={styles.quiet}>
          <bdi lang="tr">{plainNameOf(ticket.from.name)}</bdi> –{' '}
          <bdi lang="tr">{plainNameOf(ticket.to.name)}</bdi> <bdi>{clockText(ticket.departure, words)}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>{placeText(ticket, words)}</bdi> · <bdi>{passenger.tariff.name}</bdi>
        </span>
      </span>
      <bdi className={styles.amount}>{moneyText(ticket.amount, words)}</bdi>
    </li>
  );
};

/** What is bought and what of it is left to pay, line by line. */
export const PriceBreakdown = ({ payment, bought }: Own) => {
  const words = useWords();
  const { say } = words;
  const total = useFlow(payment, totalOf, 0);
  const price = useFlow(payment, priceOf, nothing);
  const cover = useFlow(payment, coverOf, null);
  const less = [
    ...(cover === null ? [] : [[say('price.coupons'), cover.paid] as const]),
    ...(price.discount === 0
      ? []
      : [[say('price.promotion', { code: price.code ?? '' }), price.discount] as const]),
  ];
  return (
    <section className={styles.summary} aria-labelledby="price-breakdown">
      <h2 id="price-breakdown" className={styles.title}>
        {say('price.title')}
      </h2>
      {bought === null ? null : (
        <ul className={styles.rows}>
          {heldTicketsOf(bought).map(({ passenger, ticket }) => (
            <Row
              key={`${passenger.ordinal} ${ticket.runId} ${ticket.departure}`}
              passenger={passenger}
              ticket={ticket}
            />
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{say('price.total')}</dt>
          <dd className={styles.amount}>
            <bdi>{moneyText(total, words)}</bdi>
          </dd>
        </div>
        {less.map(([what, amount]) => (
          <div key={what} className={styles.sum}>
            <dt>{what}</dt>
            <dd className={styles.less}>
              <bdi>{moneyText(-amount, words)}</bdi>
            </dd>
          </div>
        ))}
        <div className={styles.due}>
          <dt>{say('price.due')}</dt>
          <dd className={styles.amount}>
            <bdi>{moneyText(price.due, words)}</bdi>
          </dd>
        </div>
      </dl>
    </section>
  );
};
