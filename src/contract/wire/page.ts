import type { Environment } from '#domain/values/environment.ts';

/** The cookie that chooses the catalogue of a page and of the server's own sentences. */
export const languageCookie = 'language';

/** The cookie that renews a session. Its presence says that a browser may have one, and proves nothing. */
export const sessionCookie = 'session';

/** Says that a session is to end in this browser, and nobody has heard it yet. */
export const logoutDueCookie = 'logout-due';

/** What it says where somebody has logged out: nothing of theirs is anybody's any more. A login that was taken back leaves the rest. */
export const leftValue = 'left';

/** Calls by which a session ends or another one begins: they read of a browser what it brings, whoever has left it. */
export const isOfSession = (path: string): boolean =>
  /^\/mc\/(?:user\/log(?:in|out)|e-devlet(?:\/begin)?)$/.test(path);

/** Over TLS the browser keeps the server's own cookies under this prefix. */
export const hostPrefix = '__Host-';

/** What the server tells a page it renders. `nonce` is fresh per answer and belongs in the page's own policy. */
export type Page = {
  readonly environment: Environment;
  /** Epoch milliseconds of the server's clock. */
  readonly now: number;
  readonly nonce: string;
  /** Scheme, host and port the shop is known by, without a slash at the end. */
  readonly origin: string;
  /** The origin that serves the card fields, for the page's frame-src. */
  readonly cardOrigin: string;
  /** Whether the operator wants to be told what came after what. */
  readonly eventLog: boolean;
};

/** Asks the server's own calls without leaving the process; carries the reader's cookies and language. */
export type Ask = (request: Request) => Promise<Response>;

/** `dist/render/render.js` exports `render` of this type. It sets the page's own Content-Security-Policy. */
export type Render = (request: Request, ask: Ask, page: Page) => Promise<Response>;
