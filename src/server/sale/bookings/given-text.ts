import type { Kurus } from '#domain/values/kurus.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';

type Coupon = { readonly number: string; readonly amount: Kurus };

/** What came back, by the means it came back by. */
export type Given = {
  /** To where it was paid from. */
  readonly inMoney: Kurus;
  readonly coupons: readonly Coupon[];
  readonly openTickets: readonly (Coupon & { readonly expiresAt: number })[];
  /** What open tickets had paid that have ended. */
  readonly lost: Kurus;
};

/** A line for each means, with every number a passenger needs to have it. */
export const givenText = ({ inMoney, coupons, openTickets, lost }: Given, words: Words): string => {
  const { say } = words;
  const lines = [
    ...(inMoney > 0 ? [say('letter.given.money', { amount: moneyText(inMoney, words) })] : []),
    ...coupons.map(({ number, amount }) =>
      say('letter.given.coupon', { number, amount: moneyText(amount, words) }),
    ),
    ...openTickets.map(({ number, amount, expiresAt }) =>
      say('letter.given.open-ticket', {
        number,
        amount: moneyText(amount, words),
        until: momentText(expiresAt, words),
      }),
    ),
    ...(lost > 0 ? [say('letter.given.lost', { amount: moneyText(lost, words) })] : []),
  ];
  return lines.length === 0 ? say('letter.given.nothing') : lines.join('\n');
};
