import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OrderPlaces } from '../support/shop/order-client.ts';

export type SpawnedShop = { readonly places: OrderPlaces; readonly end: () => Promise<void> };

const built = 'dist/server/main.js';

/** The built shop as a process of its own, so that who asks and who answers do not share one thread. */
export const spawnShop = async (): Promise<SpawnedShop> => {
  if (!existsSync(built)) throw new Error('Build the shop first: npm run build.');
  const folder = await mkdtemp(join(tmpdir(), 'sefer-bench-'));
  await chmod(folder, 0o755);
  const shop = spawn(process.execPath, [built], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      BANK_PORT: '0',
      PROXIES: '1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      SHOP_ENV: 'LOCAL-DEV',
    },
  });
  const lines = createInterface({ input: shop.stdout });
  let origin = '';
  for await (const line of lines) {
    [origin = ''] = /(?<=^Sefer answers at )\S+/.exec(line) ?? [];
    if (origin !== '') break;
  }
  shop.stdout.resume();
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  const [, bank = ''] = /frame-src (\S+?)(?:;|$)/.exec(policy) ?? [];
  return {
    places: { shop: origin, bank },
    end: async () => {
      const over = once(shop, 'exit');
      shop.kill('SIGTERM');
      await over;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
