import type * as z from 'zod/mini';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Who may call: whoever comes, even with a token that opens nothing; anyone, as a guest or with a token that opens a
 * session; a member with a session; staff.
 */
export type Caller = 'whoever' | 'anyone' | 'member' | 'staff';

/** One call of the wire, written once for both sides. */
export type Endpoint<Body extends z.ZodMiniType, Granted extends z.ZodMiniType, Refusal extends string> = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly caller: Caller;
  readonly body: Body;
  readonly granted: Granted;
  readonly refusals: readonly Refusal[];
  /** How many bytes the body may have, where it may have more than others. */
  readonly largest?: number;
};

export const endpoint = <
  Body extends z.ZodMiniType,
  Granted extends z.ZodMiniType,
  const Refusal extends string,
>(
  drawn: Endpoint<Body, Granted, Refusal>,
): Endpoint<Body, Granted, Refusal> => drawn;
