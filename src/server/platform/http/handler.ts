import { Hono } from 'hono';
import type { Render } from '#contract/wire/page.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { isSimulated } from '#server/platform/settings.ts';
import { isDatabaseAway } from '#server/platform/store/engine/is-database-away.ts';
import { isDatabaseBusy } from '#server/platform/store/is-database-busy.ts';
import type { Assets } from './assets.ts';
import { refusedAtTheEdge } from './at-the-edge.ts';
import { brokenPage, unreadablePage } from './broken-page.ts';
import type { Wire } from './caller.ts';
import { isUpkeep } from './checks.ts';
import { openToOrigin, preflight } from './cors.ts';
import { gatedAnswer } from './gated-answer.ts';
import { inTimeBy } from './in-time.ts';
import type { Metrics } from './metrics.ts';
import { isElsewise } from './own-host.ts';
import { pageAnswer, wantsPage } from './pages.ts';
import { pathOf } from './path-of.ts';
import { routerPathOf } from './path-pattern.ts';
import { type Reply, responseOf } from './reply.ts';
import { answerContextOf, type RequestContext, requestContextOf } from './request-context.ts';
import type { RouteTable } from './route-table.ts';
import { runOperation } from './run-operation.ts';
import { secure } from './security-headers.ts';
import { type AnswerNamed, type Marks, type Straight, straightTo } from './straight.ts';
import { answersInTime, isProxyUnknown } from './upkeep.ts';
import { refusalReply } from './wire-answer.ts';
import { isWirePath, methodsOf } from './wire-paths.ts';

/** `straight`, where there is one, is asked first whether it answers on the socket itself. */
export type Handler = ((request: Request, wire: Wire) => Promise<Response>) & {
  readonly straight?: Straight;
};

/** What stands behind the doors. */
export type Behind<Context extends PlatformContext> = {
  readonly app: Context;
  readonly routes: RouteTable<Context>;
  readonly metrics: Metrics;
  readonly assets: Assets;
  /** Done before each request is looked at. */
  readonly freshen: () => Promise<void>;
  /** Absent where no build of the shop stands behind the calls. */
  readonly render: Render | null;
};

const refusalOf = (defect: unknown) =>
  isDatabaseAway(defect) || isDatabaseBusy(defect) ? 'server-not-ready' : 'server-broken';

type Ways = Hono<{ Bindings: { readonly context: RequestContext } }>;

const registerCalls = <Context extends PlatformContext>(
  ways: Ways,
  { app, routes }: Behind<Context>,
): void => {
  const named = new Set(routes.operations.map(({ endpoint }) => endpoint.path));
  for (const operation of routes.operations) {
    const { method, path, name } = operation.endpoint;
    ways.on(method.toUpperCase(), routerPathOf(path), async (context) => {
      const { context: visit } = context.env;
      // A pattern (`open-tickets/{ticketNo}`) does not take the name of another call (`open-tickets/search`).
      if (context.req.path !== path && named.has(context.req.path)) return context.notFound();
      visit.call = name;
      const params = context.req.param();
      return responseOf(
        await runOperation(
          operation,
          { request: context.req.raw, params, context: visit },
          app,
          routes.sessions,
        ),
      );
    });
  }
};

const registerServerPages = <Context extends PlatformContext>(
  ways: Ways,
  { app, routes }: Behind<Context>,
): void => {
  const simulated = isSimulated(app.settings);
  for (const page of routes.sites.filter(({ availability }) => availability === 'everywhere' || simulated)) {
    ways.on(page.method.toUpperCase(), routerPathOf(page.path), (context) => {
      context.env.context.call = page.path;
      return page.answer(context.req.raw, app, context.env.context);
    });
  }
};

