import type { Page } from 'playwright';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { flowState } from '../browser/flow-state.ts';
import { soon } from '../soon.ts';

type Deps = { readonly page: Page; readonly origin: string };

const keptAnswer = z.object({ snapshot: z.string() });
const childAnswer = z.object({
  snapshot: z.object({ value: z.custom<Parameters<typeof stateNameOf>[0]>() }),
});
const writtenAnswer = z.object({ snapshot: z.object({ children: z.record(z.string(), z.unknown()) }) });

/** Waits until the page has written down where the booking stands. */
export const isBookingWritten = async ({
  page,
  origin,
}: {
  readonly page: Page;
  readonly origin: string;
}): Promise<void> =>
  vi.waitFor(async () => {
    const answer = await page.request.get(`${origin}/keeping/flows/booking`);
    const written = childAnswer.parse({
      snapshot: JSON.parse(keptAnswer.parse(await answer.json()).snapshot).snapshot,
    });
    const kept = stateNameOf(written.snapshot.value);
    const shown = await flowState(page, 'booking');
    if (kept !== shown) throw new Error(`What is written stands at ${kept}, not at ${shown}.`);
  }, soon);

/** How a child of the booking stands in what is written down of it. */
export const keptStateOf = async ({ page, origin }: Deps, child: string): Promise<string> => {
  const answer = await page.request.get(`${origin}/keeping/flows/booking`);
  const { snapshot } = keptAnswer.parse(await answer.json());
  const { children } = writtenAnswer.parse(JSON.parse(snapshot)).snapshot;
  return stateNameOf(childAnswer.parse(children[child]).snapshot.value);
};

/** Waits until the page has written down where a child of the booking stands. */
export const isWritten = async (deps: Deps, child: string): Promise<void> =>
  vi.waitFor(async () => {
    const kept = await keptStateOf(deps, child);
    const shown = await flowState(deps.page, child);
    if (kept !== shown) throw new Error(`What is written stands at ${kept}, not at ${shown}.`);
  }, soon);
