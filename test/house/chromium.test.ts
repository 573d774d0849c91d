import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as engine, type Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { chromium } from '#atlas/command/chromium.ts';
import { fontAddresses } from '#ui/theme/font-addresses.ts';

const persianFont = join('src/app/public', fontAddresses.persian);

const fontsDrawnWith = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont, glyphCount }) => ({
    familyName,
    isCustomFont,
    drew: glyphCount > 0,
  }));
};

test('the Chromium of the npm package starts and draws Persian with the shop’s own font', async () => {
  const browser = await engine.launch(await chromium());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const font = (await readFile(persianFont)).toString('base64');
  await page.setContent(`<style>@font-face{font-family:V;src:url(data:font/woff2;base64,${font})}</style>
    <p dir="rtl" style="font-family:V">سفر</p>`);
  await page.evaluate(() => document.fonts.ready);
  expect(await fontsDrawnWith(page)).toEqual([{ familyName: 'Vazirmatn', isCustomFont: true, drew: true }]);
}, 60_000);

test('two workers that unpack at once end with one browser and leave no draft behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sefer-chromium-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [first, second] = await Promise.all([chromium(folder), chromium(folder)]);
  expect(first.executablePath).toBe(second.executablePath);
  expect(await readdir(folder)).toHaveLength(1);
}, 60_000);
