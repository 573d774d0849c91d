import { loadTrainSegments as call } from '#contract/journeys/trains.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { writtenOperation } from '#server/railway/context/operation.ts';
import { segmentsText, templatesOf } from './availability.ts';
import { describeRun, wholeRun } from './describe-run.ts';

/** Every stop of a run. */
export const loadTrainSegments = writtenOperation(call, async ({ body }, { railway }) => {
  const network = railway.network();
  const run = wholeRun(network, body.trainId);
  if (run === null) {
    return refused('train-unknown');
  }
  const named = JSON.stringify(describeRun(run.train, run.day)).slice(0, -1);
  const segments = segmentsText(templatesOf(network).templateOf(run), startOfDay(run.day));
  return granted(`${named},"segments":[${segments}]}`);
});
