/** One step a flow took, in the words of its chart: nothing in it says who took it or what was typed. */
export type RecordedStep = {
  readonly flow: string;
  readonly event: string;
  /** The arrows that were taken; none where the recorder cannot tell. */
  readonly taken: readonly string[];
  /** The innermost states that are on after it. */
  readonly stands: readonly string[];
  /** By which name the answer that led here refused. */
  readonly refusal: string | null;
  /** Epoch milliseconds by the server's clock. */
  readonly at: number;
};

/** A step with the sentence of its refusal in the reader's language. */
export type AnsweredStep = RecordedStep & { readonly message: string | null };

/** What one page, or one payment on the server, went through. */
export type Recording = { readonly id: string; readonly steps: readonly RecordedStep[] };

/** What came before the last of them is told by nobody. */
export const mostSteps = 100;

export const lastSteps = (steps: readonly RecordedStep[]): readonly RecordedStep[] => steps.slice(-mostSteps);

/** What a day and an hour can be told of. */
export const lastInstant = 8_640_000_000_000_000;

const isInstant = (at: unknown): boolean => typeof at === 'number' && at >= 0 && at <= lastInstant;

const isStep = (value: unknown): value is RecordedStep =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  'stands' in value &&
  'at' in value &&
  isInstant(value.at);

/** The steps among what was kept of them. */
export const stepsIn = (kept: unknown): readonly RecordedStep[] =>
  Array.isArray(kept) ? kept.filter(isStep) : [];

const refusalName = /^[a-z][a-z0-9-]{0,59}$/;

const within = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const nameIn = (answer: unknown): unknown =>
  within(answer, 'ok') === false ? within(answer, 'refusal') : within(answer, 'decline');

/** The name by which an answer refuses or a bank declines, be it said with its moment or within another; null for anything else. */
export const refusalIn = (answer: unknown): string | null => {
  const names = [answer, within(answer, 'answer'), within(answer, 'value')].map(nameIn);
  const refusal = names.find((name) => typeof name === 'string' && refusalName.test(name));
  return typeof refusal === 'string' ? refusal : null;
};

/** Whoever hears that asks again in a moment. */
const notYet = 'payment-underway';

/** A step at which what was wanted did not come about: a refusal, nobody who answers, or the end of the time. */
export const hasFailed = ({ event, refusal }: RecordedStep): boolean =>
  (refusal !== null && refusal !== notYet) ||
  event.startsWith('xstate.error.') ||
  event.startsWith('xstate.after.answerTime.') ||
  /^xstate\.done\.actor\.\w+End$/.test(event);
