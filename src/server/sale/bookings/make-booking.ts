import type { Transaction } from 'kysely';
import type { BookingKind } from '#domain/booking/booking-status.ts';
import type { BookingWish } from '#domain/booking/booking-wish.ts';
import {
  mayReserve,
  optionDeadline,
  paymentDeadline,
  unprovedDeadline,
} from '#domain/booking/reservation-option.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Language } from '#domain/values/language.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { activeOwner } from '#server/people/accounts/active-account.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { readLivePlaces } from '#server/sale/holds/live-places.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';
import { type MatchRefusal, matchedHolds } from './bind-places.ts';
import type { BookingDeps } from './booking-deps.ts';
import { type IdentityRefusal, refusalOfIdentities } from './check-identities.ts';
import { type CheckRefusal, contactOf, refusalOfPlan, seated } from './check-party.ts';
import { genderAsHeld } from './gender-as-held.ts';
import { newTicketNumber } from './new-locator.ts';
import type { PlannedLeg } from './planned-leg.ts';
import { type Party, type PlanRefusal, plannedParty } from './planned-party.ts';
import { postNotice } from './post-notice.ts';
import { pricedLeg, tripOf } from './priced-leg.ts';
import { postProofLetter, withProofLetter } from './proof-letters.ts';
import { eventRow } from './record-event.ts';
import { isLeftToReserve } from './reserved-for.ts';
import { isShareLeft } from './reserved-share.ts';
import { type PlannedTicket, ticketsToBe } from './rows-of-booking.ts';
import { insertBooking, insertParty } from './write-booking.ts';

/** Who books. */
export type Booker = {
  readonly userId: number | null;
  readonly caller: Caller;
  readonly language: Language;
};

export type BookingRefusal =
  | PlanRefusal
  | CheckRefusal
  | IdentityRefusal
  | MatchRefusal
  | 'price-unknown'
  | 'too-late-to-reserve'
  | 'reserved-already'
  | 'reserved-share-full'
  | 'selection-time-expired';

type Priceless = Omit<PlannedTicket, 'holdId' | 'number'>;

/** Everything a booking consists of, before a place is bound. */
type Plan = {
  readonly kind: BookingKind;
  readonly party: Party;
  readonly tickets: readonly Priceless[];
  readonly departure: number;
  readonly holdIdOf: (leg: PlannedLeg) => string | null;
};

const nobodysGender: Gender = 'M';

const pricedTickets = (party: Party, network: Network): readonly Priceless[] | null => {
  const tickets: Priceless[] = [];
  for (const ticket of ticketsToBe(party)) {
    const { passenger, leg } = ticket;
    const priced = pricedLeg(leg, passenger.tariff, tripOf(passenger.legs), network);
    if (priced === null) return null;
    tickets.push({ ...ticket, priced });
  }
  return tickets;
};

const firstDeparture = (party: Party): number =>
  Math.min(...party.flatMap(({ legs }) => legs.flat().map(({ departure }) => departure)));

/** One hold may be named for the whole wish when one place is wished for. */
const holdIdIn =
  ({ holdId }: BookingWish, party: Party) =>
  (leg: PlannedLeg): string | null =>
    leg.wish.holdId ?? (seated(party).flatMap(({ legs }) => legs.flat()).length === 1 ? holdId : null);

const planOf = (wish: BookingWish, network: Network, now: number): Answer<Plan, BookingRefusal> => {
  const planned = plannedParty(wish, network);
  if (!planned.ok) return planned;
  const party = planned.value;
  const refusal = refusalOfPlan(party, network, now);
  if (refusal !== null) return refused(refusal);
  const departure = firstDeparture(party);
  if (wish.kind === 'reservation' && !mayReserve(departure, now)) return refused('too-late-to-reserve');
  const tickets = pricedTickets(party, network);
  if (tickets === null) return refused('price-unknown');
  return granted({
    kind: wish.kind,
    party,
    tickets,
    departure,
    holdIdOf: holdIdIn(wish, party),
  });
};

/** Until when it waits for its money. A guest’s reservation is kept a short time before its e-mail is proved. */
const deadlineOf = ({ kind, departure }: Plan, userId: number | null, now: number): number => {
  if (kind === 'sale') return paymentDeadline(departure, now);
  return (userId === null ? unprovedDeadline : optionDeadline)(departure, now);
};

const bookingRow = (
  plan: Plan,
  { userId, language }: Booker,
  now: number,
): Omit<Tables['booking'], 'locator'> => {
  const { kind, party, tickets } = plan;
  const contact = contactOf(party)?.wish;
  return {
    kind,
    status: 'active',
    party: '',
    channel: 'INTERNET',
    language,
    user_id: userId,
    contact_email: contact?.email ?? '',
    contact_phone: `${contact?.phone.country ?? ''}${contact?.phone.area ?? ''}${contact?.phone.number ?? ''}`,
    deadline: deadlineOf(plan, userId, now),
    extensions: 0,
    amount: tickets.reduce((sum, { priced }) => sum + priced.amount, 0),
    currency: 'TRY',
    created_at: now,
    proven_at: userId === null ? null : now,
    revision: 1,
  };
};

