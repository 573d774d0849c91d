import { nameReadIn } from '#domain/journey/named-station.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { alarmChance, alarmEndAddress } from '#domain/seat/seat-alarm.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { departureOf, type Leg } from '#server/railway/planner/journey.ts';

/** What a letter of an alarm is written from. */
export type Rung = {
  readonly to: string;
  readonly language: Language;
  readonly leg: Leg;
  readonly cabinClass: CabinClass;
  readonly seats: number;
  /** The code that ends the alarm. */
  readonly code: string;
};

type Around = { readonly network: Network; readonly origin: string };

const stationAt = ({ train }: Leg, stop: number): number => train.stops[stop]?.station ?? 0;

const legFactsOf = (
  { leg, cabinClass, seats }: Omit<Rung, 'code'>,
  { network, origin }: Around,
  words: Words,
) => {
  const [from, to] = [stationAt(leg, leg.from), stationAt(leg, leg.to)];
  const nameOf = (station: number) => nameReadIn(namedStationIn(network, station), words.language);
  const outward = travelDayOf(dayNumberAt(departureOf(leg)));
  const wish = { from, to, outward, back: null, passengers: seats, lapChildren: 0 };
  return {
    train: leg.train.name,
    from: nameOf(from),
    to: nameOf(to),
    departure: momentText(departureOf(leg), words),
    cabin: cabinName(cabinClass, words),
    seats,
    minutes: alarmChance / minute,
    link: `${origin}${addresses['journey-list'].path}?${tripQueryOf(wish)}`,
  };
};

const endLinkOf = ({ code }: Pick<Rung, 'code'>, { origin }: Around): string =>
  `${origin}${alarmEndAddress(code)}`;

/** Tells whoever asked for an alarm that it stands, and how it is ended. */
export const alarmSetLetter = (rung: Rung, around: Around): Letter => {
  const words = wordsIn(rung.language, wholeCatalogue(rung.language));
  const facts = { ...legFactsOf(rung, around, words), cancel: endLinkOf(rung, around) };
  return {
    to: rung.to,
    language: rung.language,
    subject: words.say('letter.alarm-set.subject', facts),
    text: words.say('letter.alarm-set.text', facts),
  };
};

/** Tells whoever waited that there are places, and until when others are not told of them. */
export const alarmRungLetter = (
  rung: Rung & { readonly chanceUntil: number; readonly noticesLeft: number },
  around: Around,
): Letter => {
  const words = wordsIn(rung.language, wholeCatalogue(rung.language));
  const { noticesLeft } = rung;
  const facts = {
    ...legFactsOf(rung, around, words),
    cancel: endLinkOf(rung, around),
    until: clockText(rung.chanceUntil, words),
    left: noticesLeft,
  };
  return {
    to: rung.to,
    language: rung.language,
    subject: words.say('letter.alarm-rung.subject', facts),
    text: words.say('letter.alarm-rung.text', facts),
  };
};

/** Tells whoever waited that the train does not run, and that nothing is kept of the alarm. */
export const alarmEndedLetter = (rung: Omit<Rung, 'code'>, around: Around): Letter => {
  const words = wordsIn(rung.language, wholeCatalogue(rung.language));
  const facts = legFactsOf(rung, around, words);
  return {
    to: rung.to,
    language: rung.language,
    subject: words.say('letter.alarm-ended.subject', facts),
    text: words.say('letter.alarm-ended.text', facts),
  };
};
