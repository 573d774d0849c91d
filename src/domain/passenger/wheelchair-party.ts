import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { blankFirst, hasNoText } from './passenger-blank.ts';
import type { PassengerDraft } from './passenger-draft.ts';
import { occupantOfInput } from './passenger-seat-rules.ts';

const isUser = (draft: PassengerDraft): boolean => occupantOfInput(draft) === 'wheelchair-user';

/** The tariff of the disabled is for citizens; another reduced one stays as it was told. */
const asUser = (draft: PassengerDraft): PassengerDraft => ({
  ...draft,
  hasWheelchair: 'yes',
  tariff: draft.tariff === 'full' && draft.nationality === 'turkish' ? 'disabled' : draft.tariff,
});

const asAnybody = (draft: PassengerDraft): PassengerDraft =>
  hasNoText(draft) && isUser(draft) ? { ...draft, hasWheelchair: 'no', tariff: 'full' } : draft;

/** Where a wheelchair place is chosen somebody travels in a wheelchair: who said so, else the first passenger. */
export const partyOn = (
  passengers: readonly PassengerDraft[],
  chosen: readonly (ChosenJourney | null)[],
): readonly PassengerDraft[] => {
  if (!chosen.some((each) => each?.cabinClass === 'DSB')) return passengers.map(asAnybody);
  const user = Math.max(0, passengers.findIndex(isUser));
  return passengers.length === 0
    ? [asUser(blankFirst)]
    : passengers.map((draft, ordinal) => (ordinal === user ? asUser(draft) : draft));
};
