import { buyExtras } from '#contract/extras.ts';
import { granted, refused } from '#domain/answer.ts';
import type { Gateway } from './gateway.ts';

type Wanted = {
  readonly locator: string;
  readonly extras: readonly { readonly ticket: string; readonly extra: number }[];
};

const ownRefusals = [
  'key-used-otherwise',
  'no-ticket-chosen',
  'proof-needed',
  'service-unknown',
  'ticket-unknown',
  'too-many-tries',
] as const;

type Own = (typeof ownRefusals)[number];

const isOwn = (refusal: string): refusal is Own => ownRefusals.some((each) => each === refusal);

/** How extra services are had after the sale. */
export const extrasCallsBy = ({ call }: Gateway) => ({
  /** Only what costs nothing is had: were anything due, the server would refuse it. */
  haveForFree: async ({ locator, extras }: Wanted, signal: AbortSignal, key: string) => {
    const meant = {
      pnr: locator,
      extras: extras.map(({ ticket, extra }) => ({ ticketNumber: ticket, ssrId: extra })),
      amountDue: 0,
      cardToken: '',
      idempotencyKey: key,
    };
    const answer = await call(buyExtras, meant, signal);
    if (answer.ok) {
      return granted(
        answer.value.extras.map(({ ticketNumber, ssrId }) => ({ ticket: ticketNumber, extra: ssrId })),
      );
    }
    const { refusal, said } = answer;
    if (!isOwn(refusal)) throw new Error(`Services without a price were refused: ${refusal}.`);
    return refused(refusal, said);
  },
});
