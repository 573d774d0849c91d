import { noBank } from '#server/counterparts/bank/no-bank.ts';
import { simulatedBank } from '#server/counterparts/bank/simulated-bank.ts';
import { noRegister } from '#server/counterparts/identity-register/no-register.ts';
import { simulatedRegister } from '#server/counterparts/identity-register/simulated-register.ts';
import { openOutbox } from '#server/counterparts/mail/outbox.ts';
import { startPosting } from '#server/counterparts/mail/posting.ts';
import type { PostOffice } from '#server/counterparts/mail/send-letters.ts';
import { milesBank } from '#server/counterparts/miles/miles-bank.ts';
import { noRental } from '#server/counterparts/rental/no-rental.ts';
import { simulatedRental } from '#server/counterparts/rental/simulated-rental.ts';
import { noSms, smsOutbox } from '#server/counterparts/sms/sms-outbox.ts';
import { simulatedWallet } from '#server/counterparts/wallet/simulated-wallet.ts';
import { publishedInStore } from '#server/office/catalogue/published.ts';
import { openWorld, type World } from '#server/office/world/world.ts';
import { isActiveAccount } from '#server/people/accounts/active-account.ts';
import { openPasswords, type Passwords } from '#server/people/accounts/password-hash.ts';
import { forgetSpent, noneSpent, openAllowance } from '#server/platform/allowance.ts';
import { systemClock } from '#server/platform/clock.ts';
import { openGate } from '#server/platform/gate.ts';
import { issuedWith } from '#server/platform/issued-secrets.ts';
import type { Log } from '#server/platform/log.ts';
import { openCarrier } from '#server/platform/once/carrier.ts';
import { isSimulated, type Settings } from '#server/platform/settings.ts';
import { appKey } from '#server/platform/store/app-key.ts';
import { openStoreIn, type Store } from '#server/platform/store/open-store.ts';
import { type Reached, reachDatabase } from '#server/platform/store/reach-database.ts';
import { freeSpaceFor, openRoom } from '#server/platform/store/room.ts';
import { timeoutsOfShop } from '#server/platform/store/timeouts.ts';
import { openRailway } from '#server/railway/network/open-railway.ts';
import { openOccupancy } from '#server/railway/occupancy/open-occupancy.ts';
import { startNotifying } from '#server/sale/alarms/notify-alarms.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { openSeats } from '#server/sale/holds/open-seats.ts';
import { openUpkeep } from '#server/sale/holds/upkeep.ts';
import { startLettingRentalsGo } from '#server/sale/rentals/lapsed-rentals.ts';
import { openPayments } from '#server/sale/settlement/open-payments.ts';
import { startPaymentWorker } from '#server/sale/settlement/payment-worker.ts';
import type { SettlementDeps } from '#server/sale/settlement/take-step.ts';
import { type DeskMakers, desks, desksOn } from '#server/start/desks/desks.ts';
import { resetToSeed, seedStore } from '#server/start/seed/seed-store.ts';

/** A house with everything in it, and the way to close it again. */
export type RunningApp = {
  readonly app: AppContext;
  readonly store: Store;
  /** Null where money is real. */
  readonly world: World | null;
  /** Lets go of calls the world holds, so that they can be answered before the end. */
  readonly letGo: () => void;
  readonly close: () => Promise<void>;
};

const officeBehind = async ({ smtpUrl, origin }: Settings): Promise<PostOffice | null> => {
  if (smtpUrl === null) return null;
  const { smtpOffice } = await import('#server/counterparts/mail/smtp-office.ts');
  return smtpOffice(smtpUrl, origin);
};

const assemble = async (
  store: Store,
  settings: Settings,
  log: Log,
  deskMakers: DeskMakers,
  passwords: Passwords,
): Promise<RunningApp> => {
  const { db, silence } = store;
  const spent = noneSpent();
  const restingRentals = new Map<string, number>();
  const reset = async (now: number) => {
    await resetToSeed(db, now, passwords);
    forgetSpent(spent);
    restingRentals.clear();
    await railway.newest();
    await Promise.all([upkeep.check(), occupancy.caughtUp()]);
  };
  const world = isSimulated(settings) ? await openWorld(db, log, reset) : null;
  const clock = world?.clock ?? systemClock;
  const gate = world?.gate ?? openGate;
  const money = world === null ? 'real' : 'simulated';
  await store.unhurried((patient) => seedStore(patient, clock.now(), money, passwords));
  const [railway, upkeep, carrier, nameKey] = await Promise.all([
    openRailway(db, log, clock, publishedInStore),
    openUpkeep({ db, clock, log }),
    openCarrier(store.pool, log, settings),
    appKey(db, 'browser-names'),
  ]);
  const seats = openSeats({ db, pool: store.pool, clock, railway, upkeep });
  const { settings: seatSettings, closed } = upkeep;
  const rule = () => seatSettings().neighbourRule;
  const occupancy = await openOccupancy({ db, log, railway, rule, closed });
  const office = await officeBehind(settings);
  const posting = office === null ? null : startPosting({ db, clock, log, gate, office });
  const allow = openAllowance(clock.now, spent);
  const room = openRoom({ clock, log, settings, free: freeSpaceFor(settings) });
  const mail = openOutbox(db, clock);
  const bank = settings.money === 'real' ? noBank : simulatedBank({ db, clock, gate, settings });
  const miles = settings.money === 'real' ? noBank : milesBank({ db, gate });
  const sms = settings.money === 'real' ? noSms : smsOutbox({ db, clock, gate });
  const wallet = simulatedWallet({ db, clock, gate, sms, isMember: isActiveAccount });
  const rentalSupplier = settings.money === 'real' ? noRental : simulatedRental({ db, clock, gate });
  const identityRegister = world === null ? noRegister : simulatedRegister(gate);
  const deps = {
    db,
    silence,
    clock,
    mail,
    log,
    settings,
    gate,
    allow,
    room,
    bank,
    miles,
    wallet,
    rentalSupplier,
    railway,
    seats,
    occupancy,
    identityRegister,
    carrier,
    passwords,
    issued: issuedWith(nameKey),
  };
  const driving: SettlementDeps = { db, clock, log, bank, miles, deskFor: desksOn(deps, deskMakers) };
  const reconciling = startPaymentWorker(driving);
  const notifying = startNotifying(deps);
  const lettingGo = startLettingRentalsGo(deps, restingRentals);
  return {
    app: { ...deps, payments: openPayments(driving) },
    store,
    world,
    letGo: () => world?.letGo(),
    close: async () => {
      await reconciling.stop();
      await notifying.stop();
      await lettingGo.stop();
      await world?.stop();
      await posting?.stop();
      await occupancy.close();
      await upkeep.stop();
      await railway.close();
      await carrier.stop();
      await store.close();
    },
  };
};

/** The house over a database that is reached. */
export const createAppIn = async (
  reached: Reached,
  settings: Settings,
  log: Log,
  deskMakers: DeskMakers = desks,
  passwords: Passwords = openPasswords(),
): Promise<RunningApp> => {
  const store = await openStoreIn(reached, settings, log, timeoutsOfShop);
  try {
    return await assemble(store, settings, log, deskMakers, passwords);
  } catch (reason) {
    await store.close();
    throw reason;
  }
};

export const createApp = async (
  settings: Settings,
  log: Log,
  deskMakers?: DeskMakers,
  passwords?: Passwords,
): Promise<RunningApp> => createAppIn(await reachDatabase(settings), settings, log, deskMakers, passwords);
