import { chromium as engine } from 'playwright';
import { chromium } from './chromium.ts';
import { BadAsk } from './find-walk.ts';

/** Photographs pictures with the browser that npm brings, or with the one CHROMIUM_PATH names. */
export const photographs = async (pictures: readonly string[]): Promise<readonly Uint8Array[]> => {
  const browser = await engine.launch(await chromium()).catch((reason: unknown) => {
    throw new BadAsk(`PNG needs a browser that starts: ${String(reason).split('\n', 1)[0]}`);
  });
  try {
    const page = await browser.newPage({ deviceScaleFactor: 2 });
    const taken: Uint8Array[] = [];
    for (const picture of pictures) {
      await page.setContent(`<style>body{margin:0;display:inline-block}</style>${picture}`);
      await page.evaluate(() => document.fonts.ready);
      taken.push(await page.locator('svg').first().screenshot());
    }
    return taken;
  } finally {
    await browser.close();
  }
};
