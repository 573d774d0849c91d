import type { AfterSaleTables } from './after-sale.table.ts';
import type { BankTables } from './bank.table.ts';
import type { BookingsTables } from './bookings.table.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { EidTables } from './e-id.table.ts';
import type { FlowFactsTables } from './flow-facts.table.ts';
import type { KeepingTables } from './keeping.table.ts';
import type { LedgerTables } from './ledger.table.ts';
import type { MailTables } from './mail.table.ts';
import type { NetworkTables } from './network.table.ts';
import type { OperationsTables } from './operations.table.ts';
import type { PackagePurchasesTables } from './package-purchases.table.ts';
import type { PermitsTables } from './permits.table.ts';
import type { PromotionTables } from './promotion.table.ts';
import type { RentalsTables } from './rentals.table.ts';
import type { SeatAlarmsTables } from './seat-alarms.table.ts';
import type { SeatmatesTables } from './seatmates.table.ts';
import type { SeatsTables } from './seats.table.ts';
import type { SessionsTables } from './sessions.table.ts';
import type { SettlementTables } from './settlement.table.ts';
import type { SupportTables } from './support.table.ts';
import type { UsersTables } from './users.table.ts';
import type { WalletTables } from './wallet.table.ts';
import type { WorldTables } from './world.table.ts';

/**
 * Every table of the store. A room's rows are typed in `store/<subject>.table.ts` and joined here.
 * bigint columns arrive as numbers; a column that may pass 2^53 is selected as text.
 */
export type Tables = FlowFactsTables &
  AfterSaleTables &
  PackagePurchasesTables &
  PermitsTables &
  MailTables &
  WorldTables &
  UsersTables &
  SessionsTables &
  EidTables &
  KeepingTables &
  BookingsTables &
  CatalogueTables &
  LedgerTables &
  RentalsTables &
  NetworkTables &
  OperationsTables &
  SeatsTables &
  SeatAlarmsTables &
  SeatmatesTables &
  BankTables &
  SettlementTables &
  SupportTables &
  WalletTables &
  PromotionTables;
