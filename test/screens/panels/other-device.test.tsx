import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { type Answer, refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { TakeOverRefusal } from '#screens/other-device/other-device.flow.ts';
import { OtherDevice, TakeOver, WithoutLink } from '#screens/other-device/other-device.tsx';
import { pressKey, shownCode, takeOverWalk } from '../../support/views/device-walks.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

vi.spyOn(crypto, 'randomUUID').mockReturnValue(pressKey);

const asks = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    [tr['other-device.ask'], tr['other-device.again']].includes(textContent),
  );

viewLayer({
  walk: takeOverWalk,
  sentences: 'other-device',
  draw: ({ actor }) => <TakeOver form={actor} code={shownCode} ownPath={null} coming={null} />,
  fromApp: ['form.abandoned', 'form.begun'],
  gestures: {
    'form.submitted': async () => {
      const button = asks();
      if (button === undefined) throw new Error('Nothing is asked.');
      await page.elementLocator(button).click();
    },
  },
  offers: { 'form.submitted': () => asks()?.getAttribute('aria-disabled') === null },
});

const neverEnds: Deadline = fromPromise(() => new Promise<void>(() => undefined));

const begun = () => {
  const machine = takeOverWalk.machine.provide({
    actors: {
      sendForm: fromPromise(async (): Promise<Answer<null, TakeOverRefusal>> => refused('link-used-or-old')),
      waitingEnd: neverEnds,
    },
  });
  const form = createActor(machine, { input: { fields: { code: shownCode } } }).start();
  onTestFinished(() => {
    form.stop();
  });
  return form;
};

const opened = (ownPath: string | null, language: 'en' | 'fa' | 'tr' = 'tr') => {
  drawn(
    <ShopAround>
      <OtherDevice>
        <TakeOver form={begun()} code={shownCode} ownPath={ownPath} coming={null} />
      </OtherDevice>
    </ShopAround>,
    language,
  );
  return wordsOf(language);
};

test.each(languages)(
  '[S-09] %s: a link that was used says so, and where a new one is made',
  async (language) => {
    const { say } = opened(null, language);
    await page.getByRole('button', { name: say('other-device.ask'), exact: true }).click();
    await expect.element(page.getByText(say('other-device.refused.link-used-or-old'))).toBeVisible();
    await expect.element(page.getByText(say('other-device.new-link'))).toBeVisible();
    await expect.element(page.getByRole('link', { name: say('menu.home'), exact: true })).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

test('[S-09] a purchase of this browser’s own is not replaced before it was asked', async () => {
  const { say } = opened('/odeme');
  await expect.element(page.getByText(say('other-device.own.text'))).toBeVisible();
  const back = page.getByRole('link', { name: say('other-device.own.keep'), exact: true });
  await expect.element(back).toHaveAttribute('href', '/odeme');
  await expect
    .element(page.getByRole('button', { name: say('other-device.replace'), exact: true }))
    .toBeVisible();
});

test.each(languages)('%s: whoever comes without a link reads what the page is for', async (language) => {
  drawn(
    <ShopAround>
      <OtherDevice>
        <WithoutLink />
      </OtherDevice>
    </ShopAround>,
    language,
  );
  const { say } = wordsOf(language);
  await expect.element(page.getByRole('heading', { name: say('other-device.title') })).toBeVisible();
  await expect.element(page.getByText(say('other-device.none'))).toBeVisible();
  await expect.element(page.getByRole('link', { name: say('menu.home'), exact: true })).toBeVisible();
});
