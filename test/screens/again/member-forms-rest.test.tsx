import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#domain/values/language.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import {
  type ExtrasOutcome,
  type ExtrasRefusal,
  type ExtrasWish,
  noWish,
} from '#panels/extra-services/extra-services.flow.ts';
import { ExtraServices } from '#panels/extra-services/extra-services.tsx';
import type * as resetting from '#screens/password-reset/password-reset.flow.ts';
import { PasswordResetScreen } from '#screens/password-reset/password-reset.tsx';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import { PasswordUpdateScreen } from '#screens/password-update/password-update.tsx';
import type { ChosenPicture, PictureRefusal } from '#screens/user-information/picture.flow.ts';
import { PictureChoice } from '#screens/user-information/picture-choice.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { type RefusedWay, refusedForm, typeInto } from './refused-form.ts';
import { expectRestUntil, refusingUntil } from './rests-until.ts';

const code = 'A'.repeat(43);
const newPassword = 'Erciyes3917';
const locator = 'AB12CD';
const shown = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const newPasswordTwice = async () => {
  await typeInto('new-password', newPassword);
  await typeInto('repeated-password', newPassword);
};

const ways: readonly RefusedWay[] = [
  {
    what: 'a password is changed',
    name: 'password.update.submit',
    draw: (refusing) => (
      <PasswordUpdateScreen
        form={refusedForm<PasswordUpdate, null, PasswordUpdateRefusal>(refusing, {
          oldPassword: '',
          newPassword: '',
        })}
      />
    ),
    fill: async () => {
      await typeInto('old-password', 'Bozkir1924');
      await newPasswordTwice();
    },
  },
  {
    what: 'a password is set by a link',
    name: 'password.reset.submit',
    draw: (refusing) => (
      <PasswordResetScreen
        form={refusedForm<resetting.PasswordReset, null, resetting.PasswordResetRefusal>(refusing, {
          code,
          newPassword: '',
        })}
        link={refusedForm<resetting.LinkCode, resetting.ReadLink, resetting.ReadLinkRefusal>(refusing, {
          code,
        })}
        code={code}
      />
    ),
    fill: newPasswordTwice,
  },
  {
    what: 'services are asked for',
    name: 'extras.submit',
    draw: (refusing) => (
      <ExtraServices
        form={refusedForm<ExtrasWish, ExtrasOutcome, ExtrasRefusal>(refusing, noWish(locator))}
        booking={bookedPair('valid', 'valid')}
      />
    ),
    fill: async () => {
      const boxes = page.getByRole('group').getByRole('checkbox', { disabled: false });
      await boxes.first().click();
      await boxes.last().click();
    },
  },
  {
    what: 'a picture is taken away',
    name: 'picture.remove',
    draw: (refusing) => (
      <PictureChoice
        shown={shown}
        keeping={refusedForm<ChosenPicture, string | null, PictureRefusal>(refusing, null)}
      />
    ),
  },
];

test.each(languages.flatMap((language) => ways.map((way) => ({ language, ...way }))))(
  'in $language, where $what too often its button says how long to wait, counts down and works again',
  async ({ language, name, draw, fill = async () => undefined }) => {
    const refusing = refusingUntil();
    drawn(<ShopAround now={refusing.now}>{draw(refusing)}</ShopAround>, language);
    await fill();
    const button = page.getByRole('button', { name: wordsOf(language).say(name), exact: true });
    await expectRestUntil({ ...refusing, language, button });
  },
);

test('a picture is not chosen either while none may be kept', async () => {
  const { say } = wordsOf('tr');
  const refusing = refusingUntil();
  const keeping = refusedForm<ChosenPicture, string | null, PictureRefusal>(refusing, null);
  drawn(
    <ShopAround now={refusing.now}>
      <PictureChoice shown={shown} keeping={keeping} />
    </ShopAround>,
  );
  await page.getByRole('button', { name: say('picture.remove') }).click();
  const choose = page.getByRole('button', { name: say('picture.choose') });
  await expect.element(choose).toHaveAccessibleDescription(say('again.seconds', { count: 40 }));
  refusing.hour.now += 40_000;
  await expect.element(choose).not.toHaveAttribute('aria-disabled');
});
