import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot, setUp } from './setup.mjs';

const settings = join(projectRoot, '.env');

/** What the environment already says is stronger than the file. */
const readSettings = () => {
  if (!existsSync(settings)) return;
  if (process.loadEnvFile === undefined)
    throw new Error('Node 20.12 or later reads .env; set the settings in the environment instead.');
  process.loadEnvFile(settings);
};

try {
  readSettings();
  await setUp();
  await import(pathToFileURL(join(projectRoot, 'dist/server/main.js')).href);
} catch (reason) {
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  process.exitCode = 1;
}
