import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { occupiesOf, type PassengerInput } from '#domain/passenger/passenger-input.ts';
import type { Words } from '#i18n/words.ts';
import type { Mains } from './main-passenger.tsx';
import type { Problem } from './party-input.ts';
import { nameText } from './seats-text.ts';

const none: readonly Problem[] = [];

/** What is wrong with each passenger, by their place in the party; how the party is reached is under null. */
export const problemsByPassenger = (problems: readonly Problem[]) => {
  const all = new Map<number | null, readonly Problem[]>();
  for (const problem of problems) {
    all.set(problem.passenger, [...(all.get(problem.passenger) ?? none), problem]);
  }
  return (passenger: number | null): readonly Problem[] => all.get(passenger) ?? none;
};

/** Whom others may travel with: whoever has a seat and depends on nobody. */
export const mainsOf = (passengers: readonly PassengerDraft[], words: Words): Mains =>
  passengers.flatMap((draft, ordinal) =>
    occupiesOf(draft) === 'seat' && draft.dependsOn === null
      ? [{ ordinal, name: nameText(ordinal, draft, words) }]
      : [],
  );

export const isPetEntered = (entered: PassengerInput): boolean => occupiesOf(entered) === 'seat-of-pet';
