import type { Page } from 'playwright';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../amount-in.ts';

const atBank = /\/3d$/;

/** Types a card into the bank’s frame, until the page says it is ready. */
export const typeCard = async (page: Page, number: string, words: typeof tr, frame = '#card-fields') => {
  const fields = page.frameLocator(frame);
  await fields.getByLabel(words['card.number']).fill(number);
  await fields.getByLabel(words['card.holder']).fill('DENEME YOLCU');
  await fields.locator('[name=expiry]').fill('12/39');
  await fields.getByLabel(words['card.security-code']).fill('123');
  // By key: whatever still comes above the frame moves it, and a press by mouse may then meet nothing.
  await fields.getByRole('button', { name: words['card.use'] }).press('Enter');
  const ready = words['payment.card.ready'].replace('{lastFour}', number.slice(-4));
  await page
    .getByText(ready)
    .waitFor()
    .catch(async (timeoutError: unknown) => {
      const shown = await fields.locator('body').innerText({ timeout: 1_000 }).catch(String);
      const holder = await fields.locator('[name=holder]').inputValue({ timeout: 1_000 }).catch(String);
      const busy = await fields
        .locator('#card-use')
        .getAttribute('aria-busy', { timeout: 1_000 })
        .catch(String);
      const frameState = `holder: ${holder}, busy: ${busy}, shown: ${shown}`;
      throw new Error(`The page does not say “${ready}”. In the bank’s frame, ${frameState}`, {
        cause: timeoutError,
      });
    });
};

export const payButton = (page: Page, words: typeof tr) =>
  page.getByRole('button', { name: amountIn(words['payment.pay']) });

/** Pays with a card, as far as the bank. */
export const payBy = async (page: Page, number: string, words: typeof tr = tr) => {
  await typeCard(page, number, words);
  await page.getByLabel(words['terms.accept']).check();
  await payButton(page, words).click();
};

/** The page has left for the bank. Where it does not, what it shows instead is told. */
export const onBankPage = (page: Page): Promise<void> =>
  page.waitForURL(atBank).catch(async (timeoutError: unknown) => {
    const shown = await page.locator('#content').innerText({ timeout: 1_000 }).catch(String);
    throw new Error(`Not at the bank, but at ${page.url()}:\n${shown}`, { cause: timeoutError });
  });

/** Answers at the bank by the named button, and loses the way back to the shop. */
export const answerAndLoseWay = async (page: Page, button: string): Promise<void> => {
  const back = '**/odeme/3d-donus';
  await page.route(back, (route) => route.fulfill({ status: 204 }));
  const lost = page.waitForResponse(back);
  await page.getByRole('button', { name: button, exact: true }).click();
  await lost;
};
