import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Render } from '#contract/wire/page.ts';
import { openAssets } from '#server/platform/http/assets.ts';
import { ayse, company, memberOf, staff } from '#test/support/members.ts';
import { openTestShop } from '#test/support/open-test-shop.ts';

/** So many lines of what broke are enough to look into. */
const mostLines = 100;

const say = (message: object): boolean => process.stdout.write(`${JSON.stringify(message)}\n`);

/** A shop that is asked by another process, with the pages that were built. For each line it reads it says new tokens. */
export const main = async (): Promise<number> => {
  const { render }: { readonly render: Render } = await import(pathToFileURL('dist/render/render.js').href);
  const broken: string[] = [];
  const shop = await openTestShop({
    settings: { PROXIES: '1' },
    parts: { render, assets: await openAssets('dist/client') },
    keeps: (line) => line.includes('-broke"') || line.includes('"event":"broke"'),
  });
  say({ port: shop.port });
  for await (const _ of createInterface({ input: process.stdin })) {
    const members = await Promise.all([ayse, company, staff].map((email) => memberOf(shop, { email })));
    broken.push(...shop.lines.slice(broken.length, mostLines));
    const { user, system } = process.cpuUsage();
    say({ tokens: members.map(({ token }) => token), broken, processor: user + system });
  }
  await shop.end();
  return 0;
};
