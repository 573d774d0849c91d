import { resolveRoute } from '#app/render/resolve-route.ts';
import type { Render } from '#contract/wire/page.ts';
import { loginRefusalIn } from '#domain/member/login-refusal.ts';
import { answerOf } from './render/answer-of.ts';
import { choiceIn, languageFor, themeFor } from './render/choice.ts';
import { drawnPage } from './render/drawn-pages.ts';
import { isOwnStep } from './render/is-own-step.ts';
import { ledOn } from './render/led-on.ts';
import { postedIn } from './render/posted-in.ts';
import { preparedPage } from './render/prepared-page.ts';
import { sentHome } from './render/sent-home.ts';

/** Answers a request for a page of the shop. */
export const render: Render = async (request, ask, page) => {
  const address = new URL(request.url);
  const resolved = resolveRoute(request, address, page);
  if (resolved.kind === 'elsewhere') return sentHome(resolved);
  const choice = choiceIn(address);
  const [language, theme] = [languageFor(request, choice), themeFor(request, choice)];
  const posted = await postedIn(request);
  const isOwnQuery = isOwnStep(request, page);
  const asked = { resolved, address, isOwnQuery, language, page, ask, posted };
  const { prepared, lasts, ...deps } = await preparedPage(asked);
  if (prepared.kind === 'elsewhere') return ledOn(prepared, page, choice);
  const loginRefusal = loginRefusalIn(address.searchParams);
  const { drawn, status, retryAt = null } = prepared;
  const made = await drawnPage({ ...deps, resolved, drawn, lasts, language, theme, loginRefusal, page });
  return answerOf({ ...made, status, retryAt }, request, page, choice);
};
