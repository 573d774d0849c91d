import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { directionOf } from '#domain/language.ts';
import type { OwnAddress } from '#domain/own-address.ts';
import { serverClockFrom } from '#gateway/server-clock.ts';
import { hourOfPage } from '#gateway/server-hour.ts';
import { speakIn } from '#i18n/speak.ts';
import type { Words } from '#i18n/words.ts';
import { breathe } from './breathe.ts';
import { brought } from './bring.ts';
import { drawnInPage } from './drawn-in-page.ts';
import { followLinks } from './follow-links.ts';
import { live } from './live.ts';
import { tellArrivals } from './on-arrival.ts';
import { Page } from './page.tsx';
import type { PageFacts } from './page-facts.ts';
import { lateGateway } from './ports/gateway.ts';
import { beginsPurchase, beginsRental, wantPurchase, wantRental } from './purchase-wanted.ts';
import { shopRouter } from './router.tsx';
import type { Steering } from './steering.ts';
import { wake } from './wake.ts';

/** Until the flows begin. */
const anyWayIsFree: Steering['ask'] = () => null;

/** Brings the page to life around what already stands there. */
export const hydrate = async (facts: PageFacts, root: Element) => {
  const { language: spoken, catalogue, format } = brought();
  const language = spoken ?? facts.language;
  const words: Words = { language, direction: directionOf(language), say: speakIn(catalogue, format) };
  const clock = serverClockFrom(hourOfPage(), () => performance.now());
  const asksWhoIsThere = () => live.flows().session?.send({ type: 'action.seen', at: clock.now() });
  const gateway = lateGateway(
    { origin: location.origin, environment: facts.environment, language },
    asksWhoIsThere,
  );
  let askFlows: Steering['ask'] = anyWayIsFree;
  const ask = (address: OwnAddress) => {
    if (address.access === 'member') wake(address);
    if (beginsPurchase(address.name)) wantPurchase();
    if (beginsRental(address.name)) wantRental();
    return askFlows(address);
  };
  await breathe();
  const router = shopRouter(createBrowserHistory(), {
    facts,
    words,
    takeDrawn: drawnInPage(),
    clock,
    gateway,
    ask,
  });
  router.ssr = { manifest: undefined };
  await breathe();
  await router.load();
  await breathe();
  await new Promise<void>((tell) => {
    const page = <Page words={words} router={router} whenDrawn={tell} />;
    startTransition(() => {
      if (language === facts.language) {
        hydrateRoot(root, page);
        return;
      }
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
      root.replaceChildren();
      createRoot(root).render(page);
    });
  });
  followLinks(router);
  tellArrivals(router, words);
  const steerBy = (steering: Steering) => {
    askFlows = steering.ask;
  };
  return { router, steerBy, clock, gateway, language };
};
