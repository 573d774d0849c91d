import type { Kysely } from 'kysely';
import type { Allow } from './allowance.ts';
import type { Clock } from './clock.ts';
import type { Bank } from './counterparts/bank/bank.ts';
import type { IdentityRegister } from './counterparts/identity-register/identity-register.ts';
import type { Mail } from './counterparts/mail/mail.ts';
import type { RentalSupplier } from './counterparts/rental/rental-supplier.ts';
import type { Wallet } from './counterparts/wallet/wallet.ts';
import type { Log } from './log.ts';
import type { Occupancy } from './occupancy/occupancy.ts';
import type { Carrier } from './once/carrier.ts';
import type { Railway } from './railway/railway.ts';
import type { Seats } from './seats/seats.ts';
import type { Settings } from './settings.ts';
import type { Payments } from './settlement/payments.ts';
import type { Tables } from './store/tables.ts';
import type { Passwords } from './users/password-hash.ts';
import type { Gate } from './world/gate.ts';

/** What every operation may lean on. */
export type House = {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly mail: Mail;
  readonly log: Log;
  readonly settings: Settings;
  /** A simulated counterpart asks here, by its own name, before it answers. */
  readonly gate: Gate;
  /** How often one caller may do something, counted in this process. */
  readonly allow: Allow;
  readonly bank: Bank;
  /** The miles programme, asked as a bank is. */
  readonly miles: Bank;
  readonly payments: Payments;
  readonly wallet: Wallet;
  readonly rentalSupplier: RentalSupplier;
  readonly railway: Railway;
  readonly seats: Seats;
  readonly occupancy: Occupancy;
  readonly identityRegister: IdentityRegister;
  readonly carrier: Carrier;
  readonly passwords: Passwords;
};
