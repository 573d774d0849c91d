import type { Eid } from '#server/counterparts/e-id/e-id.ts';
import { simulatedEid } from '#server/counterparts/e-id/simulated-e-id.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { isSimulated } from '#server/platform/settings.ts';

/** The state's login as it is simulated; null where money is real. A real provider is plugged in here. */
export const eidOf = (app: PeopleContext): Eid | null =>
  isSimulated(app.settings) ? simulatedEid(app) : null;
