import * as z from 'zod/mini';
import { wireError } from './wire-error.ts';

/** What one side of a call is written in. */
export type Schema = z.ZodMiniType;

/** What it means in the words of the domain. */
export type Meant<Of extends Schema> = z.output<Of>;

/** Puts a value of the domain into the wire's words. */
export const written = <Of extends Schema>(schema: Of, meant: Meant<Of>): unknown => z.encode(schema, meant);

export type Understood<Of extends Schema> =
  | { readonly ok: true; readonly value: Meant<Of> }
  | { readonly ok: false; readonly reason: Error };

/** Reads what came over the wire. */
export const understood = <Of extends Schema>(schema: Of, value: unknown): Understood<Of> => {
  const read = z.safeParse(schema, value);
  return read.success ? { ok: true, value: read.data } : { ok: false, reason: read.error };
};

const anySentence = z.object({ message: z.string() });

export type RefusalReply = {
  readonly code: number | null;
  readonly type: string | null;
  readonly message: string;
  /** The server's hour as it said so. */
  readonly at: number | null;
};

/** The number, the name and the sentence of a refusal, as far as they are there. */
export const refusalIn = (body: unknown): RefusalReply => {
  const { code = null, type = null, timestamp = '' } = z.safeParse(wireError, body).data ?? {};
  const at = Date.parse(timestamp);
  const { message = '' } = z.safeParse(anySentence, body).data ?? {};
  return { code, type, message, at: Number.isNaN(at) ? null : at };
};
