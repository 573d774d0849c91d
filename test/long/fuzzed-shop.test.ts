import { expect, inject, test } from 'vitest';
import { routes } from '#server/start/routes.ts';
import { fuzzedCall } from '../contract/fuzzing/calls.ts';
import { fuzz } from '../contract/fuzzing/fuzz.ts';
import { fuzzedPages, fuzzedSite } from '../contract/fuzzing/pages.ts';
import { startServedShop } from '../contract/fuzzing/start-served-shop.ts';
import { recordFigure } from '../support/record-figure.ts';

/** REQUESTS asks for another number. */
const requests = Number(process.env.REQUESTS ?? 1_000_000);
const clients = 16;
const timeout = 4 * 3_600_000;
/** Memberships end by lot, and sessions with them: whoever asks gets new tokens each so many milliseconds. */
const tokensFor = 15_000;

test(
  'whatever is asked of whatever address, call, form and page, no answer is a fault of the shop',
  async () => {
    const shop = await startServedShop();
    let { tokens, processor: before } = await shop.read();
    const own = process.cpuUsage();
    const renew = async () => {
      ({ tokens } = await shop.read());
    };
    const renewing = setInterval(() => void renew(), tokensFor);
    const asked = [
      ...routes.operations.map((operation) => fuzzedCall(operation, () => tokens)),
      ...routes.sites.map(fuzzedSite),
      ...fuzzedPages,
    ];
    const began = performance.now();
    const report = await fuzz({
      port: shop.port,
      asked,
      requests,
      clients,
      seed: inject('seed'),
      onWay: (soFar) => {
        recordFigure('fuzzed requests so far', soFar.requests(), 'requests');
        process.stdout.write(`${JSON.stringify(soFar.statuses())}\n${soFar.faults.join('\n')}\n`);
      },
    });
    const seconds = (performance.now() - began) / 1_000;
    clearInterval(renewing);
    const { broken, processor } = await shop.read();
    const { user, system } = process.cpuUsage(own);
    await shop.end();
    process.stdout.write(`${JSON.stringify(report.statuses())}\n${report.dearest(10).join('\n')}\n`);
    recordFigure('fuzzed requests', report.requests(), 'requests');
    recordFigure('fuzzed requests that broke a contract', report.faults.length, 'requests');
    recordFigure('fuzzed calls granted', report.granted.size, `of ${asked.length}`);
    recordFigure('fuzzed requests a second', Math.round(report.requests() / seconds), 'requests/s');
    recordFigure(
      'processor of the shop for a fuzzed request',
      (processor - before) / report.requests(),
      'µs',
    );
    recordFigure('processor of who asks for a fuzzed request', (user + system) / report.requests(), 'µs');
    recordFigure('fuzzed requests, p99.9', report.slowOnes(), 'ms');
    expect(report.faults).toEqual([]);
    expect(broken).toEqual([]);
    expect(report.requests()).toBe(requests);
    expect(report.granted.size).toBeGreaterThan(asked.length / 4);
  },
  timeout,
);