/** Every way into the shop: files of the build, calls, the server's own sites, and pages for what is left. */
export const createHandler = <Context extends PlatformContext>(behind: Behind<Context>): Handler => {
  const { app, routes, metrics, assets, freshen, render } = behind;
  const { operations } = routes;
  const ways: Ways = new Hono();

  const refuse = (refusal: RefusalName, context: RequestContext): Response =>
    responseOf(refusalReply({ refusal }, answerContextOf(context, app)));

  const refuseUnknown = (request: Request, context: RequestContext): Response => {
    const methods = methodsOf(operations, pathOf(request.url));
    const answer = refuse(methods.length === 0 ? 'not-found' : 'method-not-allowed', context);
    if (methods.length > 0) {
      answer.headers.set('allow', methods.join(', '));
    }
    return answer;
  };

  const gated = async (context: RequestContext): Promise<Response | null> => {
    const reply = gatedAnswer(await app.gate(context.call), context, app);
    return reply === null ? null : responseOf(reply);
  };

  const broken = (defect: unknown, context: RequestContext): Reply => {
    app.log.error('call-broke', defect, { call: context.call, request: context.requestId });
    const refusal = app.room.note(defect) ? 'no-room' : refusalOf(defect);
    return refusalReply({ refusal }, answerContextOf(context, app));
  };

  /** The hour is said by the clock of the house. */
  const marksOf = (context: RequestContext): Marks => ({
    request: context.requestId,
    date: new Date(app.clock.now()).toUTCString(),
  });

  const note = (context: RequestContext, status: number, began: number): void => {
    const milliseconds = performance.now() - began;
    const { call, refusal } = context;
    metrics.count({ call, status, seconds: milliseconds / 1000, refusal });
    app.log.info('answered', {
      call: context.call,
      status,
      milliseconds: Math.round(milliseconds * 10) / 10,
      request: context.requestId,
    });
  };

  const ask = async (request: Request, outer: RequestContext): Promise<Response> => {
    const context = { ...requestContextOf(request, outer.wire, app), requestId: outer.requestId };
    return ways.fetch(request, { context });
  };

  const drawPage = async (draw: Render, request: Request, context: RequestContext): Promise<Response> => {
    context.call = 'page';
    try {
      const drawn = (await gated(context)) ?? (await pageAnswer(draw, { request, context, ask }, app));
      return drawn ?? refuse('not-allowed', context);
    } catch (defect) {
      app.log.error('page-broke', defect, { request: context.requestId });
      return brokenPage(context, refusalOf(defect));
    }
  };

  ways.notFound((context) => {
    const request = context.req.raw;
    const { context: visit } = context.env;
    const isWire = isWirePath(operations, context.req.path);
    return render === null || isWire || !wantsPage(request)
      ? refuseUnknown(request, visit)
      : drawPage(render, request, visit);
  });

  ways.onError((defect, context) => {
    return responseOf(broken(defect, context.env.context));
  });

  registerCalls(ways, behind);
  registerServerPages(ways, behind);

  const turnedAway = (request: Request, context: RequestContext): Response | null => {
    const why = refusedAtTheEdge(request, app.settings);
    if (why === null) return null;
    if (why === 'host-unknown') app.log.info('host-unknown', { request: context.requestId });
    const isPage = why === 'unreadable' && wantsPage(request) && !isWirePath(operations, pathOf(request.url));
    return isPage ? unreadablePage(context) : refuse('call-not-understood', context);
  };

  const answer = async (request: Request, context: RequestContext): Promise<Response> => {
    const away = turnedAway(request, context);
    if (away !== null) return away;
    const path = pathOf(request.url);
    const origin = request.headers.get('origin');
    if (request.method === 'OPTIONS' && isWirePath(operations, path)) {
      return preflight(origin, methodsOf(operations, path));
    }
    const asset = assets(request);
    if (asset !== null) {
      context.call = 'asset';
      return (await gated(context)) ?? asset;
    }
    const answered = await ways.fetch(request, { context });
    if (isWirePath(operations, path)) {
      openToOrigin(answered.headers, origin);
    }
    return answered;
  };

  const inTime = inTimeBy({ answers: () => answersInTime(app), silence: app.silence });

  const refusedLate = (context: RequestContext): Reply => {
    app.log.info('database-silent', { request: context.requestId });
    return refusalReply({ refusal: 'server-not-ready' }, answerContextOf(context, app));
  };

  const tooLate = (request: Request, context: RequestContext): Response => {
    const refused = refusedLate(context);
    const isPage = render !== null && wantsPage(request) && !isWirePath(operations, pathOf(request.url));
    return isPage ? brokenPage(context, 'server-not-ready') : responseOf(refused);
  };

  const warned = { proxies: false, origin: false };
  const warnOfSettings = ({ headers }: { readonly headers: Pick<Headers, 'get' | 'has'> }): void => {
    if (!warned.proxies && isProxyUnknown(app.settings, headers)) {
      warned.proxies = true;
      app.log.info('proxies-unset');
    }
    if (!warned.origin && isElsewise(app.settings.origin, headers.get('origin'))) {
      warned.origin = true;
      app.log.info('origin-differs');
    }
  };

  const answerAny = async (request: Request, wire: Wire): Promise<Response> => {
    const began = performance.now();
    warnOfSettings(request);
    const context = requestContextOf(request, wire, app);
    // What looks after the server hears of it also while the database, in which a simulated world is kept, says nothing.
    const isWatched = isUpkeep({ method: request.method, path: pathOf(request.url) });
    const answered = isWatched
      ? await answer(request, context)
      : await inTime(
          freshen().then(() => answer(request, context)),
          () => tooLate(request, context),
        );
    secure(answered.headers);
    const marks = marksOf(context);
    answered.headers.set('x-request-id', marks.request);
    answered.headers.set('date', marks.date);
    note(context, answered.status, began);
    return answered;
  };

  const answerNamed: AnswerNamed<Context> = async (operation, incoming) => {
    const began = performance.now();
    warnOfSettings(incoming);
    const context = requestContextOf(incoming, incoming, app);
    context.call = operation.endpoint.name;
    const operationRequest = { request: incoming, params: {}, context };
    const work = freshen().then(() => runOperation(operation, operationRequest, app, routes.sessions));
    const reply = await inTime(
      work.catch((defect: unknown) => broken(defect, context)),
      () => refusedLate(context),
    );
    note(context, reply.status, began);
    return { reply, marks: marksOf(context) };
  };

  return Object.assign(answerAny, { straight: straightTo(operations, answerNamed, app.settings) });
};
