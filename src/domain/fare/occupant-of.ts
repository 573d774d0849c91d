import type { Occupant } from './occupant.ts';
import type { Tariff } from './tariffs.ts';

/** What is known of a traveller before it is known who they are. */
export type Seatable = {
  readonly tariff: Pick<Tariff, 'code' | 'occupies'> | null;
  readonly hasWheelchair: boolean;
};

/** Who says that they come in a wheelchair, or travels on the tariff of the disabled, may have a wheelchair place. */
export const occupantOf = ({ tariff, hasWheelchair }: Seatable): Occupant => {
  if (tariff?.occupies === 'seat-of-pet') return 'pet';
  if (hasWheelchair || tariff?.code === 'disabled') return 'wheelchair-user';
  return tariff?.code === 'companion' ? 'companion' : 'passenger';
};
