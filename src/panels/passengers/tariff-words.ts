import type { Tariff, TariffCode } from '#domain/fare/tariffs.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { numberText } from '#i18n/number-text.ts';
import { tariffIds } from '#i18n/tariff-ids.ts';
import type { Words } from '#i18n/words.ts';

const conditions: Readonly<Partial<Record<TariffCode, MessageId>>> = {
  disabled: 'passenger.tariff.condition.disabled',
  companion: 'passenger.tariff.condition.companion',
  family: 'passenger.tariff.condition.family',
  'newly-married': 'passenger.tariff.condition.newly-married',
  teacher: 'passenger.tariff.condition.card',
  military: 'passenger.tariff.condition.card',
  pet: 'passenger.tariff.condition.pet',
  dog: 'passenger.tariff.condition.dog',
};

const years = 12;
const whole = 1000;
const hundredth = 10;

export const tariffText = (code: TariffCode, { say }: Words): string => say(tariffIds[code]);

/** What is to be known of a tariff beside its age and its discount. */
export const conditionText = (code: TariffCode, { say }: Words): string | null => {
  const id = conditions[code];
  return id === undefined ? null : say(id);
};

/** Whom a tariff is for by age. */
export const agesText = ({ fromMonths, underMonths }: Tariff, { say, language }: Words): string => {
  const from = numberText(fromMonths / years, language);
  const to = numberText(underMonths / years - 1, language);
  if (underMonths > 0) return say('passenger.ages.between', { from, to });
  return fromMonths > 0 ? say('passenger.ages.from', { from }) : say('passenger.ages.every');
};

export const discountText = ({ discount }: Tariff, { say, language }: Words): string => {
  if (discount === whole) return say('passenger.discount.free');
  const percent = numberText(discount / hundredth, language);
  return discount === 0 ? say('passenger.discount.none') : say('passenger.discount.percent', { percent });
};
