import { createBrowserHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawnInPage } from '#app/browser/drawn-in-page.ts';
import { live } from '#app/browser/live.ts';
import type { PageFacts } from '#app/browser/page-facts.ts';
import { beginsPurchase, beginsRental, wantPurchase, wantRental } from '#app/browser/purchase-wanted.ts';
import { yieldToMain } from '#app/browser/yield-to-main.ts';
import { lazyGateway } from '#app/ports/gateway.ts';
import type { Steering } from '#app/routing/steering.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { directionOf } from '#domain/values/language.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { hourOfPage } from '#gateway/wire/server-timing.ts';
import { speakIn } from '#i18n/speak.ts';
import type { Words } from '#i18n/words.ts';
import { followLinks } from './follow-links.ts';
import { loaded } from './load.ts';
import { announceArrivals } from './on-arrival.ts';
import { Page } from './page.tsx';
import { requestSession } from './request-session.ts';
import { shopRouter } from './router.tsx';

/** Until the flows begin. */
const anyWayIsFree: Steering['ask'] = () => null;

/** Brings the page to life around what already stands there. */
export const hydrate = async (facts: PageFacts, root: Element) => {
  const { language: spoken, catalogue, format } = loaded();
  const language = spoken ?? facts.language;
  const words: Words = { language, direction: directionOf(language), say: speakIn(catalogue, format) };
  const clock = serverClockFrom(hourOfPage(), () => performance.now());
  const asksWhoIsThere = () => live.flows().session?.send({ type: 'action.seen', at: clock.now() });
  const gateway = lazyGateway(
    { origin: location.origin, environment: facts.environment, language },
    asksWhoIsThere,
  );
  let askFlows: Steering['ask'] = anyWayIsFree;
  const ask = (address: OwnAddress) => {
    if (address.access === 'member') requestSession(address);
    if (beginsPurchase(address.name)) wantPurchase();
    if (beginsRental(address.name)) wantRental();
    return askFlows(address);
  };
  await yieldToMain();
  const router = shopRouter(createBrowserHistory(), {
    facts,
    words,
    takeDrawn: drawnInPage(),
    clock,
    gateway,
    ask,
  });
  router.ssr = { manifest: undefined };
  await yieldToMain();
  await router.load();
  await yieldToMain();
  await new Promise<void>((resolve) => {
    const page = <Page words={words} router={router} whenDrawn={resolve} />;
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
  announceArrivals(router, words);
  const steerBy = (steering: Steering) => {
    askFlows = steering.ask;
  };
  return { router, steerBy, clock, gateway, language };
};
