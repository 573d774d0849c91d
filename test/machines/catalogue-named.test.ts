import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { granted } from '#domain/values/answer.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import type { ActionAnswer, ReadAnswer } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { both, entries, monthly } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';

/** A change of what is on sale under this name waits, and its name is asked for. */
const naming = async (name: string) => {
  const waiting = entries.updateWaiting;
  const entry: CatalogueEntry = {
    ...waiting,
    published: { fields: { ...monthly, name }, effectiveDate: null, version: 3 },
  };
  const machine = catalogueApprovalMachine.provide({
    actors: {
      loadEntry: fromPromise(() => Promise.resolve<ReadAnswer>(granted(entry))),
      carryOut: fromPromise(() => Promise.resolve<ActionAnswer>(granted(entries.published))),
    },
  });
  const staff = { id: both, roles: ['editor', 'approver'] } as const;
  const flow = createActor(machine, { input: { kind: 'subscriptions', id: 7, staff } }).start();
  await waitFor(flow, (snapshot) => snapshot.matches('shown'));
  flow.send({ type: 'publication.asked' });
  return (input: string) => {
    flow.send({ type: 'publication.confirmed', name: input, key: 'k' });
    return flow.getSnapshot().matches('doing');
  };
};

test.each([
  ['Aylık  Ankara', 'Aylık Ankara'],
  ['Aylık\u00a0Ankara', 'Aylık Ankara'],
  [' Aylık\tAnkara ', 'Aylık Ankara'],
  ['Ayl\u200bık', 'Aylık'],
  ['Gu\u0308nlu\u0308k', 'Günlük'],
  ['Günlük', 'Gu\u0308nlu\u0308k'],
  ['Aylık', '  Aylık '],
])('[S-23] [R-48] what is on sale as %j is published by what is read: %j', async (name, input) => {
  const publishes = await naming(name);
  expect(publishes(input)).toBe(true);
});

test.each([
  ['Aylık  Ankara', 'AylıkAnkara'],
  ['Aylık  Ankara', 'aylık ankara'],
  ['Aylık', ''],
  ['  ', ''],
  ['\u200b', ' '],
])('[S-23] what is on sale as %j is not published by %j', async (name, input) => {
  const publishes = await naming(name);
  expect(publishes(input)).toBe(false);
});
