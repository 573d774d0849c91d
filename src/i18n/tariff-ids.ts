import type { TariffCode } from '#domain/fare/tariffs.ts';
import type { MessageId } from './message-id.ts';

/** What a tariff is called. */
export const tariffIds: Readonly<Record<TariffCode, MessageId>> = {
  full: 'tariff.full',
  child: 'tariff.child',
  youth: 'tariff.youth',
  'senior-60': 'tariff.senior-60',
  'senior-65': 'tariff.senior-65',
  disabled: 'tariff.disabled',
  companion: 'tariff.companion',
  family: 'tariff.family',
  'newly-married': 'tariff.newly-married',
  teacher: 'tariff.teacher',
  military: 'tariff.military',
  'lap-child': 'tariff.lap-child',
  pet: 'tariff.pet',
  dog: 'tariff.dog',
};
