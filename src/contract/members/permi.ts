import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { digits, maybe, shortText } from '#contract/wire/lenient.ts';

/** Whether a permit of the railway's own people holds today, and says no more of it than that. */
export const checkPermit = endpoint({
  name: 'permi-check',
  method: 'post',
  path: '/crs/permi/check',
  caller: 'anyone',
  body: z.object({ permiNumber: digits, identityNumber: digits, travelDate: maybe(shortText) }),
  granted: z.object({ valid: z.boolean(), freeForPermi: z.boolean() }),
  refusals: ['too-many-tries', 'range-wrong'],
});
