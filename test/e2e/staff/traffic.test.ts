import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { hidePage, openLogin } from '../../support/hide-page.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const counted = async (): Promise<ReadonlyMap<string, number>> => {
  const answer = await fetch(`${shop().origin}/flow-facts/session.csv`);
  const [, ...lines] = (await answer.text()).trim().split('\r\n');
  return new Map(
    lines.map((line) => {
      const cells = line.split(',');
      return [cells[1] ?? '', Number(cells[5])] as const;
    }),
  );
};

test('what readers do reaches the atlas as counts of arrows, and nothing of who they are', async () => {
  const { page, complaints } = await visitor({ language: 'tr' });
  await page.goto('/');
  await openLogin(page);
  const [request] = await Promise.all([page.waitForRequest('**/flow-facts'), hidePage(page)]);
  expect(await request.allHeaders()).not.toHaveProperty('cookie');
  expect(Object.keys(request.postDataJSON().facts[0]).toSorted()).toEqual(['count', 'flow', 'transition']);
  await expect
    .poll(async () => (await counted()).get('session.resuming|xstate.done.actor.resumeSession|4'), soon)
    .toBe(1);
  await page.goto('/akislar/session');
  await page.getByRole('tab', { name: tr['atlas.traffic'], exact: true }).click();
  await page.getByRole('table', { name: tr['atlas.traffic.title'] }).waitFor();
  expect(complaints()).toEqual([]);
});

test('where the operator keeps no event log, the page keeps and reports nothing of what came after what', async () => {
  const { page, complaints } = await visitor({ language: 'tr' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await openLogin(page);
  await Promise.all([page.waitForResponse('**/flow-facts'), hidePage(page)]);
  await Promise.all([page.waitForResponse('**/health'), page.evaluate(() => fetch('/health'))]);
  expect(asked).not.toContain('/flow-events');
  expect(await page.evaluate(() => sessionStorage.getItem('event-case'))).toBeNull();
  expect(complaints()).toEqual([]);
});
