import type { Answer } from '#domain/values/answer.ts';
import type { RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

/** The one-step flow of every plain form: what is typed is sent once, and comes back as done or as a reason. */
export type Submission<Fields, Granted, Refusal extends string> = {
  context: RefusalHeard<Refusal | 'not-reached'> & {
    readonly fields: Fields;
    readonly granted: Granted | null;
    /** Made before the effect is asked, so that asking again cannot happen twice. */
    readonly key: string;
    readonly askedAt: number;
  };
  input: { readonly fields: Fields };
  events:
    | { type: 'form.submitted'; fields: Fields; key: string; at: number }
    | { type: 'form.abandoned' }
    | { type: 'form.begun'; fields: Fields };
  emitted: { type: 'failed'; error: unknown } | { type: 'granted' };
  output: Record<string, never>;
  tags: 'busy' | 'done';
  meta: Record<string, never>;
};

export type Sent<Fields> = { readonly fields: Fields; readonly key: string };
export type SubmissionAnswer<Granted, Refusal extends string> = Answer<Granted, Refusal>;

/** How long the server is waited for before the reader may try again. */
export const timeout = 12_000;

/** The same wish sent again, because no answer to it was heard, goes under the same key. */
export const keyFor = <Fields>(before: Sent<Fields>, { fields, key }: Sent<Fields>): string =>
  JSON.stringify(before.fields) === JSON.stringify(fields) && before.key !== '' ? before.key : key;
