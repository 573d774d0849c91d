import { isLive } from '#domain/values/environment.ts';
import type { Eid } from '#server/counterparts/e-id/e-id.ts';
import { simulatedEid } from '#server/counterparts/e-id/simulated-e-id.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';

/** The e-ID of this house; null where money is real and no provider has been plugged in. */
export const eidOf = (app: PeopleContext): Eid | null =>
  isLive(app.settings.environment) ? null : simulatedEid(app);
