import { isLive } from '#domain/environment.ts';
import { startTelling } from './alarms/tell-alarms.ts';
import { openAllowance } from './allowance.ts';
import { publishedInStore } from './catalogue/published.ts';
import { systemClock } from './clock.ts';
import { noBank } from './counterparts/bank/no-bank.ts';
import { simulatedBank } from './counterparts/bank/simulated-bank.ts';
import { noRegister } from './counterparts/identity-register/no-register.ts';
import { simulatedRegister } from './counterparts/identity-register/simulated-register.ts';
import { openOutbox } from './counterparts/mail/outbox.ts';
import { startPosting } from './counterparts/mail/posting.ts';
import type { PostOffice } from './counterparts/mail/send-letters.ts';
import { milesHouse } from './counterparts/miles/miles-house.ts';
import { noRental } from './counterparts/rental/no-rental.ts';
import { simulatedRental } from './counterparts/rental/simulated-rental.ts';
import { noSms, smsOutbox } from './counterparts/sms/sms-outbox.ts';
import { simulatedWallet } from './counterparts/wallet/simulated-wallet.ts';
import type { House } from './house.ts';
import type { Log } from './log.ts';
import { openOccupancy } from './occupancy/open-occupancy.ts';
import { openCarrier } from './once/carrier.ts';
import { openRailway } from './railway/open-railway.ts';
import { startLettingRentalsGo } from './rentals/lapsed-rentals.ts';
import { openSeats } from './seats/open-seats.ts';
import { openUpkeep } from './seats/upkeep.ts';
import type { Settings } from './settings.ts';
import { type DeskMakers, desks, desksOn } from './settlement/desks.ts';
import { openPayments } from './settlement/open-payments.ts';
import { startReconciling } from './settlement/reconcile.ts';
import type { Driving } from './settlement/take-step.ts';
import { patienceOfShop } from './store/open-database.ts';
import { openStoreIn, type Store } from './store/open-store.ts';
import { type Reached, reachDatabase } from './store/reach-database.ts';
import { sow } from './store/sow.ts';
import { openPasswords, type Passwords } from './users/password-hash.ts';
import { openGate } from './world/gate.ts';
import { openWorld, type World } from './world/world.ts';

/** A house with everything in it, and the way to close it again. */
export type OpenHouse = {
  readonly house: House;
  readonly store: Store;
  /** Null where money is real. */
  readonly world: World | null;
  /** Lets go of calls the world holds, so that they can be answered before the end. */
  readonly letGo: () => void;
  readonly close: () => Promise<void>;
};

const officeBehind = async ({ smtpUrl, origin }: Settings): Promise<PostOffice | null> => {
  if (smtpUrl === null) return null;
  const { smtpOffice } = await import('./counterparts/mail/smtp-office.ts');
  return smtpOffice(smtpUrl, origin);
};

const furnish = async (
  store: Store,
  settings: Settings,
  log: Log,
  deskMakers: DeskMakers,
  passwords: Passwords,
): Promise<OpenHouse> => {
  const { db } = store;
  const world = isLive(settings.environment) ? null : await openWorld(db, log, passwords);
  const clock = world?.clock ?? systemClock;
  const gate = world?.gate ?? openGate;
  const money = world === null ? 'real' : 'simulated';
  await store.unhurried((patient) => sow(patient, clock.now(), money, passwords));
  const [railway, upkeep, carrier] = await Promise.all([
    openRailway(db, log, clock, publishedInStore),
    openUpkeep({ db, clock, log }),
    openCarrier(store.pool, log),
  ]);
  const seats = openSeats({ db, pool: store.pool, clock, railway, upkeep });
  const { settings: seatSettings, closed } = upkeep;
  const rule = () => seatSettings().neighbourRule;
  const occupancy = await openOccupancy({ db, log, railway, rule, closed });
  const office = await officeBehind(settings);
  const posting = office === null ? null : startPosting({ db, clock, log, gate, office });
  const allow = openAllowance(clock.now);
  const mail = openOutbox(db, clock);
  const bank = settings.money === 'real' ? noBank : simulatedBank({ db, clock, gate, settings });
  const miles = settings.money === 'real' ? noBank : milesHouse({ db, gate });
  const sms = settings.money === 'real' ? noSms : smsOutbox({ db, clock, gate });
  const wallet = simulatedWallet({ db, clock, gate, sms });
  const rentalSupplier = settings.money === 'real' ? noRental : simulatedRental({ db, clock, gate });
  const identityRegister = world === null ? noRegister : simulatedRegister(gate);
  const ground = {
    db,
    clock,
    mail,
    log,
    settings,
    gate,
    allow,
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
  };
  const driving: Driving = { db, clock, log, bank, miles, deskFor: desksOn(ground, deskMakers) };
  const reconciling = startReconciling(driving);
  const telling = startTelling(ground);
  const lettingGo = startLettingRentalsGo(ground);
  return {
    house: { ...ground, payments: openPayments(driving) },
    store,
    world,
    letGo: () => world?.letGo(),
    close: async () => {
      await reconciling.stop();
      await telling.stop();
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
export const openHouseIn = async (
  reached: Reached,
  settings: Settings,
  log: Log,
  deskMakers: DeskMakers = desks,
  passwords: Passwords = openPasswords(),
): Promise<OpenHouse> => {
  const store = await openStoreIn(reached, settings, log, patienceOfShop);
  try {
    return await furnish(store, settings, log, deskMakers, passwords);
  } catch (reason) {
    await store.close();
    throw reason;
  }
};

export const openHouse = async (
  settings: Settings,
  log: Log,
  deskMakers?: DeskMakers,
  passwords?: Passwords,
): Promise<OpenHouse> => openHouseIn(await reachDatabase(settings), settings, log, deskMakers, passwords);
