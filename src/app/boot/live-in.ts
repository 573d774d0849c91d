import { arrivalAt, needsSession } from '#app/browser/arrival.ts';
import { breathe } from '#app/browser/breathe.ts';
import { takeFarewell } from '#app/browser/farewell-cookie.ts';
import { bookingMark } from '#app/browser/kept-marks.ts';
import { readPageFacts } from '#app/browser/page-facts.ts';
import { purchaseWanted, rentalWanted, wantPurchase } from '#app/browser/purchase-wanted.ts';
import { storeLanguage } from '#app/browser/stored-language.ts';
import { hydrate } from './hydrate.tsx';
import { bringPlaces } from './places.ts';
import { renewStored } from './renew-stored.ts';
import { woken } from './wake.ts';

/** Makes the page live: its views at once, its flows when they are first needed. */
export const liveIn = async (root: Element): Promise<void> => {
  const facts = readPageFacts(document.documentElement);
  renewStored(facts.version);
  storeLanguage(facts.language);
  await breathe();
  const page = await hydrate(facts, root);
  window.early.arrived();
  const arrival = arrivalAt(location);
  const mayBeMember = needsSession(arrival, facts);
  const hasFarewell = takeFarewell();
  if (bookingMark.stands()) wantPurchase();
  const asked =
    mayBeMember || hasFarewell
      ? arrival.asked
      : await Promise.race([
          ...[window.early.needed, purchaseWanted, rentalWanted].map((wanted) => wanted.then(() => null)),
          woken,
        ]);
  const [{ startFlows }] = await Promise.all([import('#app/flows/flows.ts'), bringPlaces()]);
  await breathe();
  await startFlows(page, { ...arrival, asked, hasFarewell, mayBeMember: mayBeMember || asked !== null });
  await breathe();
  window.early.stop();
};
