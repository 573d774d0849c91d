import { arrivalAt, needsSession } from './arrival.ts';
import { breathe } from './breathe.ts';
import { takeFarewell } from './farewell-cookie.ts';
import { hydrate } from './hydrate.tsx';
import { bookingMark } from './kept-marks.ts';
import { readPageFacts } from './page-facts.ts';
import { bringPlaces } from './places.ts';
import { purchaseWanted, rentalWanted, wantPurchase } from './purchase-wanted.ts';
import { renewStored } from './renew-stored.ts';
import { storeLanguage } from './stored-language.ts';
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
  const [{ startFlows }] = await Promise.all([import('./flows.ts'), bringPlaces()]);
  await breathe();
  await startFlows(page, { ...arrival, asked, hasFarewell, mayBeMember: mayBeMember || asked !== null });
  await breathe();
  window.early.stop();
};
