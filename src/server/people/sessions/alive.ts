import { idleLimit, sessionLife } from '#domain/member/session-limits.ts';

type Times = { readonly started_at: number; readonly seen_at: number };

/** A session lives until more than 30 minutes have passed since the last action, and 12 hours at the most. */
export const isAlive = ({ started_at, seen_at }: Times, now: number): boolean =>
  now - seen_at <= idleLimit && now - started_at <= sessionLife;
