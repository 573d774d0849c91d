type Preboot = {
  /** Says that the scripts of the page are there. */
  readonly arrived: () => void;
  /** Fulfilled with the reader's first sign of wanting more than to read. */
  readonly needed: Promise<void>;
  /** Ends the keeping of submits and clicks, and does again what was kept. */
  readonly stop: () => void;
  /** Says in the page's own words that a part of it did not load, and lets the forms go without script. */
  readonly notifyFailure: () => void;
};

/** What of Trusted Types is used here; TypeScript does not know them yet. */
type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ) => unknown;
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
    /** Left by the script that stands in the page itself. */
    preboot: Preboot;
  }
}

/** What the page is made of. */
export type Made = {
  readonly entry: string;
  /** What the entry will ask for; named in the page itself they are fetched while the first paint is made, and delay it. */
  readonly scripts: readonly string[];
  /** Sheets whose styles stand in the page: they are named, so that nobody fetches them, and not before the page is read. */
  readonly sheets: readonly string[];
  /** The font to write in as soon as it is there; a page that waits for it takes twice as long to be laid out. */
  readonly font: string;
  /** Milliseconds after which the scripts will not come. */
  readonly timeout: number;
};

/** What the page does before its scripts are there. This function stands in the page as text: it imports nothing. */
export const listenPreboot = ({ entry, scripts, sheets, font, timeout }: Made): void => {
  const kept: (() => void)[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  let isNeeded = false;
  let whenNeeded: () => void = () => {
    isNeeded = true;
  };

  const keep = (event: Event, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    kept.push(again);
    whenNeeded();
  };
  const stop = () => {
    stopping.abort();
    for (const again of kept.splice(0)) again();
  };
  const notifyFailure = () => {
    const notice = document.getElementById('part-not-loaded');
    if (notice) notice.hidden = false;
    stop();
  };
  const waiting = setTimeout(notifyFailure, timeout);

  addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event;
      if (target instanceof HTMLFormElement && target.method === 'post') {
        keep(event, () => target.requestSubmit(submitter));
      }
    },
    { capture: true, signal },
  );
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null;
      const isOnlyScript = button?.type === 'button' && !button.popoverTargetElement;
      if (isOnlyScript && !button.hasAttribute('commandfor')) keep(event, () => button.click());
    },
    { capture: true, signal },
  );
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(type, () => whenNeeded(), { capture: true, passive: true, signal });
  }

  window.preboot = {
    arrived: () => clearTimeout(waiting),
    needed: new Promise<void>((resolve) => {
      if (isNeeded) resolve();
      else whenNeeded = resolve;
    }),
    stop,
    notifyFailure,
  };

  // Text becomes script or markup only here: our own files, and markup that is emptied.
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? text : null),
    createScriptURL: (address) =>
      new URL(address, location.href).href.startsWith(`${location.origin}/assets/`) ? address : null,
  });
  requestAnimationFrame(() => {
    setTimeout(() => {
      const script = document.createElement('script');
      script.type = 'module';
      script.src = entry;
      script.addEventListener('error', notifyFailure);
      const named = [
        ...sheets.map((href) => ({ rel: 'stylesheet', disabled: true, href })),
        ...scripts.map((href) => ({ rel: 'modulepreload', href })),
      ].map((link) => Object.assign(document.createElement('link'), link));
      document.head.append(script, ...named);
      const { dataset } = document.documentElement;
      const parts = ['header', 'form', 'main', 'shop'];
      const write = () => {
        dataset.font = parts.shift();
        if (parts.length > 0) requestAnimationFrame(() => setTimeout(write));
      };
      document.fonts.load(font).then(write, write);
    });
  });
};
