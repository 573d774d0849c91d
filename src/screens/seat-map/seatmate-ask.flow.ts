import type { SeatmateProblem, SeatmateWish } from '#domain/booking/seatmate.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type AskRefusal =
  | 'train-unknown'
  | 'train-departed'
  | 'too-many-tries'
  | 'no-room'
  | 'more-proof-needed'
  | 'key-used-otherwise'
  | 'key-in-use';

/** The sign stands in the letter too: by it the seatmate knows who asks. */
export type SeatmateAsked = { readonly sign: string };

export type SeatmateActor = SubmissionActor<SeatmateWish, SeatmateAsked, AskRefusal>;

export const nobodyAsked: SeatmateWish = {
  trainId: 0,
  fromStationId: 0,
  toStationId: 0,
  party: '',
  locator: '',
  surname: '',
};

export const locatorField = 'es-pnr';
export const surnameField = 'es-soyad';

export const problemWords: Readonly<
  Record<SeatmateProblem, { readonly field: string; readonly message: MessageId }>
> = {
  'locator-missing': { field: locatorField, message: 'lookup.problem.locator-missing' },
  'locator-not-one': { field: locatorField, message: 'lookup.problem.locator-not-one' },
  'surname-missing': { field: surnameField, message: 'seat-map.seatmate.surname-missing' },
  'surname-not-one': { field: surnameField, message: 'lookup.problem.surname-not-one' },
};

export const askRefusalWords: Readonly<Record<AskRefusal | 'not-reached', MessageId>> = {
  'train-unknown': 'search.refused.train-unknown',
  'train-departed': 'seat.refused.train-departed',
  'too-many-tries': 'wire.too-many-tries',
  'no-room': 'wire.no-room',
  'more-proof-needed': 'wire.too-many-tries',
  'key-used-otherwise': 'lookup.refused.not-reached',
  'key-in-use': 'lookup.refused.not-reached',
  'not-reached': 'lookup.refused.not-reached',
};
