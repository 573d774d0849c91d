import type { RefusedAnswer } from '#domain/values/answer.ts';

/** Why something was not done, and when it may be asked again: what a flow holds of a refusal for whoever reads it. */
export type RefusalHeard<Refusal extends string> = {
  readonly refusal: Refusal | null;
  /** The server's own sentence, in the reader's language. */
  readonly message: string | null;
  /** When what was refused may be asked again, where the server said so. */
  readonly againAt: number | null;
};

export const noRefusal = { refusal: null, message: null, againAt: null } as const;

export const notReached = { refusal: 'not-reached', message: null, againAt: null } as const;

export const heardIn = <Refusal extends string>({
  refusal,
  message,
  retryAt,
}: RefusedAnswer<Refusal>): RefusalHeard<Refusal> => ({ refusal, message, againAt: retryAt ?? null });
