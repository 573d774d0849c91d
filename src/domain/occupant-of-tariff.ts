import type { Occupant } from './occupant.ts';
import { tariffOfId } from './tariffs.ts';

/** How somebody of a tariff takes a place, before it is known who they are. */
export const occupantOfTariff = (tariffId: number): Occupant => {
  const tariff = tariffOfId(tariffId);
  if (tariff?.occupies === 'seat-of-pet') return 'pet';
  switch (tariff?.code) {
    case 'disabled':
      return 'wheelchair-user';
    case 'companion':
      return 'companion';
    default:
      return 'passenger';
  }
};