const genders = (party: Party, held: ReadonlyMap<PlannedLeg, HeldPlace>) => (ordinal: number) => {
  const passenger = party[ordinal];
  const [first] = passenger?.legs.flat() ?? [];
  const place = first === undefined ? undefined : held.get(first);
  return passenger?.wish.gender ?? place?.gender ?? nobodysGender;
};

const bindAll = async (
  within: Transaction<Tables>,
  plan: Plan,
  locator: string,
  deadline: number,
  now: number,
): Promise<Answer<ReadonlyMap<PlannedLeg, HeldPlace>, MatchRefusal | 'selection-time-expired'>> => {
  const { party, holdIdOf } = plan;
  const ids = seated(party).flatMap(({ legs }) => legs.flat().map(holdIdOf));
  const named = ids.filter((id) => id !== null);
  if (named.length < ids.length) return refused('hold-differs');
  const bound = await holdsInSale.bind(within, named, locator, deadline, now);
  return bound.ok ? matchedHolds(party, holdIdOf, bound.value) : bound;
};

/** Whoever travels together may sit together later on, too. */
const keepParty = async (
  within: Transaction<Tables>,
  locator: string,
  held: ReadonlyMap<PlannedLeg, HeldPlace>,
): Promise<void> => {
  const [first] = held.values();
  await within
    .updateTable('booking')
    .set({ party: first?.party ?? '' })
    .where('locator', '=', locator)
    .execute();
};

const partyAsHeld = async ({ party, holdIdOf }: Plan, { db }: BookingDeps, now: number): Promise<Party> => {
  if (party.every(({ wish }) => wish.gender !== null)) return party;
  const ids = seated(party).flatMap(({ legs }) => legs.flat().flatMap((leg) => holdIdOf(leg) ?? []));
  const held = await readLivePlaces(db, ids, now);
  return genderAsHeld(party, (leg) => held.get(holdIdOf(leg) ?? '')?.gender ?? null);
};

/** Makes a booking out of held places, or leaves everything as it was. `keep` runs within its transaction. */
export const makeBooking = async (
  wish: BookingWish,
  booker: Booker,
  deps: BookingDeps,
  keep: (within: Transaction<Tables>, locator: string) => Promise<void>,
): Promise<Answer<string, BookingRefusal>> => {
  const { db, clock, railway } = deps;
  const now = clock.now();
  const network = await railway.newest();
  const planned = planOf(wish, network, now);
  if (!planned.ok) return planned;
  const plan = { ...planned.value, party: await partyAsHeld(planned.value, deps, now) };
  const refusal = await refusalOfIdentities(plan.party, booker.caller, deps);
  if (refusal !== null) return refusal;
  const book = () =>
    answerInTransaction(db, async (within): Promise<Answer<string, BookingRefusal>> => {
      const userId = await activeOwner(within, booker.userId);
      const row = bookingRow(plan, { ...booker, userId }, now);
      const locator = await insertBooking(within, row);
      const held = await bindAll(within, plan, locator, row.deadline, now);
      if (!held.ok) return held;
      if (plan.kind === 'reservation') {
        const { party } = plan;
        if (!(await isLeftToReserve(within, locator, { party, contact: row }, now)))
          return refused('reserved-already');
        if (!(await isShareLeft(within, [...held.value.values()], { network, now })))
          return refused('reserved-share-full');
      }
      await keepParty(within, locator, held.value);
      const tickets = plan.tickets.map((ticket) => ({
        ...ticket,
        number: newTicketNumber(),
        holdId:
          held.value.has(ticket.leg) && ticket.passenger.tariff.occupies !== 'lap'
            ? plan.holdIdOf(ticket.leg)
            : null,
      }));
      const action = plan.kind === 'sale' ? 'booked' : 'reserved';
      const by = userId === null ? 'guest' : 'member';
      await insertParty(within, locator, {
        party: plan.party,
        tickets,
        genderOf: genders(plan.party, held.value),
        event: eventRow({ locator, action, by, userId }, now),
      });
      if (plan.kind === 'reservation' && userId !== null) await postNotice(within, 'reserved', locator, deps);
      if (plan.kind === 'reservation' && userId === null)
        await postProofLetter(within, { ...row, locator }, plan.departure, deps);
      await keep(within, locator);
      return granted(locator);
    });
  const isToProve = plan.kind === 'reservation' && booker.userId === null;
  return isToProve ? withProofLetter(contactOf(plan.party)?.wish.email ?? '', deps, book) : book();
};
