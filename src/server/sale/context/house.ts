import type { Kysely } from 'kysely';
import type { Bank } from '#server/counterparts/bank/bank.ts';
import type { IdentityRegister } from '#server/counterparts/identity-register/identity-register.ts';
import type { Mail } from '#server/counterparts/mail/mail.ts';
import type { RentalSupplier } from '#server/counterparts/rental/rental-supplier.ts';
import type { Wallet } from '#server/counterparts/wallet/wallet.ts';
import type { Passwords } from '#server/people/accounts/password-hash.ts';
import type { Allow } from '#server/platform/allowance.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Log } from '#server/platform/log.ts';
import type { Carrier } from '#server/platform/once/carrier.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Railway } from '#server/railway/network/railway.ts';
import type { Occupancy } from '#server/railway/occupancy/occupancy.ts';
import type { Seats } from '#server/sale/holds/seats.ts';
import type { Payments } from '#server/sale/settlement/payments.ts';

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
