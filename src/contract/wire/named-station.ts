import * as z from 'zod/mini';
import type { NamedStation } from '#domain/journey/named-station.ts';

export const namedStation = z.object({
  id: z.int(),
  name: z.string(),
  persianName: z.nullable(z.string()),
}) satisfies z.ZodMiniType<NamedStation>;
