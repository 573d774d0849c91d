import { focusHeading } from '#app/hooks/focus-heading.ts';
import { writeHead } from '#app/routing/head.ts';
import { loadedPlace } from '#app/routing/loaded-routes.ts';
import type { Words } from '#i18n/words.ts';
import type { ShopRouter } from './router.tsx';

/** A step to another place names the page anew and brings the keyboard and the ear to its heading. */
export const announceArrivals = (router: ShopRouter, words: Words): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    const name = router.state.matches.at(-1)?.staticData.place;
    const place = name && loadedPlace(name);
    if (place) writeHead(place.head, words);
    void focusHeading();
  });
};
