import { type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { day } from '#domain/values/durations.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { isPassportNumber, parsePassport } from '#domain/values/passport-number.ts';
import { type Caller, countedFor, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { giveMostBack, uncount } from '#server/platform/tries/budget.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { Party, PlannedPassenger } from './planned-party.ts';

export type IdentityRefusal =
  | 'identity-needed'
  | 'identity-not-verified'
  | 'identity-unreachable'
  | 'too-many-tries';

/** So often a day one browser may name a person the register does not know; then it is refused unasked. A booking is no way to find out who is whom. */
const unknownPersons: Turns = { name: 'identity-in-booking', most: 20, within: day, browsers: narrowNet };

export type IdentityNumbers = { readonly citizenship: string | null; readonly passport: string | null };

/** The numbers as they are kept. */
export const numbersOf = ({ wish }: PlannedPassenger): IdentityNumbers => {
  const citizenship = foldDigits(wish.identityNumber ?? '').replaceAll(/\s/g, '');
  const passport = parsePassport(wish.passportNumber ?? '');
  return { citizenship: citizenship || null, passport: passport || null };
};

const isCitizen = ({ wish }: PlannedPassenger): boolean => wish.countryId === turkish;

const isPerson = ({ tariff }: PlannedPassenger): boolean => tariff.occupies !== 'seat-of-pet';

/** By what a person is known again from one booking to the next; null for a pet. */
export const personIn = (passenger: PlannedPassenger): string | null => {
  if (!isPerson(passenger)) return null;
  const { citizenship, passport } = numbersOf(passenger);
  return isCitizen(passenger) ? citizenship : `${passenger.wish.countryId} ${passport}`;
};

const hasNumber = (passenger: PlannedPassenger): boolean => {
  const { citizenship, passport } = numbersOf(passenger);
  return isCitizen(passenger) ? citizenship !== null : isPassportNumber(passport ?? '');
};

type App = Pick<AppContext, 'clock' | 'db' | 'identityRegister' | 'issued'>;

const verdictOf = async (passenger: PlannedPassenger, register: AppContext['identityRegister']) => {
  const { citizenship } = numbersOf(passenger);
  if (citizenship === null || !isCitizenshipNumber(citizenship)) return 'no';
  const { firstName, lastName, gender, birthDate: birth } = passenger.wish;
  return register.verify({ citizenshipNumber: citizenship, firstName, lastName, gender, birth });
};

/**
 * Citizens are asked for in the state's register, children on a lap too; others show a passport. A whole party is one try: it is counted
 * before the register is asked, given back when everybody is known, and for the most part when nobody answers. While it cannot be reached nothing is said of anybody.
 */
export const refusalOfIdentities = async (
  party: Party,
  caller: Caller,
  app: App,
): Promise<RefusedAnswer<IdentityRefusal> | null> => {
  const { db, identityRegister, issued } = app;
  const people = party.filter(isPerson);
  if (!people.every(hasNumber)) return refused('identity-needed');
  const citizens = people.filter(isCitizen);
  if (citizens.length === 0) return null;
  const over = await refusalOfTry(caller, unknownPersons, app);
  if (over !== null) return over;
  const verdicts = await Promise.all(citizens.map((citizen) => verdictOf(citizen, identityRegister)));
  const isUnreachable = verdicts.includes('unreachable');
  if (!isUnreachable && verdicts.includes('no')) return refused('identity-not-verified');
  const tries = countedFor(caller, unknownPersons, issued);
  if (isUnreachable) {
    await giveMostBack(db, tries);
    return refused('identity-unreachable');
  }
  for (const one of tries) await uncount(db, one);
  return null;
};
