import { afterSale } from './seed/clear-after-sale.ts';
import { bookings } from './seed/clear-bookings.ts';
import { payments } from './seed/clear-payments.ts';
import { rentals } from './seed/clear-rentals.ts';
import { seats } from './seed/clear-seats.ts';
import type { Seed } from './seed/seed.ts';
import { catalogue } from './seed/sow-catalogue.ts';
import { members } from './seed/sow-members.ts';
import { network } from './seed/sow-network.ts';
import { permits } from './seed/sow-permits.ts';
import { promotions } from './seed/sow-promotions.ts';

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
