import { beforeAll, expect, test } from 'vitest';
import { databaseNamed } from '#server/platform/store/engine/database-access.ts';
import { cardNumbersKeptIn } from '#test/support/dump/card-numbers-kept.ts';
import {
  freshDatabase,
  nameOfRun,
  namesOfRuns,
  onServer,
  serverOfTests,
} from '#test/support/fresh-database.ts';

// Asked for alone, the run has one store all the same.
beforeAll(async () => {
  const { drop } = await freshDatabase();
  return drop;
});

test('[C-08] the stores that the suites of this run have left keep nothing that passes as a card number', async () => {
  const { access, leave } = await serverOfTests();
  const names = await onServer(access, namesOfRuns);
  const stores = names.filter((name) => name.startsWith(nameOfRun('')));
  const found = await cardNumbersKeptIn(stores.map((name) => databaseNamed(access, name)));
  await leave();
  expect(stores.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});
