import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { mostReserved } from '#domain/booking/reservation-option.ts';
import { emailKeyOf } from '#domain/values/email.ts';
import { appKey } from '#server/platform/store/app-key.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { personIn } from './check-identities.ts';
import type { Party } from './planned-party.ts';

type Within = Transaction<Tables>;

/** Whom a reservation is for, in the words its marks are made of, and how many of them may stand unpaid. */
type Reserver = { readonly named: string; readonly most: number };

type Contact = Pick<Tables['booking'], 'contact_email' | 'contact_phone'>;

const oncePerTrain = 1;

/** Each person once for every train. Two seats of one train for one person are two. */
const seatsOf = (party: Party): readonly string[] =>
  party.flatMap((passenger) => {
    const person = personIn(passenger);
    const runs = new Set(passenger.legs.flat().map(({ runId }) => runId));
    return person === null ? [] : [...runs].map((runId) => `person ${person} in ${runId}`);
  });

const reserversOf = (party: Party, contact: Contact): readonly Reserver[] => {
  const people = party.flatMap((passenger) => personIn(passenger) ?? []);
  const named = [
    ...people.map((person) => `person ${person}`),
    ...(contact.contact_email === '' ? [] : [`e-mail ${emailKeyOf(contact.contact_email)}`]),
    ...(contact.contact_phone === '' ? [] : [`telephone ${contact.contact_phone}`]),
  ];
  return [
    ...seatsOf(party).map((name) => ({ named: name, most: oncePerTrain })),
    ...[...new Set(named)].map((name) => ({ named: name, most: mostReserved })),
  ];
};

/** Of the named, who has how many reservations unpaid. */
const countUnpaid = async (
  within: Within,
  marks: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await within
    .selectFrom('reservation_mark')
    .innerJoin('booking', 'booking.locator', 'reservation_mark.locator')
    .select(['reservation_mark.mark', sql<number>`count(*)::int`.as('unpaid')])
    .where('reservation_mark.mark', 'in', marks)
    .where('booking.kind', '=', 'reservation')
    .where('booking.status', '=', 'active')
    .where('booking.deadline', '>', now)
    .groupBy('reservation_mark.mark')
    .execute();
  return new Map(rows.map(({ mark, unpaid }) => [mark, unpaid]));
};

/**
 * Leaves the marks of a new reservation, unless somebody of it has as many unpaid as may be. Who reserves for the same
 * person, e-mail or telephone at the same time waits for the lock and then counts with what came before.
 */
export const isLeftToReserve = async (
  within: Within,
  locator: string,
  { party, contact }: { readonly party: Party; readonly contact: Contact },
  now: number,
): Promise<boolean> => {
  const reservers = reserversOf(party, contact);
  const key = await appKey(within, 'reservation-marks');
  const markOf = (named: string): string => createHmac('sha256', key).update(named).digest('base64url');
  const marked = reservers.map(({ named, most }) => ({ mark: markOf(named), most }));
  const marks = [...new Set(marked.map(({ mark }) => mark))].toSorted();
  if (marks.length < marked.length) return false;
  for (const mark of marks) {
    await sql`select pg_advisory_xact_lock(hashtext(${`reserved for ${mark}`}))`.execute(within);
  }
  const unpaid = await countUnpaid(within, marks, now);
  if (marked.some(({ mark, most }) => (unpaid.get(mark) ?? 0) >= most)) return false;
  await within
    .insertInto('reservation_mark')
    .values(marks.map((mark) => ({ mark, locator })))
    .execute();
  return true;
};

/** A reservation that is paid or cancelled stands for nobody any more. */
export const forgetReservers = async (within: Within, locator: string): Promise<void> => {
  await within.deleteFrom('reservation_mark').where('locator', '=', locator).execute();
};
