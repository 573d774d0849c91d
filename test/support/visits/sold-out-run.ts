import * as z from 'zod/mini';
import { buyersOf } from '../shop/buyers.ts';
import { runsAt } from '../shop/killed-shop.ts';
import {
  type Chosen,
  chooseSeat,
  type Got,
  type Offer,
  post,
  type Run,
  seatMapsAnswer,
} from '../shop/order-client.ts';

const business = 1;

const gotten = <Value>(got: Got<Value>): Value => {
  if (!got.ok) throw new Error(`It was refused: ${got.refusal}.`);
  return got.value;
};

/** A run all of whose business places are held by strangers of each other, and the ways to give one back and to hold it again. */
export type SoldOutRun = {
  readonly run: Run;
  readonly giveOneBack: () => Promise<void>;
  readonly fill: () => Promise<void>;
};

/** Holds them as as many buyers would, from addresses of their own: the shop must trust its proxy. */
export const soldOutBusiness = async (origin: string, seed: number): Promise<SoldOutRun> => {
  const places = { shop: origin, bank: '' };
  const newBuyer = buyersOf(seed);
  const [run] = await runsAt(places);
  if (run === undefined) throw new Error('There is no run.');
  const body = { fromStationId: run.from, toStationId: run.to, trainId: run.runId, legIndex: 0 };
  const { seatMaps } = gotten(
    await post(`${origin}/tms/seat-maps/load-by-train-id`, body, seatMapsAnswer, newBuyer()),
  );
  const offers = seatMaps.flatMap(({ trainCarId, seatPrices }) =>
    seatPrices
      .filter(({ cabinClassId }) => cabinClassId === business)
      .map(({ seatNumber }) => ({ ...run, coachId: trainCarId, seat: seatNumber })),
  );
  const chosen = new Map<Offer, Chosen>();
  const fill = async () => {
    for (const offer of offers.filter((each) => !chosen.has(each)))
      chosen.set(offer, gotten(await chooseSeat(places, offer, newBuyer())));
  };
  await fill();
  const giveOneBack = async () => {
    const [first] = chosen.values();
    if (first === undefined) throw new Error('Nothing is held.');
    chosen.delete(first.offer);
    const given = { allocationId: first.holdId };
    gotten(await post(`${origin}/tms/inventory/release-seat`, given, z.unknown(), newBuyer()));
  };
  return { run, giveOneBack, fill };
};
