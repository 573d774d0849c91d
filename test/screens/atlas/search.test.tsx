import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { hrefOfFlow } from '#atlas/flow/atlas-links.ts';
import { languages } from '#domain/values/language.ts';
import { soon } from '../../support/soon.ts';
import { openAtlas } from './open-atlas.tsx';

const noCodes = () => Promise.reject(new Error('The network is away.'));

const optionOver = [
  hrefOfFlow('masterpass', 'masterpass.settling.paying|xstate.done.actor.payByWallet|5'),
  hrefOfFlow('payment', 'payment.opening|xstate.done.actor.openPayment|2'),
];

const hrefs = () =>
  [...document.querySelectorAll('search li a')].map((link) => link.getAttribute('href') ?? '');

const finds = () => document.querySelectorAll<HTMLButtonElement>('search li button');

describe('[R-49] a refusal is searched by its number or its name', () => {
  beforeEach(() => page.viewport(1280, 900));

  test.each(languages)('in %s the list of all flows leads to the arrows it is met on', async (language) => {
    const say = await openAtlas(null, language);
    await page.getByLabelText(say('atlas.search.all')).fill('3877101');
    await expect.poll(hrefs, soon).toEqual(optionOver);
    await expect.element(page.getByText(say('atlas.search.count', { count: 2 }))).toBeVisible();
    await expect.element(page.getByText('option-time-expired 3877101').first()).toBeVisible();
  });

  test('a flow lights its arrow, and what is said of the arrow names all refusals of it', async () => {
    const say = await openAtlas('payment');
    await page.getByLabelText(say('atlas.search')).fill('wagon-shut');
    await expect.poll(() => finds().length, soon).toBe(2);
    await expect.poll(() => document.querySelectorAll('svg .is-found').length, soon).toBeGreaterThan(0);
    finds()[0]?.click();
    const chosen = page.getByRole('tabpanel', { name: say('atlas.chosen') });
    await expect.element(chosen.getByText(/wagon-closed 80111, wagon-shut 80010/), soon).toBeVisible();
  });

  test('what cannot be looked up is said, and the rest is found all the same', async () => {
    const say = await openAtlas(null, 'tr', { codesOf: noCodes });
    await page.getByLabelText(say('atlas.search.all')).fill('stay.chosen');
    await expect.element(page.getByText(say('atlas.search.failed'))).toBeVisible();
    expect(hrefs()).toEqual([hrefOfFlow('session', 'session.signedIn.warned|stay.chosen|0')]);
  });
});
