import type { Render } from '#contract/page.ts';
import { loginToldIn } from '#domain/login-told.ts';
import { answerOf } from './render/answer-of.ts';
import { choiceIn, languageFor, themeFor } from './render/choice.ts';
import { drawnPage } from './render/drawn-pages.ts';
import { sentHome } from './render/sent-home.ts';
import { standingAt } from './render/standing-at.ts';

/** Answers a request for a page of the shop. */
export const render: Render = async (request, _ask, page) => {
  const address = new URL(request.url);
  const standing = standingAt(request, address, page);
  if (standing.kind === 'elsewhere') return sentHome(standing);
  const choice = choiceIn(address);
  const [language, theme] = [languageFor(request, choice), themeFor(request, choice)];
  const loginTold = loginToldIn(address.searchParams);
  const drawn = await drawnPage({ standing, language, theme, loginTold, page });
  return answerOf(drawn, request, page, choice);
};
