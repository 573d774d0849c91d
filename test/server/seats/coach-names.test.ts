import { expect, onTestFinished, test } from 'vitest';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { coachNameOf } from '#domain/coach/coach-name.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { NetworkDocument } from '#server/railway/network/network-document.ts';
import { saveNetwork } from '#server/railway/network/save-network.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { openTestShop } from '#test/support/open-test-shop.ts';
import { endsOf, findSeatRide } from '#test/support/sold/seat-ride.ts';

const seed = buildNetwork();

/** Every second coach is painted with a letter before its number. */
const lettered: NetworkDocument = {
  ...seed,
  trains: seed.trains.map((train) => ({
    ...train,
    coaches: train.coaches.map(([index, name, template]) => [
      index,
      index % 2 === 0 ? name : `B${name}`,
      template,
    ]),
  })),
};

test('[R-05] a map calls a coach as it is painted where that is not its number', async () => {
  const before = await openTestShop();
  const { app } = before.open;
  await inTransaction(app.db, (within) => saveNetwork(within, lettered, 'feed', app.clock.now()));
  const shop = await openTestShop({ url: before.url });
  onTestFinished(async () => {
    await shop.end();
    await before.end();
  });
  const ride = findSeatRide(shop);
  const asked = { ...endsOf(ride), trainId: ride.runId, legIndex: 0 };
  const answer = understood(
    loadSeatMaps.granted,
    await (await shop.askJson(loadSeatMaps.path, asked)).json(),
  );
  const maps = answer.ok ? answer.value.seatMaps : [];
  expect(maps.map(({ index, name }) => [name, coachNameOf(index, name)])).toEqual(
    maps.map(({ index }) => (index % 2 === 0 ? [undefined, `${index + 1}`] : Array(2).fill(`B${index + 1}`))),
  );
  expect(maps.length).toBeGreaterThan(1);
});
