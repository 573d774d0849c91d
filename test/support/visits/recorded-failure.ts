import type { Page } from 'playwright';
import { openSupport } from '../browser/console-in-browser.ts';
import type { Reader } from '../browser/readers.ts';

/** What the page tells the support once this has failed of it, by that refusal where it tells more than once. */
export const recordedAfter = async (
  page: Page,
  failing: () => Promise<unknown>,
  refusal = '',
): Promise<string> => {
  const recorded = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/recordings') &&
      answer.ok() &&
      (answer.request().postData() ?? '').includes(refusal),
  );
  await failing();
  return (await recorded).request().postData() ?? '';
};

/** What was typed by whoever bought, and what they paid with. */
const own =
  /DENEME|YOLCU|deneme@|1234567|10000000146|532 ?123|Kayseri|Sivas|38010|03\.0[56]\.|54006100|0018|4820/;

export const isMasked = (recording: string, flow: string, refusal: string) => ({
  flow: recording.includes(`"flow":"${flow}"`),
  refusal: recording.includes(`"refusal":"${refusal}"`),
  own: own.test(recording.replaceAll(/"(?:id|locator)":"[^"]*"|"at":\d+/g, '')),
});

export const masked = { flow: true, refusal: true, own: false };

/** Every step of every recording the support is shown by this PNR or number, on a page of their own. */
export const stepsSeenBySupport = async (
  page: Page,
  origin: string,
  { words }: Reader,
  locator: string,
): Promise<readonly string[]> => {
  await openSupport(page, origin, 'elif');
  await page.locator('#pnr').fill(locator);
  await page.locator('#pnr').press('Enter');
  await page.getByRole('heading', { name: words['support.recordings'], exact: true }).waitFor();
  await page.getByRole('button', { name: words['atlas.play.next'], exact: true }).first().waitFor();
  const lines = page.locator('ol').getByRole('button');
  const recordings = await page
    .locator('#support-recording option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const steps = await lines.allInnerTexts();
  for (const recording of recordings) {
    await page.locator('#support-recording').selectOption(recording);
    steps.push(...(await lines.allInnerTexts()));
  }
  return steps;
};
