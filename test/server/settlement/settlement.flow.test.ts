import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { arrowsOf } from '#machines/kit/walk/arrows.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { settlementWalk } from '#machines/settlement/settlement.paths.ts';
import { beginChart } from '#server/sale/settlement/chart-step.ts';
import { findRow, stepOf, storedStateOf } from '#server/sale/settlement/settlement-row.ts';
import { happen, takeStep } from '#server/sale/settlement/take-step.ts';
import { trailOf } from '#server/sale/settlement/trail.ts';
import { type ServerDriver, walkOnServer } from '../../support/server/server-layer.ts';
import type { Action } from '../../support/shop/plain-desk.ts';
import { openTill, type Till } from '../../support/sold/till.ts';

type Scene = { readonly id: string };

const amount = 93_000;
const untilGivenUp = 100;

let till: Till;
beforeAll(async () => {
  till = await openTill();
});
afterAll(() => till.end());

const { walked, unwalked } = arrowsOf(explore(settlementWalk));

const rowOf = async ({ id }: Scene) => {
  const row = await findRow(till.db, id);
  if (row === undefined) throw new Error('The payment is gone.');
  return row;
};

const keyOf = async (scene: Scene) => (await rowOf(scene)).key;

const atBank = async (scene: Scene, set: Partial<Parameters<typeof bankRow>[1]>) => {
  await bankRow(await keyOf(scene), { state: 'open', ...set });
};

const bankRow = async (
  key: string,
  set: { state: string; card?: string; decline?: string; captured?: number },
) => {
  const blank = {
    reference: key,
    md: key,
    secret: 's',
    card: '',
    last_four: '0018',
    amount,
    locator: 'AB12CD',
  };
  await till.db
    .insertInto('bank_payment')
    .values({ ...blank, key, pay_by: 0, decline: null, captured: 0, returned: 0, ...set })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(set))
    .execute();
};

const useCard = async ({ id }: Scene, card: string) => {
  const token = await till.tokenOf(card);
  await till.db.updateTable('settlement').set({ token }).where('id', '=', id).execute();
};

const owe = async ({ id }: Scene, owed: number) => {
  till.desk.owe({ amount: owed, deadline: till.clock.now() + 10 * minute, locator: 'AB12CD' });
  await till.db.updateTable('settlement').set({ amount: owed }).where('id', '=', id).execute();
};

const breaks = (action: Action) => () => Promise.resolve(till.desk.breakDown(action));
const silence = () => Promise.resolve(till.silenceBank(untilGivenUp));

/** The runner is asked until it has taken a step: questions that meet silence are put again when they are due. */
const run = async (scene: Scene) => {
  const { revision } = await rowOf(scene);
  for (let turns = 0; (await rowOf(scene)).revision === revision; turns += 1) {
    if (turns > 10) throw new Error('The runner takes no step.');
    till.pass(20_000);
    await takeStep(till, scene.id);
  }
  till.silenceBank(0);
  till.desk.breakDown(null);
  till.desk.answerIssue(granted(null));
};

const driver: ServerDriver<Scene> = {
  begin: async () => {
    const id = crypto.randomUUID();
    const key = `sale:${id}:1`;
    const now = till.clock.now();
    await till.db
      .insertInto('settlement')
      .values({
        ...stepOf(beginChart(key), now),
        id,
        key,
        purpose: 'sale',
        subject: id,
        locator: 'AB12CD',
        amount,
        means: 'card',
        token: null,
        trail: '[]',
        revision: 0,
        begun_at: now,
      })
      .execute();
    return { id };
  },
  events: {
    'return.came': async ({ id }) => {
      await happen(till, id, { kind: 'sent', event: { type: 'return.came' } });
    },
    'payment.abandoned': async ({ id }) => {
      await happen(till, id, { kind: 'sent', event: { type: 'payment.abandoned' } });
    },
  },
  causes: {
    findDue: {
      'money is owed': (scene) => owe(scene, amount),
      'nothing is to be paid': (scene) => owe(scene, 0),
      'nothing is held': () => Promise.resolve(till.desk.owe(null)),
      'no answer': breaks('due'),
    },
    openPayment: {
      'a page of the bank': (scene) => useCard(scene, 'credit-card'),
      'card invalid': (scene) => useCard(scene, 'card-invalid'),
      'no answer': silence,
    },
    askBank: {
      authorised: (scene) => atBank(scene, { state: 'approved' }),
      'still before the page': (scene) => atBank(scene, { state: 'open' }),
      'never heard of it': async (scene) => {
        await till.db
          .deleteFrom('bank_payment')
          .where('key', '=', await keyOf(scene))
          .execute();
      },
      'daily limit': (scene) => atBank(scene, { state: 'declined', decline: 'daily-limit' }),
      'no answer': silence,
    },
    captureMoney: {
      captured: (scene) => atBank(scene, { state: 'approved' }),
      'wagon closed': (scene) => atBank(scene, { state: 'approved', card: 'wagon-closed' }),
      'no answer': silence,
    },
    issueTickets: {
      issued: () => Promise.resolve(),
      'no longer held': () => Promise.resolve(till.desk.answerIssue(refused('no-longer-held'))),
      'wagon closed': () => Promise.resolve(till.desk.answerIssue(refused('wagon-closed'))),
      'no answer': breaks('issue'),
    },
    notifyPassenger: { notified: () => Promise.resolve(), 'no answer': breaks('notify') },
    returnMoney: {
      'went back': (scene) => atBank(scene, { state: 'captured', captured: amount }),
      'nothing was taken': (scene) => atBank(scene, { state: 'open', captured: 0 }),
      'no answer': silence,
    },
    tellDesk: { notified: () => Promise.resolve(), 'no answer': breaks('refused') },
  },
  strike: () => Promise.resolve(till.pass(10 * minute)),
  run,
  sees: async (scene) => {
    const row = await rowOf(scene);
    const { state, context } = storedStateOf(row);
    const trail = trailOf(row);
    return {
      state,
      context: { end: context.end, decline: context.decline },
      written: [trail.length, trail.at(-1)?.stands ?? []],
    };
  },
};

const expectedOf = (path: Path) =>
  [path.begins, ...path.steps.map(({ expected }) => expected)].map(({ value, context }, nth) => ({
    state: value,
    written: [nth, nth === 0 ? [] : [`settlement.${stateNameOf(value)}`]],
    context: { end: Reflect.get(Object(context), 'end'), decline: Reflect.get(Object(context), 'decline') },
  }));

describe('settlement on the real server and database', () => {
  test('every arrow of the chart has its path', () => {
    expect(unwalked).toEqual([]);
    expect(walked.length).toBeGreaterThan(30);
  });

  test.each(walked.map((arrow) => [arrow.title, arrow] as const))('%s', async (_, { path }) => {
    expect(await walkOnServer(driver, path)).toEqual(expectedOf(path));
  });
});
