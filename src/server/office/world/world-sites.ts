import { setTimeout as pause } from 'node:timers/promises';
import { bodyOf } from '#server/platform/http/body.ts';
import { isOwnOrigin, isVouched } from '#server/platform/http/caller.ts';
import { hasCardNumber } from '#server/platform/http/card-number-in.ts';
import type { RequestContext } from '#server/platform/http/request-context.ts';
import type { ServerPage } from '#server/platform/http/server-page.ts';
import { jsonAnswer } from '#server/platform/http/wire-answer.ts';
import type { Settings } from '#server/platform/settings.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { commandOfForm } from './command-of-form.ts';
import { worldCommand } from './commands.ts';
import type { World } from './world.ts';
import type { WorldPage } from './world-page.ts';

const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** Names a page of another site cannot make its own by pointing its name at this machine. */
const localHost = /^(?:localhost|\[[0-9a-f:]+\]|\d{1,3}(?:\.\d{1,3}){3})$/i;

const typeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** A form needs a browser's word that our page sent it; JSON cannot be sent across sites without asking first. */
const mayTurn = (request: Request, settings: Pick<Settings, 'origin'>): boolean => {
  const { hostname, host } = new URL(request.url);
  const isOwnName = localHost.test(hostname) || host === new URL(settings.origin).host;
  const type = typeOf(request);
  return (
    isOwnName &&
    isOwnOrigin(request, settings) &&
    (type === json || (type === form && isVouched(request.headers)))
  );
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const askedBy = async (request: Request): Promise<unknown> => {
  const read = await bodyOf(request);
  const text = read.ok ? new TextDecoder().decode(read.value) : '';
  return typeOf(request) === form ? commandOfForm(new URLSearchParams(text)) : parse(text);
};

const wantsJson = (request: Request): boolean =>
  typeOf(request) === json || (request.headers.get('accept') ?? '').includes(json);

const waitFor = 30_000;
const checkEvery = 20;

/** Such a page is there only where money is simulated: no start reads it. */
const worldPage = async (shown: WorldPage): Promise<Response> =>
  (await import('./world-page.ts')).worldPage(shown);

/** The first call of this name that waits at the gate; null when none comes in time. */
const parkedOf = async (world: World, name: string): Promise<unknown> => {
  const until = Date.now() + waitFor;
  for (;;) {
    const { parked } = await world.state();
    const found = parked.find((call) => call.name === name);
    if (found !== undefined || Date.now() >= until) {
      return found ?? null;
    }
    await pause(checkEvery);
  }
};

/** The switches, for people as a page and for tests as JSON. They stand only where money is simulated. */
export const worldSites = (world: World, names: readonly string[]): readonly ServerPage<AppContext>[] => {
  const answer = async (request: Request, { language }: RequestContext): Promise<Response> => {
    const state = await world.state();
    return wantsJson(request)
      ? jsonAnswer({ ...state, names }, 200, language)
      : worldPage({ state, names, language });
  };
  return [
    {
      method: 'get',
      path: '/world',
      availability: 'simulated',
      answer: (request, _app, context) => answer(request, context),
    },
    {
      method: 'get',
      path: '/world/parked',
      availability: 'simulated',
      answer: async (request, _app, { language }) => {
        const name = new URL(request.url).searchParams.get('name') ?? '';
        return jsonAnswer(await parkedOf(world, name), 200, language);
      },
    },
    {
      method: 'post',
      path: '/world',
      availability: 'simulated',
      answer: async (request, app, context) => {
        const { language } = context;
        if (!mayTurn(request, app.settings)) {
          const state = await world.state();
          return worldPage({ state, names, language, note: 'world.not-own', status: 403 });
        }
        const command = worldCommand.safeParse(await askedBy(request));
        // A switch keeps what it is told to answer, until it is turned back.
        if (!command.success || hasCardNumber(command.data)) {
          const state = await world.state();
          return worldPage({ state, names, language, note: 'world.not-understood', status: 400 });
        }
        await world.carryOut(command.data);
        return wantsJson(request)
          ? answer(request, context)
          : new Response(null, { status: 303, headers: { location: '/world' } });
      },
    },
  ];
};
