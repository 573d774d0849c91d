import type { SnapshotFrom } from 'xstate';
import type { RentalActor } from '#panels/shop.ts';

type Snapshot = SnapshotFrom<RentalActor>;

export const areOfficesAwaited = (snapshot: Snapshot) =>
  snapshot.matches('beginning') || snapshot.matches('opening');
export const areOfficesMissing = (snapshot: Snapshot) => snapshot.matches('withoutOffices');
export const isTrainAsked = (snapshot: Snapshot) => snapshot.matches('askingTrain');
export const isProblem = (snapshot: Snapshot) => snapshot.matches('finding');
/** Place and time are typed, or what was typed is being looked for. */
export const isSought = (snapshot: Snapshot) =>
  snapshot.matches('seeking') || isTrainAsked(snapshot) || isProblem(snapshot);
export const isFilled = (snapshot: Snapshot) => snapshot.matches({ seeking: 'filled' });
export const isFarAway = (snapshot: Snapshot) => snapshot.matches({ seeking: 'farAway' });
export const isNarrowing = (snapshot: Snapshot) => snapshot.matches('narrowing');
export const isExtending = (snapshot: Snapshot) => snapshot.matches('extending');
export const isDetailed = (snapshot: Snapshot) => snapshot.matches('detailing');
/** What the found cars are kept behind, or below: they lie where they lay when it is over. */
export const isListKept = (snapshot: Snapshot) => isExtending(snapshot) || isDetailed(snapshot);
export const isEmpty = (snapshot: Snapshot) => snapshot.matches({ listing: 'empty' });
export const isLapsed = (snapshot: Snapshot) => snapshot.matches('lapsed');
/** What the page of cars is about: what is wished for, what was found for it, or prices that are over. */
export const listStepOf = (snapshot: Snapshot): 'found' | 'lapsed' | 'seeking' => {
  if (isLapsed(snapshot)) return 'lapsed';
  return [areOfficesAwaited, areOfficesMissing, isSought].some((applies) => applies(snapshot))
    ? 'seeking'
    : 'found';
};
export const isOrdering = (snapshot: Snapshot) => snapshot.matches('ordering');
export const isOrderUnheard = (snapshot: Snapshot) => snapshot.matches({ ordering: 'unheard' });
export const isRented = (snapshot: Snapshot) => snapshot.matches({ ended: 'rented' });
export const isClosed = (snapshot: Snapshot) => snapshot.matches({ ended: 'closed' });
export const isUnknown = (snapshot: Snapshot) => snapshot.matches({ ended: 'unknown' });
/** In a moment it is asked again by itself. */
export const isResultRested = (snapshot: Snapshot) =>
  snapshot.matches({ renting: 'waiting' }) || isResultUnheard(snapshot);
export const isResultUnheard = (snapshot: Snapshot) => snapshot.matches({ renting: 'unheard' });
