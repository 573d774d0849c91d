import { openCouchettes } from '#domain/coach/covered-couchette.ts';
import type { Occupant } from '#domain/fare/occupant.ts';
import { occupantOf } from '#domain/fare/occupant-of.ts';
import { comesBackLater, followEachOther } from '#domain/journey/way-back.ts';
import { travelsWithMain } from '#domain/passenger/dependent-direction.ts';
import { isDependentRight } from '#domain/passenger/main-passenger.ts';
import { type PartyRefusal, refusalOfParty } from '#domain/passenger/party-rules.ts';
import { isPhone } from '#domain/person/phone.ts';
import { hasWholeCompartment } from '#domain/seat/dog-tariff.ts';
import { isSeatCountRight } from '#domain/seat/seat-count.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { isEmail } from '#domain/values/email.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { PlannedLeg } from './planned-leg.ts';
import { directions, type Party, type PlannedPassenger } from './planned-party.ts';

export type CheckRefusal =
  | PartyRefusal
  | 'back-before-outward'
  | 'seat-count-wrong'
  | 'contact-needed'
  | 'email-wrong'
  | 'ticket-letter-needed'
  | 'dependent-elsewhere'
  | 'compartment-not-whole'
  | 'couchette-not-closed'
  | 'selection-time-expired';

export const seated = (party: Party): Party => party.filter(({ tariff }) => tariff.occupies !== 'lap');

/** How a passenger takes a place. */
export const plannedOccupant = ({ tariff, wish: { hasWheelchair } }: PlannedPassenger): Occupant =>
  occupantOf({ tariff, hasWheelchair });

const nameOfSeat = ({ wish, place }: PlannedLeg): string => `${wish.coachId} ${place.number}`;

const legKeyOf = ({ runId, fromStop, toStop }: PlannedLeg): string => `${runId} ${fromStop} ${toStop}`;

/** Everybody rides the same trains over the same stretches, each in a seat of their own. */
const isCountRight = (party: Party): boolean => {
  const passengers = seated(party);
  const shape = passengers[0]?.legs ?? [];
  const occupants = passengers.map(plannedOccupant);
  const isAlike = passengers.every(({ legs }) =>
    legs.length === shape.length
      ? legs.every(
          (direction, at) =>
            direction.map(legKeyOf).join() === (shape[at] ?? []).map(legKeyOf).join() && direction.length > 0,
        )
      : false,
  );
  const seatsOfLegs = shape.flatMap((direction, at) =>
    direction.map((_, leg) =>
      passengers.flatMap(({ legs }) => {
        const place = legs[at]?.[leg];
        return place === undefined ? [] : [nameOfSeat(place)];
      }),
    ),
  );
  return (
    isAlike &&
    passengers.every(({ legs }) => followEachOther(legs.flat())) &&
    isSeatCountRight(occupants, seatsOfLegs)
  );
};

export const contactOf = (party: Party): PlannedPassenger | undefined =>
  party.find(({ wish }) => wish.isContact && wish.email !== null);

const hasContact = (party: Party): boolean => {
  const wish = contactOf(party)?.wish;
  return wish !== undefined && isEmail(wish.email ?? '') && isPhone(wish.phone);
};

/** A letter goes to one mailbox: a list of them is none. */
const areEmails = (party: Party): boolean =>
  party.every(({ wish: { email } }) => email === null || isEmail(email));

const hasBirth = ({ tariff, wish }: PlannedPassenger): boolean =>
  tariff.occupies === 'seat-of-pet' || wish.birthDate !== null;

const travelled = ({ legs }: Pick<PlannedPassenger, 'legs'>) =>
  legs.flatMap((direction, at) =>
    direction.map(({ runId, fromStop, toStop }) => ({
      direction: directions[at] ?? 'outward',
      runId,
      fromStop,
      toStop,
    })),
  );

const areDependentsRight = (party: Party): boolean => {
  const travellers = party.map(({ tariff, wish: { dependsOn } }) => ({ tariff, dependsOn }));
  return party.every(({ wish: { dependsOn }, ...passenger }, ordinal) => {
    const main = dependsOn === null ? undefined : party[dependsOn];
    const isBeside = main === undefined || travelsWithMain(travelled(passenger), travelled(main));
    return isDependentRight(travellers, ordinal) && isBeside;
  });
};

const seatsBeside = (party: Party, leg: PlannedLeg): ReadonlySet<string> =>
  new Set(
    seated(party)
      .flatMap(({ legs }) => legs.flat())
      .filter((other) => other.wish.coachId === leg.wish.coachId && legKeyOf(other) === legKeyOf(leg))
      .map(({ place }) => place.number),
  );

const everyLeg = (party: Party): readonly PlannedLeg[] => party.flatMap(({ legs }) => legs.flat());

const hasRoomForDogs = (party: Party): boolean =>
  everyLeg(party.filter(({ tariff }) => tariff.code === 'dog')).every((leg) =>
    hasWholeCompartment(leg.template, leg.place.unit, seatsBeside(party, leg)),
  );

const areCouchettesClosed = (party: Party): boolean =>
  everyLeg(seated(party)).every((leg) => openCouchettes(leg.template, seatsBeside(party, leg)).length === 0);

/** Every rule about who travels together, where they sit and how they are reached. */
export const refusalOfPlan = (
  party: Party,
  { terms }: Pick<Network, 'terms'>,
  now: number,
): CheckRefusal | null => {
  const legs = everyLeg(party);
  const today = travelDayOf(dayNumberAt(now));
  const days = { trains: legs.map(({ day }) => day), today, most: terms.mostPassengers };
  const travellers = party.map(({ tariff, wish }) => ({ tariff, ...wish }));
  const ofParty = refusalOfParty(travellers, days);
  if (ofParty !== null) return ofParty;
  if (!party.every(hasBirth)) return 'birth-date-wrong';
  if (!party.every(({ legs: [there = [], back = []] }) => comesBackLater(there, back)))
    return 'back-before-outward';
  if (!isCountRight(party)) return 'seat-count-wrong';
  if (legs.some(({ departure }) => departure <= now)) return 'selection-time-expired';
  if (!hasContact(party)) return 'contact-needed';
  if (!areEmails(party)) return 'email-wrong';
  if (!party.some(({ wish }) => wish.wantsTicketLetter)) return 'ticket-letter-needed';
  if (!areDependentsRight(party)) return 'dependent-elsewhere';
  if (!hasRoomForDogs(party)) return 'compartment-not-whole';
  return areCouchettesClosed(party) ? null : 'couchette-not-closed';
};
