import { setTimeout as pause } from 'node:timers/promises';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Eid } from './e-id.ts';

export const eidPath = '/e-kimlik';

/** Longer than a reader of the shop is asked to wait. */
const lateAfter = 15_000;

/** The simulated sign-in page of this same server. */
export const simulatedEid = ({ db, clock, gate }: PlatformContext): Eid => ({
  addressFor: ({ state, returnTo, language }) =>
    `${eidPath}?${new URLSearchParams({ state, return: returnTo, dil: language })}`,
  prove: async (code) => {
    if ((await gate('e-id')).kind !== 'pass') return null;
    const given = await db
      .deleteFrom('eid_code')
      .where('hash', '=', hashOf(code))
      .where('expires_at', '>', clock.now())
      .returning(['citizenship_no', 'answers_late'])
      .executeTakeFirst();
    if (given?.answers_late === true) await pause(lateAfter, undefined, { ref: false });
    const citizenshipNo = given?.citizenship_no ?? null;
    return citizenshipNo === null ? null : { citizenshipNo };
  },
});
