import { expect, test } from 'vitest';
import { showBoardingPass } from '#contract/bookings/boarding.ts';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { loadSearchStations } from '#contract/journeys/journeys.ts';
import type { Language } from '#domain/values/language.ts';
import type { MessageId } from '#i18n/message-id.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { failures } from '../support/browser/failing-call.ts';
import { alertsOn, codes, failsThenGoesOn, sentence } from '../support/browser/fails-then-goes-on.ts';
import { purchase, type Reading, type Words } from '../support/browser/purchase-calls.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { worldHand } from '../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const tongues: readonly (readonly [Language, Words])[] = [
  ['tr', tr],
  ['en', en],
  ['fa', fa],
];

const readingAs = async (language: Language, words: Words): Promise<Reading> => {
  const { page } = await visitor({ language });
  const { origin } = shop();
  const world = worldHand(origin);
  await world.turn({ do: 'let-pass', name: null });
  await world.forgetAllBut([]);
  return { page, origin, world, words };
};

const breaks = ({ world }: Reading, name: string) =>
  world.turn({ do: 'meet', name, with: { kind: 'refuse', status: 500 }, times: null });

test.each(tongues)(
  '[E-06] %s: without the list of stations the search says so and keeps what was typed',
  async (language, words) => {
    const reading = await readingAs(language, words);
    const { page } = reading;
    await breaks(reading, loadSearchStations.name);
    await page.goto('/');
    const from = page.getByRole('combobox', { name: words['trip.from'] });
    await from.fill('ankara');
    await page.getByRole('combobox', { name: words['trip.to'] }).fill('istanbul');
    await page.locator('input[name=gidis]').press('Enter');
    await sentence(reading, 'trip.stations.unreached').waitFor();
    expect(await from.inputValue()).toBe('ankara');
    expect(await alertsOn(page)).not.toMatch(codes);
  },
);

/** Pages that the server draws with the answer of a call: who comes by a link reads why it is not there. */
const drawn: readonly Readonly<{ path: string; call: string; message: MessageId; next: MessageId }>[] = [
  {
    path: '/odeme-sonuc/ABC234',
    call: getReservation.name,
    message: 'result.unanswered.text',
    next: 'result.ask-again',
  },
  {
    path: '/bilet/ABC234',
    call: showBoardingPass.name,
    message: 'boarding.not-reached.text',
    next: 'app.part.reload',
  },
];

test.each(drawn)(
  '[E-06] whoever comes to $path and nobody answers reads what to do',
  async ({ path, call, message, next }) => {
    for (const [language, words] of tongues) {
      const reading = await readingAs(language, words);
      const { page } = reading;
      await breaks(reading, call);
      await page.goto(path);
      await sentence(reading, message).waitFor();
      const way = page
        .getByRole('button', { name: words[next] })
        .or(page.getByRole('link', { name: words[next] }));
      expect(await way.first().isVisible()).toBe(true);
      expect(await alertsOn(page)).not.toMatch(codes);
    }
  },
);

test.each(tongues)(
  '[E-07] %s: each call of a purchase may fail: what happened is read, nothing is lost, and the purchase goes on',
  { timeout: 600_000 },
  async (language, words) => {
    const reading = await readingAs(language, words);
    await reading.page.clock.install();
    for (const asked of purchase) await failsThenGoesOn(reading, asked, failures);
    expect(purchase.length).toBeGreaterThan(0);
  },
);
