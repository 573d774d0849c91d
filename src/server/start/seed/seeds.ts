import { afterSale } from './clear-after-sale.ts';
import { bookings } from './clear-bookings.ts';
import { payments } from './clear-payments.ts';
import { rentals } from './clear-rentals.ts';
import { seats } from './clear-seats.ts';
import type { Seed } from './seed.ts';
import { catalogue } from './seed-catalogue.ts';
import { members } from './seed-members.ts';
import { network } from './seed-network.ts';
import { permits } from './seed-permits.ts';
import { promotions } from './seed-promotions.ts';

const noop = (): Promise<void> => Promise.resolve();

/** Cleared in this order and sown in the opposite one. */
export const seeds: readonly Seed[] = [
  members,
  network,
  afterSale,
  permits,
  bookings,
  catalogue,
  payments,
  promotions,
  rentals,
  seats,
  { availability: 'everywhere', clear: (db) => db.deleteFrom('flow_fact').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('flow_event').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('flow_recording').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('kept_flow').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('kept_flow_hand_over').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('ledger_entry').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('ledger_head').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('retention_proof').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('letter').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('package_purchase').execute(), seed: noop },
  { availability: 'everywhere', clear: (db) => db.deleteFrom('package_order').execute(), seed: noop },
];
