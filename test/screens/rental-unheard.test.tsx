import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { granted } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import type {
  CancelAnswer,
  RefundAnswer,
  ViewAnswer,
} from '#machines/rental-reservation/rental-reservation.model.ts';
import type { RentalReservationPorts } from '#machines/rental-reservation/rental-reservation.ports.ts';
import { cancelledCar, rentedLater } from '#machines/samples/rental-sample.ts';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { drawn } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const boxOf = (name: string) => button(name).element().getBoundingClientRect();

/** A cancellation that nobody has answered; how the rental stands afterwards is answered when the test says so. */
const unheard = async () => {
  let [views, tries] = [0, 0];
  const waiting: ((answer: ViewAnswer) => void)[] = [];
  const actors: Omit<RentalReservationPorts, 'mailLink'> = {
    viewRental: fromPromise(() => {
      views += 1;
      return views === 1
        ? Promise.resolve<ViewAnswer>(granted(rentedLater))
        : new Promise<ViewAnswer>((resolve) => {
            waiting.push(resolve);
          });
    }),
    quoteRefund: fromPromise(() => Promise.resolve<RefundAnswer>(granted({ deduction: 0, refund: 0 }))),
    cancelRental: fromPromise(() => {
      tries += 1;
      return Promise.reject<CancelAnswer>(new Error('Nobody answers.'));
    }),
  };
  const flow = createActor(rentalReservationMachine.provide({ actors }), {
    input: { code: 'a-code', number: '' },
  }).start();
  drawn(
    <ShopAround>
      <RentalReservation flow={flow} />
    </ShopAround>,
  );
  await button(tr['rental.cancel']).click();
  await page.getByRole('radio', { name: tr['rental.reason.plans-changed'] }).click();
  const confirm = boxOf(tr['rental.cancel.confirm-nothing']);
  await button(tr['rental.cancel.confirm-nothing']).click();
  await waitFor(flow, (snapshot) => snapshot.matches({ cancelling: 'unheard' }));
  return { flow, confirm, triesSoFar: () => tries, answer: (view: ViewAnswer) => waiting.pop()?.(view) };
};

test('[R-28] where nobody has said whether a rental is cancelled, the pressed button asks again and stays where it was', async () => {
  const { flow, confirm, triesSoFar } = await unheard();
  const again = button(tr['rental.cancel.ask-again']);
  await expect.element(again).toHaveFocus();
  expect(boxOf(tr['rental.cancel.ask-again']).top).toBe(confirm.top);
  await expect.element(page.getByText(tr['rental.cancel.unheard'])).toBeInViewport();
  await again.click();
  await expect.poll(triesSoFar).toBe(2);
  flow.stop();
});

test('[R-28] whoever does not wait is told that it is not known, and at the same place what has come of it', async () => {
  const { flow, answer } = await unheard();
  await button(tr['rental.cancel.leave']).click();
  const shown = page.getByRole('status').filter({ hasText: tr['rental.cancel.unknown'] });
  await expect.element(shown).toHaveFocus();
  answer(granted(rentedLater));
  await button(tr['rental.cancel.ask-again']).click();
  await expect.element(shown).toBeVisible();
  answer(granted(cancelledCar));
  const done = page.getByRole('status').filter({ hasText: tr['rental.cancel.done'] });
  await expect.element(done).toHaveFocus();
  flow.stop();
});
