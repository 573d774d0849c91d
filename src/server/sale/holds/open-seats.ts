import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Railway } from '#server/railway/network/railway.ts';
import { agreedSeatmates } from './agreed-seatmates.ts';
import { askAgain } from './ask-again.ts';
import { openBatches, type Taken } from './batches.ts';
import { type Claim, isPlain } from './claim.ts';
import { decide, isOfNeighbours } from './decide.ts';
import { deleteExpiredOfRun } from './delete-expired.ts';
import { extendHolds } from './extend-holds.ts';
import { findClaim } from './find-claim.ts';
import { allGuards, type Guards } from './guards.ts';
import { openFairHolds } from './hold-fairly.ts';
import { holdIdOf } from './hold-id.ts';
import { isAlive } from './live-holds.ts';
import { createCoachHoldReader } from './read-coach-holds.ts';
import { releaseHold } from './release-hold.ts';
import type { HeldPlace, HoldAnswer, Seats } from './seats.ts';
import { type Settled, takeUnderLock } from './take-under-lock.ts';
import type { Upkeep } from './upkeep.ts';

export type SeatsParts = {
  readonly db: Kysely<Tables>;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly railway: Railway;
  readonly upkeep: Upkeep;
  readonly guards?: Guards;
};

const nobody: ReadonlySet<string> = new Set();
const endOfTime = Number.MAX_SAFE_INTEGER;

/** At least 128 bits in signs that need no quoting. */
const partyForm = /^[\w-]{22,64}$/;

const heldPlaceOf = ({ wanted, place }: Claim, { id, deadline }: Taken): HeldPlace => ({
  ...wanted,
  holdId: holdIdOf({ runId: wanted.runId, coach: wanted.coach, unit: place.unit, id }),
  cabinClass: place.cabinClass,
  deadline,
});

export const openSeats = (parts: SeatsParts): Seats => {
  const { db, pool, clock, railway, upkeep, guards = allGuards } = parts;
  const readCoachHolds = createCoachHoldReader(db);

  const holdTime = (): number => upkeep.settings().holdMinutes * minute;
  const newDeadline = (): number => clock.now() + holdTime();

  const judgedAt = (): number => (guards.deadline ? clock.now() : endOfTime);

  const takePlainly = openBatches({ pool, guards, rule: () => upkeep.settings().neighbourRule, newDeadline });

  const takeByDecision = async (claim: Claim): Promise<Settled> => {
    const holds = await readCoachHolds(claim.wanted.runId, claim.wanted.coach);
    const settings = upkeep.settings();
    const alive = holds.filter(isAlive(judgedAt()));
    const rule = settings.neighbourRule;
    const alone = decide(claim, alive, { rule, agreed: nobody });
    const agreed = isOfNeighbours(alone) ? await agreedSeatmates(db, claim.wanted, clock.now()) : nobody;
    const decision = agreed.size === 0 ? alone : decide(claim, alive, { rule, agreed });
    if (decision.may === 'not') return { ok: false, refusal: decision.refusal, instead: decision.instead };
    if (holds.some((hold) => !isAlive(judgedAt())(hold)))
      await deleteExpiredOfRun(db, claim.wanted.runId, judgedAt());
    const terms = { guards, settings, agreed, deadline: newDeadline(), judgedAt: judgedAt() };
    return (await takeUnderLock(db, claim, terms)) ?? takeByDecision(claim);
  };

  const settle = async (claim: Claim): Promise<Settled> => {
    const taken = isPlain(claim) ? await takePlainly(claim) : null;
    return taken === null ? takeByDecision(claim) : { ok: true, taken };
  };

  const take = async (claim: Claim): Promise<HoldAnswer> => {
    const settled = await settle(claim);
    return settled.ok
      ? granted(heldPlaceOf(claim, settled.taken))
      : { ...refused(settled.refusal), instead: settled.instead };
  };

  const release = (holdId: string) => askAgain(() => releaseHold(db, holdId));

  const terms = () => ({ network: railway.network(), settings: upkeep.settings() });
  const holdFairly = openFairHolds({ db, now: () => clock.now(), terms, release });

  const hold: Seats['hold'] = async (wanted) => {
    const { asker } = wanted;
    if (!partyForm.test(wanted.party)) throw new RangeError('A party is named by 22 to 64 plain signs.');
    const found = findClaim(railway.network(), wanted, upkeep.closed.isClosed, clock.now());
    if (!found.ok) return found;
    const claim = found.value;
    return asker === undefined
      ? take(claim)
      : holdFairly({ runId: wanted.runId, cabinClass: claim.place.cabinClass, asker }, () => take(claim));
  };

  return {
    holdTime,
    hold,
    release,
    extend: (holdIds) =>
      extendHolds(db, holdIds, { network: railway.network(), settings: upkeep.settings(), now: clock.now }),
    isClosed: upkeep.closed.isClosed,
  };
};
