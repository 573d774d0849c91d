import { answerOf, isGranted, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven } from '#machines/kit/judge/kept.ts';
import { always, leadsTo, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { seatHoldMachine } from './seat-hold.machine.ts';
import type { HoldAnswer, SeatHold } from './seat-hold.model.ts';

const {
  answered,
  asks,
  begunWith,
  ends,
  eventIn,
  hears,
  meets,
  passes,
  reports,
  sees,
  shows,
  stands,
  tagged,
} = signsOf<SeatHold, typeof seatHoldMachine>();

const grantedIn = answerOf<HoldAnswer>('holdSeats');
const holdsSeats = shows(({ seats }) => seats.length > 0);
const isOver: ReturnType<typeof ends> = ends();
const chosen = either(hears('seats.chosen'), hears('wheelchair.confirmed'), hears('wheelchair.wanted'));

export const seatHoldRules: Rules = {
  flow: 'seat-hold',
  rules: {
    'time-over-nothing-held': leadsTo(['S-09', 'E-07'], {
      from: passes('holdEnd'),
      to: ends(({ kind }) => kind === 'expired'),
      within: 0,
    }),
    'whoever-holds-sees-the-time': always(
      ['S-09'],
      both(holdsSeats, not(isOver), not(stands('leaving'))),
      tagged('countingDown'),
    ),
    'leaving-releases': always(
      ['S-09'],
      both(hears('seats.left'), holdsSeats),
      asks('returnSeats', ({ seats }: SeatHold['context']) => seats.length > 0),
    ),
    'on-with-all-seats': eachOf(
      always(
        ['V-26', 'S-11'],
        ends(({ kind }) => kind === 'confirmed'),
        shows(({ seats, needed }) => seats.length >= needed && needed > 0),
      ),
      always(
        ['V-26', 'S-11'],
        hears('seats.confirmed'),
        sees(
          ({ output, context: { seats, deadline } }) =>
            JSON.stringify(output) === JSON.stringify({ kind: 'confirmed', seats, deadline }),
        ),
      ),
    ),
    'on-when-meant': until(['S-09'], { no: stands('confirmed'), until: hears('seats.confirmed') }),
    'one-party-holds': asGiven(['S-11'], {
      given: (seen) => begunWith(seen)?.party,
      of: (seen) => inputOf<{ readonly party: string }>('holdSeats')(seen)?.party,
    }),
    'wheelchair-is-asked-about': until(['V-27'], {
      from: hears('wheelchair.wanted'),
      no: asks('holdSeats'),
      until: either(hears('wheelchair.confirmed'), hears('seats.chosen')),
    }),
    'no-means-no-wheelchair': until(['V-27'], {
      from: hears('wheelchair.declined'),
      no: either(
        asks('holdSeats'),
        shows(({ wanted }) => wanted.length > 0),
      ),
      until: chosen,
    }),
    'asked-again-the-same': eachOf(
      until(['S-09'], {
        from: asks('holdSeats'),
        no: both(
          meets('answer.asked'),
          not(either(asks('holdSeats'), stands('asking.waiting', 'counting.holding.waiting'))),
        ),
        until: either(answered('holdSeats'), hears('seats.left'), isOver),
      }),
      asGiven(['S-09'], {
        given: (seen) => (eventIn('seats.chosen')(seen) ?? eventIn('wheelchair.wanted')(seen))?.seats,
        of: (seen) => inputOf<{ readonly wanted: unknown }>('holdSeats')(seen)?.wanted,
      }),
    ),
    'refused-says-why': always(
      ['E-07', 'V-23'],
      answered('holdSeats', isRefused),
      sees((seen) => seen.context.refusal === refusalIn('holdSeats')(seen)),
    ),
    'refusal-is-reported': always(['E-07'], answered('holdSeats', isRefused), reports('refused')),
    'granted-is-held': always(
      ['S-09'],
      answered('holdSeats', isGranted),
      sees((seen) => {
        const answer = grantedIn(seen);
        const held = new Set(seen.context.seats.map((seat) => JSON.stringify(seat)));
        return answer?.ok === true && answer.value.every((seat) => held.has(JSON.stringify(seat)));
      }),
    ),
    'never-longer-than-refused': until(['S-09'], {
      from: answered('extendHold', isRefused),
      no: asks('extendHold'),
      until: either(
        begins,
        shows(({ seats }) => seats.length === 0),
      ),
    }),
  },
};
