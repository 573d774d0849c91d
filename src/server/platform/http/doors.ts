import { Hono } from 'hono';
import type { Render } from '#contract/wire/page.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import { isLive } from '#domain/values/environment.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { isDatabaseAway } from '#server/platform/store/engine/is-database-away.ts';
import { isDatabaseBusy } from '#server/platform/store/is-database-busy.ts';
import type { Assets } from './assets.ts';
import { brokenPage } from './broken-page.ts';
import type { Wire } from './caller.ts';
import { openToOrigin, preflight } from './cors.ts';
import { gatedAnswer } from './gated-answer.ts';
import type { Metrics } from './metrics.ts';
import { pageAnswer, wantsPage } from './pages.ts';
import { pathOf } from './path-of.ts';
import { routerPathOf } from './path-pattern.ts';
import { type Reply, responseOf } from './reply.ts';
import type { RouteTable } from './route-table.ts';
import { runOperation } from './run-operation.ts';
import { secure } from './security-headers.ts';
import { type AnswerNamed, type Marks, type Straight, straightTo } from './straight.ts';
import { tellingOf, type Visit, visitOf } from './visit.ts';
import { refusalReply } from './wire-answer.ts';
import { isWirePath, methodsOf } from './wire-paths.ts';

/** `straight`, where there is one, is asked first whether it answers on the socket itself. */
export type Doors = ((request: Request, wire: Wire) => Promise<Response>) & { readonly straight?: Straight };

/** What stands behind the doors. */
export type Behind<Context extends PlatformContext> = {
  readonly house: Context;
  readonly routes: RouteTable<Context>;
  readonly metrics: Metrics;
  readonly assets: Assets;
  /** Done before each request is looked at. */
  readonly freshen: () => Promise<void>;
  /** Absent where no build of the shop stands behind the calls. */
  readonly render: Render | null;
};

type Ways = Hono<{ Bindings: { readonly visit: Visit } }>;

const layCalls = <Context extends PlatformContext>(ways: Ways, { house, routes }: Behind<Context>): void => {
  const named = new Set(routes.operations.map(({ endpoint }) => endpoint.path));
  for (const operation of routes.operations) {
    const { method, path, name } = operation.endpoint;
    ways.on(method.toUpperCase(), routerPathOf(path), async (context) => {
      const { visit } = context.env;
      // A pattern (`open-tickets/{ticketNo}`) does not take the name of another call (`open-tickets/search`).
      if (context.req.path !== path && named.has(context.req.path)) return context.notFound();
      visit.call = name;
      const params = context.req.param();
      return responseOf(
        await runOperation(operation, { request: context.req.raw, params, visit }, house, routes.sessions),
      );
    });
  }
};

const laySites = <Context extends PlatformContext>(ways: Ways, { house, routes }: Behind<Context>): void => {
  const live = isLive(house.settings.environment);
  for (const site of routes.sites.filter(({ stands }) => stands === 'everywhere' || !live)) {
    ways.on(site.method.toUpperCase(), routerPathOf(site.path), (context) => {
      context.env.visit.call = site.path;
      return site.answer(context.req.raw, house, context.env.visit);
    });
  }
};

/** Every way into the shop: files of the build, calls, the server's own sites, and pages for what is left. */
export const openDoors = <Context extends PlatformContext>(behind: Behind<Context>): Doors => {
  const { house, routes, metrics, assets, freshen, render } = behind;
  const { operations } = routes;
  const ways: Ways = new Hono();

  const refuse = (refusal: RefusalName, visit: Visit): Response =>
    responseOf(refusalReply({ refusal }, tellingOf(visit, house)));

  const refuseUnknown = (request: Request, visit: Visit): Response => {
    const methods = methodsOf(operations, pathOf(request.url));
    const answer = refuse(methods.length === 0 ? 'not-found' : 'method-not-allowed', visit);
    if (methods.length > 0) {
      answer.headers.set('allow', methods.join(', '));
    }
    return answer;
  };

  const gated = async (visit: Visit): Promise<Response | null> => {
    const reply = gatedAnswer(await house.gate(visit.call), visit, house);
    return reply === null ? null : responseOf(reply);
  };

  const broken = (defect: unknown, visit: Visit): Reply => {
    house.log.broke('call-broke', defect, { call: visit.call, request: visit.requestId });
    const refusal = isDatabaseAway(defect) || isDatabaseBusy(defect) ? 'server-not-ready' : 'server-broken';
    return refusalReply({ refusal }, tellingOf(visit, house));
  };

  /** The hour is said by the clock of the house. */
  const marksOf = (visit: Visit): Marks => ({
    request: visit.requestId,
    date: new Date(house.clock.now()).toUTCString(),
  });

  const note = (visit: Visit, status: number, began: number): void => {
    const milliseconds = performance.now() - began;
    metrics.count({ call: visit.call, status, seconds: milliseconds / 1000 });
    house.log.told('answered', {
      call: visit.call,
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      request: visit.requestId,
    });
  };

  const ask = async (request: Request, outer: Visit): Promise<Response> => {
    const visit = { ...visitOf(request, outer.wire, house), requestId: outer.requestId };
    return ways.fetch(request, { visit });
  };

  const drawPage = async (draw: Render, request: Request, visit: Visit): Promise<Response> => {
    visit.call = 'page';
    try {
      const drawn = (await gated(visit)) ?? (await pageAnswer(draw, { request, visit, ask }, house));
      return drawn ?? refuse('not-allowed', visit);
    } catch (defect) {
      house.log.broke('page-broke', defect, { request: visit.requestId });
      return brokenPage(visit);
    }
  };

  ways.notFound((context) => {
    const request = context.req.raw;
    const { visit } = context.env;
    const isWire = isWirePath(operations, context.req.path);
    return render === null || isWire || !wantsPage(request)
      ? refuseUnknown(request, visit)
      : drawPage(render, request, visit);
  });

  ways.onError((defect, context) => {
    return responseOf(broken(defect, context.env.visit));
  });

  layCalls(ways, behind);
  laySites(ways, behind);

  const answer = async (request: Request, visit: Visit): Promise<Response> => {
    const path = pathOf(request.url);
    const origin = request.headers.get('origin');
    if (request.method === 'OPTIONS' && isWirePath(operations, path)) {
      return preflight(origin, methodsOf(operations, path));
    }
    const asset = assets(request);
    if (asset !== null) {
      visit.call = 'asset';
      return (await gated(visit)) ?? asset;
    }
    const answered = await ways.fetch(request, { visit });
    if (isWirePath(operations, path)) {
      openToOrigin(answered.headers, origin);
    }
    return answered;
  };

  const answerAny = async (request: Request, wire: Wire): Promise<Response> => {
    const began = performance.now();
    await freshen();
    const visit = visitOf(request, wire, house);
    const answered = await answer(request, visit);
    secure(answered.headers);
    const marks = marksOf(visit);
    answered.headers.set('x-request-id', marks.request);
    answered.headers.set('date', marks.date);
    note(visit, answered.status, began);
    return answered;
  };

  const answerNamed: AnswerNamed<Context> = async (operation, question) => {
    const began = performance.now();
    await freshen();
    const visit = visitOf(question, question, house);
    visit.call = operation.endpoint.name;
    const asked = { request: question, params: {}, visit };
    const reply = await runOperation(operation, asked, house, routes.sessions).catch((defect: unknown) =>
      broken(defect, visit),
    );
    note(visit, reply.status, began);
    return { reply, marks: marksOf(visit) };
  };

  return Object.assign(answerAny, { straight: straightTo(operations, answerNamed) });
};
