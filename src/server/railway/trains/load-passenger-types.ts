import { loadPassengerTypes as call } from '#contract/journeys/trains.ts';
import type { Tariff } from '#domain/fare/tariffs.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { operation } from '#server/railway/context/operation.ts';
import { classesOf } from '#server/railway/network/classes-of.ts';
import { tariffName } from '#server/railway/network/tariff-name.ts';
import { wholeRun } from './describe-run.ts';

/** No pet lies in a bed; a dog needs a compartment that is sold whole. */
const isSold = ({ code }: Tariff, classes: ReadonlySet<CabinClass>): boolean => {
  if (code === 'pet') {
    return [...classes].some((each) => each !== 'B' && each !== 'D' && each !== 'DSB');
  }
  return code !== 'dog' || classes.has('L');
};

/** As what a passenger may travel in this train. */
export const loadPassengerTypes = operation(call, async ({ body, language }, { railway }) => {
  const network = railway.network();
  const run = wholeRun(network, body.trainId);
  if (run === null) {
    return refused('train-unknown');
  }
  const classes = classesOf(network, run.train);
  const sold = network.terms.tariffs.filter((tariff) => isSold(tariff, classes));
  return granted({
    passengerTypes: sold.map(
      ({ id, code, fromMonths, underMonths, isForCitizensOnly, discount, occupies }) => ({
        id,
        code,
        name: tariffName(code, language),
        fromMonths,
        underMonths,
        citizensOnly: isForCitizensOnly,
        discountRate: discount / 1000,
        occupiesSeat: occupies !== 'lap',
      }),
    ),
  });
});
