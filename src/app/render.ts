import type { Render } from '#contract/wire/page.ts';
import { loginToldIn } from '#domain/member/login-told.ts';
import { answerOf } from './render/answer-of.ts';
import { choiceIn, languageFor, themeFor } from './render/choice.ts';
import { drawnPage } from './render/drawn-pages.ts';
import { ledOn } from './render/led-on.ts';
import { postedIn } from './render/posted-in.ts';
import { preparedPage } from './render/prepared-page.ts';
import { sentHome } from './render/sent-home.ts';
import { standingAt } from './render/standing-at.ts';

/** Answers a request for a page of the shop. */
export const render: Render = async (request, ask, page) => {
  const address = new URL(request.url);
  const standing = standingAt(request, address, page);
  if (standing.kind === 'elsewhere') return sentHome(standing);
  const choice = choiceIn(address);
  const [language, theme] = [languageFor(request, choice), themeFor(request, choice)];
  const posted = await postedIn(request);
  const asked = { standing, address, language, page, ask, posted };
  const { prepared, lasts, ...ground } = await preparedPage(asked);
  if (prepared.kind === 'elsewhere') return ledOn(prepared, page, choice);
  const loginTold = loginToldIn(address.searchParams);
  const { drawn, status } = prepared;
  const made = await drawnPage({ ...ground, standing, drawn, lasts, language, theme, loginTold, page });
  return answerOf({ ...made, status }, request, page, choice);
};
