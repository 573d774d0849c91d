import { afterSale } from './clear-after-sale.ts';
import { bookings } from './clear-bookings.ts';
import { payments } from './clear-payments.ts';
import { rentals } from './clear-rentals.ts';
import { seats } from './clear-seats.ts';
import type { Seed } from './seed.ts';
import { catalogue } from './sow-catalogue.ts';
import { members } from './sow-members.ts';
import { network } from './sow-network.ts';
import { permits } from './sow-permits.ts';
import { promotions } from './sow-promotions.ts';

const nothing = (): Promise<void> => Promise.resolve();

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
  { stands: 'everywhere', clear: (db) => db.deleteFrom('flow_fact').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('flow_recording').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('kept_flow').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('kept_flow_hand_over').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('ledger_entry').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('ledger_head').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('retention_proof').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('letter').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('package_purchase').execute(), sow: nothing },
  { stands: 'everywhere', clear: (db) => db.deleteFrom('package_order').execute(), sow: nothing },
];
