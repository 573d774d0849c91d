import * as z from 'zod/mini';
import { allRight } from '#contract/tickets/legacy.ts';
import type { Endpoint } from '#contract/wire/endpoint.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { Operation, Outcome } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

const inEnvelope = (outcome: Outcome): Outcome =>
  outcome.kind === 'granted'
    ? { ...outcome, body: { cevapBilgileri: allRight, sonuc: outcome.body } }
    : outcome;

/** A call of the retired service: its words are turned into those of the call of today, which answers it. */
export const reworded = <
  Body extends z.ZodMiniType,
  Granted extends z.ZodMiniType,
  const Refusal extends RefusalName,
>(
  endpoint: Endpoint<Body, Granted, Refusal>,
  today: Operation<AppContext>,
  bodyOfToday: (body: z.output<Body>) => unknown,
): Operation<AppContext> => ({
  endpoint,
  media: 'application/json',
  answer: async (asked, app) => {
    const parsed = z.safeParse(endpoint.body, asked.body);
    if (!parsed.success) {
      const places = parsed.error.issues.map(({ path }) => path.map(String).join('.'));
      return { kind: 'not-understood', places };
    }
    return inEnvelope(await today.answer({ ...asked, body: bodyOfToday(parsed.data) }, app));
  },
});
