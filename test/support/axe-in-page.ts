import axe from 'axe-core';
import { axeRules } from './axe-rules.ts';

/** What still moves is read where it will come to rest; what turns for ever is read as it is. */
const comeToRest = () => {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  }
};

/** What axe finds on the page that is drawn, or on a part of it. */
export const axeInPage = async (part: Document | Element = document): Promise<readonly string[]> => {
  document.title = 'Sefer';
  comeToRest();
  const { violations } = await axe.run(part, { runOnly: axeRules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
