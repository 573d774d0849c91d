import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { SessionPlayer } from '#atlas/session-player.tsx';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { rentedLater } from '#machines/samples/rental-sample.ts';
import type {
  Looked,
  SeenBooking,
  SeenPayment,
  SupportRefusal,
} from '#screens/staff-support/staff-support.flow.ts';
import { StaffSupport } from '#screens/staff-support/staff-support.tsx';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const { number } = rentedLater;
const drawnForm = submissionOf<Looked, SeenBooking, SupportRefusal>();

const step = (event: string, refusal: string | null, message: string | null): AnsweredStep => ({
  flow: 'car-rental',
  event,
  taken: [],
  stands: ['carRental.describing.refused'],
  refusal,
  at: 0,
  message,
});

const failed = [step('xstate.done.actor.orderCar', 'driver-too-young', 'Sürücü genç.')];

const payment: SeenPayment = {
  id: 'p-1',
  of: number,
  purpose: 'rental',
  means: 'card',
  amount: 900_000,
  stands: 'ticketed',
  begunAt: 0,
  moved: [
    { kind: 'captured', amount: 900_000, at: 0 },
    { kind: 'ticketed', amount: 900_000, at: 0 },
  ],
  steps: [step('return.came', null, null)],
};

const masked = { ...rentedLater, driver: 'A*** Y***', invoicedTo: null, mayCancel: false };

const rental: SeenBooking = {
  booking: null,
  rentals: [{ ...masked, stands: 'booked' }],
  payments: [payment],
  recordings: [{ id: 'r-1', of: number, steps: failed }],
};

const Player = ({ title, steps }: { readonly title: string; readonly steps: readonly AnsweredStep[] }) => (
  <ol aria-label={title}>
    {steps.map(({ event, message }) => (
      <li key={event}>{message ?? event}</li>
    ))}
  </ol>
);

/** What is shown of a look that is answered so. */
const shown = (
  seen: SeenBooking,
  wait: () => Promise<void> = () => Promise.resolve(),
  drawnBy: typeof SessionPlayer = Player,
) => {
  const machine = drawnForm.provide({
    actors: {
      sendForm: fromPromise(async (): Promise<Answer<SeenBooking, SupportRefusal>> => {
        await wait();
        return granted(seen);
      }),
      waitingEnd: fromPromise(() => Promise.race<void>([])),
    },
  });
  const form = createActor(machine, { input: { fields: { locator: '' } } }).start();
  onTestFinished(() => {
    form.stop();
  });
  return (
    <ShopAround>
      <main>
        <h1>·</h1>
        <StaffSupport form={form} Player={drawnBy} />
      </main>
    </ShopAround>
  );
};

const ask = async (code: string) => {
  await page.getByRole('textbox').fill(code);
  await page.getByRole('button').first().click();
};

test.each(languages)(
  '[R-48] in %s, a rental is shown masked by its number, with its payment and what failed of it',
  async (language) => {
    const { say } = wordsOf(language);
    drawn(shown(rental), language);
    await ask(` ${number.toLowerCase()} `);
    await expect.element(page.getByRole('heading', { name: say('support.rentals') })).toBeVisible();
    await expect.element(page.getByText('A*** Y***', { exact: true })).toBeVisible();
    await expect.element(page.getByText(say('support.rental.booked'), { exact: true })).toBeVisible();
    await expect.element(page.getByText(say('support.stands.rented'), { exact: true })).toBeVisible();
    await expect.element(page.getByText(say('support.moved.rented'), { exact: true })).toBeVisible();
    await expect.element(page.getByText('Sürücü genç.')).toBeVisible();
    const options = [...document.querySelectorAll('#support-recording option')].map(
      ({ textContent }) => textContent,
    );
    expect(options.map((text) => text?.includes(number))).toEqual([true, true]);
    expect(document.querySelectorAll('#support-booking')).toHaveLength(0);
    expect(await axeInPage()).toEqual([]);
  },
);

test('[R-48] another recording stands there at once, from its first step: the one before leaves nothing, not even a wait', async () => {
  drawn(shown(rental, undefined, SessionPlayer));
  await ask(number);
  const line = page.getByRole('listitem').getByRole('button');
  await expect.element(line).toHaveTextContent('Sürücü genç.');
  const choice = page.getByRole('combobox').element();
  if (!(choice instanceof HTMLSelectElement)) throw new Error('It is chosen from a list.');
  choice.value = payment.id;
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
  expect(line.elements().map(({ textContent }) => textContent?.includes('return.came'))).toEqual([true]);
});

test('[R-48] what moved of a payment several times stands in one sum, beside what was paid', async () => {
  const { say } = wordsOf('tr');
  const refunds = [300_000, 120_000].map((amount) => ({ kind: 'refunded' as const, amount, at: 0 }));
  drawn(shown({ ...rental, payments: [{ ...payment, moved: [...payment.moved, ...refunds] }] }));
  await ask(number);
  const heading = page.getByRole('heading', { name: '₺9.000,00', exact: true });
  await expect.element(heading).toBeVisible();
  const facts = [...(heading.element().closest('article')?.querySelectorAll('dl > div') ?? [])];
  expect(facts.map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')).slice(3)).toEqual([
    `${say('support.moved.captured')}₺9.000,00`,
    `${say('support.moved.rented')}₺9.000,00`,
    `${say('support.moved.refunded')}₺4.200,00`,
  ]);
});

test('[R-48] that a booking is being looked for is shown where it was asked', async () => {
  const { say } = wordsOf('tr');
  drawn(shown(rental, () => new Promise(() => undefined)));
  await ask(number);
  await expect.element(page.getByRole('button', { name: say('support.looking') })).toBeVisible();
});

test('[R-48] of an order that is kept no more, what was recorded stays to be seen', async () => {
  const { say } = wordsOf('tr');
  drawn(shown({ ...rental, rentals: [], payments: [] }));
  await ask(number);
  await expect.element(page.getByText(say('support.rentals.gone'))).toBeVisible();
  await expect.element(page.getByText('Sürücü genç.')).toBeVisible();
});

test.each([
  ['', 'support.problem.code-missing'],
  ['AR1', 'support.problem.code-not-one'],
  ['ARK7Q2Z', 'support.problem.code-not-one'],
] as const)('[R-48] what is no PNR and no number is said at its field: %j', async (entered, message) => {
  const { say } = wordsOf('tr');
  drawn(shown(rental));
  await ask(entered);
  await expect.element(page.getByText(say(message))).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveValue(entered);
  expect(document.activeElement?.id).toBe('pnr');
});
