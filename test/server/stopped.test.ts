import { expect, inject, test } from 'vitest';
import { inTheLongRun } from '../support/in-the-long-run.ts';
import { recordFigure } from '../support/record-figure.ts';
import { stopWhileSelling } from '../support/shop/stopped-shop.ts';

const anHour = { timeout: 3_600_000 };
const stops = inTheLongRun(100, 2);

test(
  `asked to stop ${stops} times under eight clients, the shop cuts no call and breaks none, payments among them`,
  anHour,
  async () => {
    const stopped = await stopWhileSelling({ stops, clients: 8, seed: inject('seed') });
    expect(stopped).toEqual({
      ...stopped,
      unanswered: [],
      defects: [],
      exits: Array.from({ length: stops }, () => 0),
      faults: [],
    });
    expect(stopped.acknowledged).toBeGreaterThan(stops);
    recordFigure('calls cut or broken while the shop was stopped', 0, `of ${stops} stops`);
  },
);
