import { arrivalAt, needsSession } from '#app/browser/arrival.ts';
import { takeFarewell } from '#app/browser/farewell-cookie.ts';
import { bookingMark } from '#app/browser/kept-marks.ts';
import { readPageFacts } from '#app/browser/page-facts.ts';
import { purchaseWanted, rentalWanted, wantPurchase } from '#app/browser/purchase-wanted.ts';
import { storeLanguage } from '#app/browser/stored-language.ts';
import { yieldToMain } from '#app/browser/yield-to-main.ts';
import { hydrate } from './hydrate.tsx';
import { renewStored } from './renew-stored.ts';
import { woken } from './request-session.ts';
import { loadLaterRoutes } from './routes.ts';

/** Makes the page live: its views at once, its flows when they are first needed. */
export const startPage = async (root: Element): Promise<void> => {
  const facts = readPageFacts(document.documentElement);
  renewStored(facts.version);
  storeLanguage(facts.language);
  await yieldToMain();
  const page = await hydrate(facts, root);
  window.preboot.arrived();
  const arrival = arrivalAt(location);
  const mayBeMember = needsSession(arrival, facts);
  const hasFarewell = takeFarewell();
  if (bookingMark.isSet()) wantPurchase();
  const asked =
    mayBeMember || hasFarewell
      ? arrival.asked
      : await Promise.race([
          ...[window.preboot.needed, purchaseWanted, rentalWanted].map((wanted) => wanted.then(() => null)),
          woken,
        ]);
  const [{ startFlows }, { keepFocus }] = await Promise.all([
    import('#app/flows/flows.ts'),
    import('#app/browser/keep-focus.ts'),
    loadLaterRoutes(),
  ]);
  keepFocus(document);
  await yieldToMain();
  await startFlows(page, { ...arrival, asked, hasFarewell, mayBeMember: mayBeMember || asked !== null });
  await yieldToMain();
  window.preboot.stop();
};
