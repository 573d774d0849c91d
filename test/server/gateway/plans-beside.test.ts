import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { lazyGateway } from '#app/ports/gateway.ts';
import { seatPlanOver } from '#app/ports/seats.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import type { PlannedTrain } from '#machines/seat-plan/seat-plan.model.ts';

const clock = serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0);

const trainOf = (direction: PlannedTrain['direction'], leg: number, runId: number): PlannedTrain => ({
  direction,
  leg,
  runId,
  from: 98,
  to: 1325,
  cabinClass: 'Y1',
});

const trains = [
  trainOf('outward', 0, 11),
  trainOf('outward', 1, 12),
  trainOf('back', 0, 21),
  trainOf('back', 1, 22),
];

/** What is read with the plan of a train, over a line that names no coaches. */
const plansBeside = async (looked: PlannedTrain) => {
  const asked = new Set<unknown>();
  const reach = async (request: Request) => {
    const { trainId } = JSON.parse(await request.text());
    asked.add(trainId);
    return Response.json({ seatMaps: [] });
  };
  const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;
  const ports = seatPlanOver(lazyGateway({ ...surroundings, reach }), clock, () => null, trains);
  const actor = createActor(ports.loadSeatMaps, { input: looked }).start();
  const { output } = await waitFor(actor, ({ status }) => status === 'done');
  const beside = output?.ok ? (output.value.beside ?? []) : [];
  return { asked, beside: beside.map(({ direction, leg }) => `${direction} ${leg}`) };
};

test.each([
  ['the first train there', trainOf('outward', 0, 11), new Set([11, 12]), ['outward 1']],
  ['the second', trainOf('outward', 1, 12), new Set([11, 12]), ['outward 0']],
  ['the second back', trainOf('back', 1, 22), new Set([21, 22]), ['back 0']],
])(
  '[R-03] with %s the other trains of its way are read, and none of the other way',
  async (_, looked, asked, beside) => {
    expect(await plansBeside(looked)).toEqual({ asked, beside });
  },
);
