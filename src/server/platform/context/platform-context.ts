import type { Kysely } from 'kysely';
import type { Allow } from '#server/platform/allowance.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { IssuedSecrets } from '#server/platform/issued-secrets.ts';
import type { Log } from '#server/platform/log.ts';
import type { Carrier } from '#server/platform/once/carrier.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { Room } from '#server/platform/store/room.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** What every area of the server may lean on. */
export type PlatformContext = {
  readonly db: Kysely<Tables>;
  /** For how many milliseconds the database has answered nobody. */
  readonly silence: () => number;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Settings;
  /** A simulated counterpart asks here, by its own name, before it answers. */
  readonly gate: Gate;
  /** How often one caller may do something, counted in this process. */
  readonly allow: Allow;
  readonly room: Room;
  readonly carrier: Carrier;
  /** By which browsers are known again. */
  readonly issued: IssuedSecrets;
};
