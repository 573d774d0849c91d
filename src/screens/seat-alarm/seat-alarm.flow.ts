import type { SearchRefusal } from '#domain/booking/booking-refusal.ts';
import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';
import { parseEmail } from '#domain/values/email.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

export type AlarmRefusal =
  | 'alarm-email-wrong'
  | 'alarm-too-many'
  | 'no-room'
  | 'train-unknown'
  | 'station-unknown'
  | 'train-departed'
  | 'too-many-tries';
export type EndRefusal = 'alarm-over' | 'too-many-tries';

export type AlarmEnd = { readonly code: string };

export type AlarmActor = SubmissionActor<AlarmWish, null, AlarmRefusal>;
export type EndActor = SubmissionActor<AlarmEnd, null, EndRefusal>;

type Outcome<Refusal extends string> = 'done' | Refusal | 'not-reached';

/** The train an alarm is asked for, as it reads in a sentence, and its classes without room. */
export type AwaitedTrain = {
  readonly runId: number;
  readonly name: string;
  readonly from: { readonly id: number; readonly name: string };
  readonly to: { readonly id: number; readonly name: string };
  readonly departure: number;
  readonly classes: readonly CabinClass[];
  readonly seats: number;
  /** So many may travel together. */
  readonly most: number;
  /** Where its journeys are listed. */
  readonly listPath: string;
};

/** What the page is drawn with: the train it is asked for, and what came of a form that was sent without a script. */
export type DrawnAlarm = {
  /** Null where the address names none that runs, or it could not be looked for. */
  readonly train: AwaitedTrain | null;
  /** Why it could not be looked for. */
  readonly fault: SearchRefusal | 'not-reached' | null;
  readonly sent: { readonly wish: AlarmWish; readonly became: Outcome<AlarmRefusal> } | null;
  readonly ended: Outcome<EndRefusal> | null;
};

export const cabinField = 'sinif';
export const seatsField = 'yolcu';
export const emailField = 'e-posta';
export const codeField = 'iptal';

const isCabin = (text: string): text is CabinClass => cabinClasses.some((code) => code === text);

/** What was typed, as one wish. What cannot be meant falls back to the first of what was offered. */
export const parseWish = (train: AwaitedTrain, read: (field: string) => string): AlarmWish => {
  const [first = 'Y1'] = train.classes;
  const cabin = read(cabinField);
  const seats = Number(read(seatsField));
  return {
    trainId: train.runId,
    fromStationId: train.from.id,
    toStationId: train.to.id,
    cabinClass: isCabin(cabin) ? cabin : first,
    seats: Number.isInteger(seats) && seats >= 1 && seats <= train.most ? seats : train.seats,
    email: parseEmail(read(emailField)),
  };
};

/** Why the train could not be looked for. */
export const faultWords: Readonly<Record<NonNullable<DrawnAlarm['fault']>, MessageId>> = {
  'day-not-on-sale': 'search.refused.day-not-on-sale',
  'no-train-found': 'search.refused.no-train-found',
  'station-unknown': 'search.refused.station-unknown',
  'stations-alike': 'search.refused.stations-alike',
  'stations-unpaired': 'search.refused.stations-unpaired',
  'too-many-passengers': 'alarm.none.text',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'alarm.fault.text',
};

export const refusalWords: Readonly<Record<AlarmRefusal | EndRefusal | 'not-reached', MessageId>> = {
  'alarm-email-wrong': 'login.email.not-understood',
  'alarm-too-many': 'alarm.refused.too-many',
  'no-room': 'wire.no-room',
  'train-unknown': 'search.refused.train-unknown',
  'station-unknown': 'search.refused.train-unknown',
  'train-departed': 'seat.refused.train-departed',
  'alarm-over': 'alarm.refused.over',
  'too-many-tries': 'wire.too-many-tries',
  'not-reached': 'lookup.refused.not-reached',
};
