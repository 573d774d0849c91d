import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { hidePage, openLogin } from '../../support/hide-page.ts';

const shop = shopOfThisFile({ EVENT_LOG: 'on' });
const visitor = visitorsOfThisFile(() => shop().origin);

type Line = Readonly<Record<string, string>>;

const exported = async (): Promise<readonly Line[]> => {
  const file = join(await mkdtemp(join(tmpdir(), 'event-log-')), 'log.csv');
  const command = ['src/server/command/run.mjs', 'src/server/command/event-log.ts', 'csv', file];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: shop().databaseUrl },
  });
  return parse<Line>(await readFile(file, 'utf8'), { columns: true });
};

type Reported = {
  readonly case: string;
  readonly events: readonly { readonly flow: string; readonly transition: string; readonly at: number }[];
};

/** What the page reports when its reader looks away, once the server has answered. */
const reportedBy = async (page: Page) => {
  const [answer] = await Promise.all([page.waitForResponse('**/flow-events'), hidePage(page)]);
  expect(answer.status()).toBe(200);
  const body: Reported = answer.request().postDataJSON();
  return { headers: await answer.request().allHeaders(), body };
};

test('what a reader walks comes out of the event log in its order, over a reload too, and without a cookie', async () => {
  const { page, complaints } = await visitor({ language: 'tr' });
  await page.goto('/');
  await openLogin(page);
  const first = await reportedBy(page);
  await page.reload();
  await openLogin(page);
  const second = await reportedBy(page);
  expect(first.headers).not.toHaveProperty('cookie');
  expect(Object.keys(first.body).toSorted()).toEqual(['case', 'events']);
  expect(second.body.case).toBe(first.body.case);
  const walked = [...first.body.events, ...second.body.events];
  expect(first.body.events.length).toBeGreaterThan(1);
  expect((await exported()).map((line) => [line.case, line.flow, line.transition, line.time])).toEqual(
    walked.map(({ flow, transition, at }) => [
      first.body.case,
      flow,
      transition,
      new Date(Math.floor(at / 1000) * 1000).toISOString(),
    ]),
  );
  expect(walked.map(({ transition }) => transition)).toContain(
    'session.resuming|xstate.done.actor.resumeSession|4',
  );
  expect(complaints()).toEqual([]);
});
