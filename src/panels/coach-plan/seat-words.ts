import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import { soldClassesOf } from '#domain/coach/sold-classes.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { SeatStatus } from '#domain/seat/seat-status.ts';
import type { Gender } from '#domain/values/gender.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';

export type SeatRefusalWord = Extract<SeatStatus, { kind: 'refused' }>['refusal'];

/** Why somebody of this gender may not have a place, in a few words. */
export const whyText = (refusal: SeatRefusalWord, gender: Gender, { say }: Words): string => {
  switch (refusal) {
    case 'seat-taken':
      return say('seat-map.why.taken');
    case 'gender-beside':
      return gender === 'F' ? say('seat-map.why.beside-man') : say('seat-map.why.beside-woman');
    case 'compartment-of-others':
      return say('seat-map.why.compartment');
    case 'wheelchair-only':
      return say('seat-map.why.wheelchair');
    case 'pet-not-here':
      return say('seat-map.why.pet');
    case 'coach-closed':
      return say('seat-map.why.closed');
    case 'not-sold':
      return say('seat-map.why.not-sold');
  }
};

const sideText = ({ properties }: Place, { say }: Words): string | null => {
  if (properties.includes('window')) return say('seat-map.place.window');
  return properties.includes('aisle') ? say('seat-map.place.aisle') : null;
};

const facingText = ({ facing }: Place, { say }: Words): string | null => {
  switch (facing) {
    case 'forward':
      return say('seat-map.place.forward');
    case 'backward':
      return say('seat-map.place.backward');
    case 'sideways':
      return null;
  }
};

const berthText = ({ berth }: Place, { say }: Words): string | null => {
  switch (berth) {
    case 'lower':
      return say('seat-map.place.lower');
    case 'middle':
      return say('seat-map.place.middle');
    case 'upper':
      return say('seat-map.place.upper');
    case null:
      return null;
  }
};

const compartmentText = ({ compartment }: Place, { say, language }: Words): string | null => {
  if (compartment === null) return null;
  const name = /^\d+$/.test(compartment) ? numberText(Number(compartment), language) : compartment;
  return say('seat-map.place.compartment', { name });
};

/** How many classes a coach holds: where it holds several, each seat says its own. */
export type CoachClasses = 'one' | 'several';

export const classesOf = (coach: CoachTemplate): CoachClasses =>
  soldClassesOf(coach).length > 1 ? 'several' : 'one';

/** Its number, its class where the coach holds several, where it stands and what is with it. */
const placeParts = (place: Place, classes: CoachClasses, words: Words): readonly (string | null)[] => {
  const { number, properties, cabinClass } = place;
  const { say } = words;
  const ownClass = classes === 'one' ? null : cabinName(cabinClass, words);
  return [
    number,
    isWheelchairPlace(place) ? say('seat-map.place.wheelchair') : ownClass,
    compartmentText(place, words),
    berthText(place, words),
    sideText(place, words),
    facingText(place, words),
    properties.includes('table') ? say('seat-map.place.table') : null,
    properties.includes('single') ? say('seat-map.place.single') : null,
    properties.includes('pet') ? say('seat-map.place.pet') : null,
  ];
};

const joined = (parts: readonly (string | null)[], { say }: Words): string =>
  parts.filter((part) => part !== null).join(say('seat-map.separator'));

/** What a place is to whoever is being seated, as far as a cell is drawn from it. */
export type SeatAppearance =
  | { readonly is: 'absent' }
  | { readonly is: 'asked' }
  | { readonly is: 'seatmate' }
  | { readonly is: 'free' }
  | { readonly is: 'own'; readonly passenger: number }
  | { readonly is: 'refused'; readonly refusal: SeatRefusalWord; readonly gender: Gender }
  | { readonly is: 'sold'; readonly neighbour: Gender | null };

const appearanceText = (appearance: SeatAppearance, words: Words): string => {
  const { say } = words;
  switch (appearance.is) {
    case 'absent':
      return say('seat-map.is.absent');
    case 'asked':
      return say('seat-map.is.asked');
    case 'seatmate':
      return say('seat-map.is.seatmate');
    case 'free':
      return say('seat-map.is.free');
    case 'own':
      return say('seat-map.is.own', { number: appearance.passenger + 1 });
    case 'refused':
      return say('seat-map.is.refused', { reason: whyText(appearance.refusal, appearance.gender, words) });
    case 'sold':
      if (appearance.neighbour === null) return say('seat-map.is.sold');
      return appearance.neighbour === 'F' ? say('seat-map.is.sold.F') : say('seat-map.is.sold.M');
  }
};

/** “12B, koridor, gidiş yönüne bakar, boş, ₺780”: what a seat is called when it is read out. */
export const seatName = (
  place: Place,
  appearance: SeatAppearance,
  amount: number | null,
  words: Words,
  classes: CoachClasses = 'one',
): string => {
  const costs = amount !== null && (appearance.is === 'free' || appearance.is === 'own');
  return joined(
    [
      ...placeParts(place, classes, words),
      appearanceText(appearance, words),
      costs ? moneyText(amount, words) : null,
    ],
    words,
  );
};
