import { openPayment as call } from '#contract/payments.ts';
import { granted, refused } from '#domain/answer.ts';
import { kurusOfLira } from '#domain/kurus.ts';
import { giveBackLookup, spendLookup } from '#server/bookings/lookup-budgets.ts';
import { operation } from '#server/http/operation.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { beginRefusals } from './begin-refusals.ts';
import { cardCookie } from './card-cookie.ts';
import { hasCardNumber } from './card-number-in.ts';
import { isOwnPurchase } from './is-own-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';

const minute = 60_000;
const paymentsAMinute = 30;

/**
 * Opens a payment and leads to the bank's page. A try that is said again is the same payment. Whoever pays for what is
 * not theirs knows what it costs: a PNR that is not there and a wrong amount are one guess and one answer.
 */
export const openPayment = operation(call, async (asked, house) => {
  const { body, cookies, callerAddress } = asked;
  const { db, clock, payments, allow } = house;
  if (hasCardNumber(body)) return refused('card-number-sent');
  if (!allow(`open-payment ${callerSubjectOf(callerAddress)}`, paymentsAMinute, minute)) {
    return refused('too-many-tries');
  }
  const token = body.biletRezOdemeBilgileri.kartTokeni ?? cookies[cardCookie] ?? '';
  const purchase = { purpose: body.islemTipi ?? 'sale', subject: body.pnr };
  const isOwn = await isOwnPurchase(purchase, asked, house);
  const looking = { callerAddress, locator: purchase.subject };
  if (!isOwn && (await spendLookup(db, looking, clock.now())) !== null) return refused('too-many-tries');
  const begun = await payments.begin({
    ...purchase,
    attempt: body.denemeNo ?? token,
    amount: kurusOfLira(body.biletRezOdemeBilgileri.toplamBiletTutari),
    means: { kind: 'card', token },
    by: isOwn ? 'owner' : 'anyone',
  });
  if (!isOwn) {
    if (!begun.ok && begun.refusal !== 'being-paid') return refused('nothing-due');
    await giveBackLookup(db, looking);
  }
  if (!begun.ok) return refused(beginRefusals[begun.refusal]);
  const { payment, stands, challenge, payBy } = begun.value;
  const isOpen = stands === 'paying' || stands === 'ticketed';
  return isOpen ? granted({ payment, challenge, payBy }) : refusalOfPayment(begun.value);
});
