import { agreeToCompanion, askCompanion } from '#contract/companions.ts';
import type { CompanionWish } from '#domain/companion.ts';
import type { Gateway } from './gateway.ts';

/** How a companion is asked, and agrees. A wish that is sent again with its key asks once. */
export const companionCallsBy = ({ call }: Gateway) => ({
  ask: (wish: CompanionWish, key: string, signal: AbortSignal) =>
    call(askCompanion, { ...wish, idempotencyKey: key }, signal),
  agree: (code: string, signal: AbortSignal) => call(agreeToCompanion, { code }, signal),
});

export type CompanionCalls = ReturnType<typeof companionCallsBy>;
