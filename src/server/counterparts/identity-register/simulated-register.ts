import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { IdentityRegister } from './identity-register.ts';

/** Persons the simulated register does not know, and one for whom it does not answer. */
export const strangers: ReadonlySet<string> = new Set(['99999999990', '88888888880']);
export const silentFor = '77777777770';

/** Knows everybody whose number passes its check, but the named test persons. */
export const simulatedRegister = (gate: Gate): IdentityRegister => ({
  verify: async ({ citizenshipNumber }) => {
    if ((await gate('identity-register')).kind !== 'pass' || citizenshipNumber === silentFor) {
      return 'unreachable';
    }
    return isCitizenshipNumber(citizenshipNumber) && !strangers.has(citizenshipNumber) ? 'yes' : 'no';
  },
});
