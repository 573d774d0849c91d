import * as z from 'zod/mini';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { shortText } from '#contract/wire/lenient.ts';

/**
 * What was laid down to be paid for and nobody will pay for is let go at once; a change gives its new places back. The
 * tickets stay as they are.
 */
export const abandonOrder = endpoint({
  name: 'order-abandonment',
  method: 'post',
  path: '/crs/rail-booking/v2/order-abandonment',
  caller: 'anyone',
  body: z.object({ pnr: shortText, orderNumber: shortText }),
  granted: done,
  refusals: ['proof-needed', 'payment-underway'],
});
