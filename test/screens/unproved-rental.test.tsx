import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type Answer, granted, refused } from '#domain/answer.ts';
import { languages } from '#domain/language.ts';
import type { RentalViewRefusal } from '#domain/rental-view-refusal.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import type { ViewAnswer } from '#machines/rental-reservation/rental-reservation.model.ts';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { type SoughtRental, UnprovedRental } from '#screens/rental-reservation/unproved-rental.tsx';
import { axeInPage } from '#test/support/axe-in-page.ts';
import { answeredBy } from './answered-form.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const sought: SoughtRental = { number: 'ARK7Q2ZT', surname: 'Yılmaz' };

/** The page after a rental was looked for and refused so; a link that is asked for is answered so. */
const shown = (refusal: RentalViewRefusal, mailed: Answer<null, 'too-many-tries'>) => {
  const viewRental = fromPromise<ViewAnswer, SoughtRental & { readonly code: string }>(() =>
    Promise.resolve(refused(refusal)),
  );
  const flow = createActor(rentalReservationMachine.provide({ actors: { viewRental } }), {
    input: { code: '', number: '' },
  }).start();
  const { asked, actors } = answeredBy<SoughtRental, null, 'too-many-tries'>(mailed);
  const link = createActor(submissionOf<SoughtRental, null, 'too-many-tries'>().provide({ actors }), {
    input: { fields: { number: '', surname: '' } },
  }).start();
  onTestFinished(() => {
    flow.stop();
    link.stop();
  });
  flow.send({ type: 'rental.sought', ...sought });
  const view = (
    <ShopAround>
      <main>
        <RentalReservation flow={flow} unproved={<UnprovedRental flow={flow} link={link} />} />
      </main>
    </ShopAround>
  );
  return { asked, view };
};

test.each(languages)(
  '[A-01] [S-20] where a rental is guessed at, whoever looks for it asks for the mailed link: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const { asked, view } = shown('more-proof-needed', granted(null));
    drawn(view, language);
    await expect.element(page.getByText(say('rental.refused.more-proof-needed'))).toBeVisible();
    await page.getByRole('button', { name: say('lookup.link.send'), exact: true }).click();
    await expect.element(page.getByText(say('lookup.link.sent'))).toBeVisible();
    expect([asked, await axeInPage()]).toEqual([[sought], []]);
  },
);

test('[A-01] a link that is asked for too often is told so', async () => {
  const { say } = wordsOf('tr');
  drawn(shown('more-proof-needed', refused('too-many-tries')).view, 'tr');
  await page.getByRole('button', { name: say('lookup.link.send'), exact: true }).click();
  await expect.element(page.getByText(say('wire.too-many-tries'))).toBeVisible();
});

test('[A-01] a rental that is not found offers no link', async () => {
  const { say } = wordsOf('tr');
  drawn(shown('rental-not-found', granted(null)).view, 'tr');
  await expect.element(page.getByText(say('rental.refused.not-found'))).toBeVisible();
  await expect.element(page.getByRole('button', { name: say('lookup.link.send') })).not.toBeInTheDocument();
});
