import axe from 'axe-core';
import { axeRules } from '../browser/axe-rules.ts';
import { comeToRest } from '../browser/come-to-rest.ts';

/** What axe finds on the page that is drawn, or on a part of it. */
export const axeInPage = async (part: Document | Element = document): Promise<readonly string[]> => {
  document.title = 'Sefer';
  comeToRest();
  const { violations } = await axe.run(part, { runOnly: axeRules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};
