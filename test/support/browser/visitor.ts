import { type BrowserContextOptions, type ConsoleMessage, chromium as engine, type Page } from 'playwright';
import { beforeAll, onTestFinished } from 'vitest';
import { chromium } from '#atlas/command/chromium.ts';
import { languageCookie } from '#contract/wire/page.ts';
import { defaultLanguage, type Language } from '#domain/values/language.ts';
import { onceAWorker } from '../once-a-worker.ts';
import { soon } from '../soon.ts';

export type Scheme = 'light' | 'dark';

/** Who comes, and with what in hand. */
export type VisitorOptions = {
  readonly language?: Language;
  readonly scheme?: Scheme;
  readonly width?: number;
  readonly height?: number;
  /** How many dots a pixel is wide. */
  readonly density?: number;
  readonly script?: boolean;
  readonly motion?: boolean;
  readonly forcedColors?: boolean;
};

export type Visitor = {
  readonly page: Page;
  /** What went wrong on the page so far: faults of scripts, lines in the console, breaches of the policy. */
  readonly complaints: () => readonly string[];
};

const usualHeight = 900;
const optionsOf = (options: VisitorOptions): BrowserContextOptions => ({
  viewport: { width: options.width ?? 1280, height: options.height ?? usualHeight },
  deviceScaleFactor: options.density ?? 1,
  colorScheme: options.scheme ?? 'light',
  javaScriptEnabled: options.script ?? true,
  reducedMotion: options.motion === false ? 'reduce' : 'no-preference',
  forcedColors: options.forcedColors === true ? 'active' : 'none',
});

/** A page that answers 404 or 503 on purpose, and a flow that was left before its first words were written. */
const isMeant = (line: ConsoleMessage, page: Page): boolean => {
  const { url } = line.location();
  const isOfKeeping = /\/keeping\/flows\/[\w-]+$/.test(url) && line.text().includes('status of 409');
  return (url === page.url() || isOfKeeping) && line.text().startsWith('Failed to load resource');
};

/** What is meant is told of in the console too; that is no complaint. */
const listen = (page: Page) => {
  const heard: string[] = [];
  page.on('pageerror', (fault) => heard.push(`thrown: ${fault.message}`));
  page.on('console', (line) => {
    if (!isMeant(line, page) && ['error', 'warning'].includes(line.type()))
      heard.push(`${line.type()}: ${line.text()}`);
  });
  page.on('crash', () => heard.push('the page crashed'));
  return () => heard;
};

const browserOfThisWorker = onceAWorker({
  make: async () => engine.launch(await chromium()),
  end: (browser) => browser.close(),
  isAlive: (browser) => browser.isConnected(),
});

/** One browser for all files of a worker; every visitor comes without cookies and leaves when the test is over. */
export const visitorsOfThisFile = (
  origin: () => string,
): ((options?: VisitorOptions) => Promise<Visitor>) => {
  beforeAll(async () => {
    await browserOfThisWorker();
  }, 60_000);
  return async (options = {}) => {
    const browser = await browserOfThisWorker();
    const context = await browser.newContext({ ...optionsOf(options), baseURL: origin() });
    onTestFinished(() => context.close());
    await context.addCookies([
      { name: languageCookie, value: options.language ?? defaultLanguage, url: origin() },
    ]);
    context.setDefaultTimeout(soon.timeout);
    const page = await context.newPage();
    return { page, complaints: listen(page) };
  };
};
