import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type ConsoleMessage,
  chromium as engine,
  type Page,
  type ViewportSize,
} from 'playwright';
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
  /** Points with a finger. */
  readonly touch?: boolean;
  /** Comes with a page nobody has used: the test changes what every page begins with, or reads what is fetched first. */
  readonly own?: boolean;
};

export type Visitor = {
  readonly page: Page;
  /** What went wrong on the page so far: faults of scripts, lines in the console, breaches of the policy. */
  readonly complaints: () => readonly string[];
};

const usualHeight = 900;
type Appearance = {
  readonly viewport: ViewportSize;
  readonly deviceScaleFactor: number;
  readonly colorScheme: Scheme;
  readonly javaScriptEnabled: boolean;
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
  readonly hasTouch: boolean;
};

const optionsOf = (options: VisitorOptions): Appearance => ({
  viewport: { width: options.width ?? 1280, height: options.height ?? usualHeight },
  deviceScaleFactor: options.density ?? 1,
  colorScheme: options.scheme ?? 'light',
  javaScriptEnabled: options.script ?? true,
  reducedMotion: options.motion === false ? 'reduce' : 'no-preference',
  forcedColors: options.forcedColors === true ? 'active' : 'none',
  hasTouch: options.touch ?? false,
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

/**
 * The bank's frame is drawn by the process of its page. By one of its own a press goes to where that frame was drawn
 * last: no reader is as quick after the page has moved, and a busy machine draws late.
 */
const openEngine = async () => {
  const { args = [], ...options } = await chromium();
  return engine.launch({ ...options, args: [...args, '--disable-site-isolation-trials'] });
};

const browserOfThisWorker = onceAWorker({
  make: openEngine,
  end: (browser) => browser.close(),
  isAlive: (browser) => browser.isConnected(),
});

/** A page that has been used before loads the shop in half the time: it still holds its scripts. */
type WarmPage = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
  readonly origin: string;
};

let warm: WarmPage | null = null;
let isWarmInUse = false;

const openWarm = async (browser: Browser, origin: string): Promise<WarmPage> => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page), origin };
};

const closeWarm = async () => {
  const closing = warm;
  warm = null;
  await closing?.context.close();
};

const heardByTests = [
  'console',
  'crash',
  'dialog',
  'domcontentloaded',
  'download',
  'frameattached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

/** A page that is gone or has company, or a worker of the shop, cannot be taken back. */
const mayStay = ({ context, page }: WarmPage) =>
  !page.isClosed() && context.pages().length === 1 && context.serviceWorkers().length === 0;

/** Runs in the page. A test that has set a clock of its own has set it for every page to come. */
const beginAnew = () => {
  sessionStorage.clear();
  return String(setTimeout).includes('[native code]');
};

/** Takes back what a test has left, on a picture of the same shop; says whether nothing stayed. */
const leaveWarm = async ({ context, page, session, origin }: WarmPage): Promise<boolean> => {
  for (const event of heardByTests) page.removeAllListeners(event);
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
    context.clearPermissions(),
    context.setExtraHTTPHeaders({}),
    ...['Shift', 'Control', 'Alt', 'Meta'].map((key) => page.keyboard.up(key)),
  ]);
  await page.goto('/icon.svg');
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('Page.resetNavigationHistory'),
    context.clearCookies(),
  ]);
  return page.evaluate(beginAnew);
};

const comeWarm = async (browser: Browser, origin: string, options: VisitorOptions): Promise<WarmPage> => {
  if (warm !== null && (warm.origin !== origin || !browser.isConnected())) await closeWarm();
  warm ??= await openWarm(browser, origin);
  const own = warm;
  isWarmInUse = true;
  onTestFinished(async ({ task }) => {
    isWarmInUse = false;
    let isLeft = false;
    try {
      isLeft = task.result?.state === 'pass' && mayStay(own) && (await leaveWarm(own));
    } finally {
      if (!isLeft) await closeWarm();
    }
  });
  const { viewport, colorScheme, reducedMotion, forcedColors, hasTouch } = optionsOf(options);
  await own.session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
  await own.page.setViewportSize(viewport);
  await own.page.emulateMedia({ media: null, contrast: null, colorScheme, reducedMotion, forcedColors });
  return own;
};

const comeAlone = async (browser: Browser, origin: string, options: VisitorOptions) => {
  const context = await browser.newContext({ ...optionsOf(options), baseURL: origin });
  onTestFinished(() => context.close());
  return { context, page: await context.newPage() };
};

/** What cannot be turned on a page that is there, or cannot be taken back from it. */
const wantsOwn = ({ own = false, script = true, density = 1 }: VisitorOptions) =>
  own || !script || density !== 1;

/** One browser for all files of a worker; every visitor comes without cookies, and nothing of theirs stays. */
export const visitorsOfThisFile = (
  origin: () => string,
): ((options?: VisitorOptions) => Promise<Visitor>) => {
  beforeAll(async () => {
    await browserOfThisWorker();
  }, 60_000);
  return async (options = {}) => {
    const browser = await browserOfThisWorker();
    const come = isWarmInUse || wantsOwn(options) ? comeAlone : comeWarm;
    const { context, page } = await come(browser, origin(), options);
    await context.addCookies([
      { name: languageCookie, value: options.language ?? defaultLanguage, url: origin() },
    ]);
    context.setDefaultTimeout(soon.timeout);
    return { page, complaints: listen(page) };
  };
};
