import { isGranted } from '#machines/kit/judge/answer.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, either, signsOf } from '#machines/kit/judge/sign.ts';
import type { seatPlanMachine } from './seat-plan.machine.ts';
import type { SeatPlan } from './seat-plan.model.ts';

const { answered, asks, hears, noAnswer, sees, shows, tagged } = signsOf<SeatPlan, typeof seatPlanMachine>();

export const seatPlanRules: Rules = {
  flow: 'seat-plan',
  rules: {
    'shown-is-what-was-read': until(['R-03'], {
      from: either(begins, hears('train.chosen')),
      no: tagged('shown'),
      until: answered('loadSeatMaps', isGranted),
    }),
    'shows-the-chosen-train': always(
      ['R-03', 'S-11'],
      hears('train.chosen'),
      sees(({ asked, context }) => {
        const { trains, train } = context;
        return asked.some(
          ({ port, input }) =>
            port === 'loadSeatMaps' && JSON.stringify(input) === JSON.stringify(trains[train] ?? null),
        );
      }),
    ),
    'stale-is-read-again': leadsTo(['C-06'], {
      from: noAnswer('findTaken'),
      to: asks('findTaken'),
      unless: hears('train.chosen'),
    }),
    'asked-is-read': always(['R-03'], hears('plan.asked'), either(asks('loadSeatMaps'), asks('findTaken'))),
    'other-train-other-coaches': always(
      ['R-03'],
      hears('train.chosen'),
      shows(({ maps, coach }) => maps.length === 0 && coach === null),
    ),
  },
};
