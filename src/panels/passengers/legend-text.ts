import type { TariffCode } from '#domain/fare/tariffs.ts';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import type { Words } from '#i18n/words.ts';

/** Who of the party it is, what kind of passenger, and where they sit. */
export const legendText = (ordinal: number, tariff: TariffCode, seats: string, { say }: Words): string => {
  const number = say('passenger.legend', { number: ordinal + 1 });
  const kinds = {
    seat: null,
    lap: say('passenger.legend.lap'),
    'seat-of-pet': say('passenger.legend.pet'),
  } as const;
  return [number, kinds[tariffNamed(tariff).occupies], seats]
    .filter((part) => part !== null && part !== '')
    .join(' – ');
};
