import { Client } from 'pg';
import type { Chain } from '../../../src/ledger-check/chain.ts';
import { entryIn } from '../../../src/ledger-check/entry.ts';
import { chainsOfDatabase } from '../../../src/ledger-check/from-database.ts';
import { verdictOn } from '../../../src/ledger-check/verify.ts';
import type { Acknowledged } from './whole-order.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** Each question names what must not be; a row it gives is a fault. */
const questions: Readonly<Record<string, string>> = {
  'two sales of one seat overlap': `
    select one.run_id, one.coach, one.seat, one.booking, other.booking as other
    from seat_hold one join seat_hold other
      on one.run_id = other.run_id and one.coach = other.coach and one.seat = other.seat and one.id < other.id
     and one.from_stop < other.to_stop and other.from_stop < one.to_stop
    where one.state = 'sold' and other.state = 'sold'`,
  'money was taken and is neither ticket, coupon, refund nor loss': `
    select payment, sum(case kind when 'captured' then amount else -amount end) as difference
    from money_movement group by payment having sum(case kind when 'captured' then amount else -amount end) <> 0`,
  'the bank and the books differ': `
    select settlement.id, captured, returned from settlement join bank_payment on bank_payment.key = settlement.key
    where captured - returned <> coalesce((
      select sum(case kind when 'captured' then amount when 'refunded' then -amount else 0 end)
      from money_movement where payment = settlement.id), 0)`,
  'the bank took money nobody asked for': `
    select key, captured from bank_payment where captured > returned and key not in (select key from settlement)`,
  'a payment is paid and has no tickets for it': `
    select payment, sum(amount) as ticketed from money_movement where kind = 'ticketed'
      and payment in (select id from settlement where purpose in ('sale', 'reservation-to-sale', 'change'))
    group by payment
    having sum(amount) <> coalesce((
      select sum(ticket.amount) from ticket where ticket.payment = money_movement.payment), 0)`,
  'a booking was charged twice': `
    select locator, count(*) as payments from bank_payment where captured > returned group by locator having count(*) > 1`,
  'a ticket is valid and its place is not sold': `
    select number from ticket where status = 'valid' and coach is not null and not exists (
      select 1 from seat_hold where seat_hold.booking = ticket.locator and seat_hold.run_id = ticket.run_id
        and seat_hold.coach = ticket.coach and seat_hold.seat = ticket.seat and seat_hold.state = 'sold')`,
  'a place is sold and has no valid ticket': `
    select run_id, coach, seat, booking from seat_hold where state = 'sold' and not exists (
      select 1 from ticket where ticket.locator = seat_hold.booking and ticket.run_id = seat_hold.run_id
        and ticket.coach = seat_hold.coach and ticket.seat = seat_hold.seat and ticket.status = 'valid')`,
  'a payment has not come to rest': `select id, state, port, tries from settlement where not at_rest`,
};

const soldIn = (chains: readonly Chain[]): Set<string> => {
  const sold = new Map<string, string>();
  for (const entry of chains.flatMap(({ lines }) => lines.map(entryIn))) {
    if (entry === null) continue;
    const place = `${entry.run} ${entry.coach} ${entry.seat} ${entry.fromStop}-${entry.toStop}`;
    if (entry.action === 'sold') sold.set(entry.mark, place);
    else sold.delete(entry.mark);
  }
  return new Set(sold.values());
};

const faultsOfLedger = async (url: string, client: Client): Promise<readonly string[]> => {
  const chains = await chainsOfDatabase(url);
  const { rows } = await client.query<{ place: string }>(
    `select run_id || ' ' || coach || ' ' || seat || ' ' || from_stop || '-' || to_stop as place
     from seat_hold where state = 'sold'`,
  );
  const written = soldIn(chains);
  const sold = new Set(rows.map(({ place }) => place));
  return [
    ...verdictOn(chains, []).faults.map(({ place, says }) => `the ledger: ${place}: ${says}`),
    ...[...sold]
      .filter((place) => !written.has(place))
      .map((place) => `sold and not in the ledger: ${place}`),
    ...[...written]
      .filter((place) => !sold.has(place))
      .map((place) => `in the ledger and not sold: ${place}`),
  ];
};

const faultsOfAcknowledged = async (
  client: Client,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ locator: string }>(
    `select booking.locator from booking join ticket using (locator)
     where booking.status = 'sold' and ticket.status = 'valid' and booking.locator = any($1)`,
    [acknowledged.map(({ locator }) => locator)],
  );
  const kept = new Set(rows.map(({ locator }) => locator));
  return acknowledged
    .filter(({ locator }) => !kept.has(locator))
    .map(({ locator }) => `${locator} was acknowledged and is lost`);
};

/** Everything that is not right with seats, tickets, money and the ledger, once every payment is at rest. */
export const faultsOfBooks = async (
  url: string,
  acknowledged: readonly Acknowledged[] = [],
): Promise<readonly string[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found: string[] = [];
    for (const [says, question] of Object.entries(questions)) {
      const { rows } = await client.query<Row>(question);
      found.push(...rows.map((row) => `${says}: ${JSON.stringify(row)}`));
    }
    return [
      ...found,
      ...(await faultsOfAcknowledged(client, acknowledged)),
      ...(await faultsOfLedger(url, client)),
    ];
  } finally {
    await client.end();
  }
};
