import { dayNumberAt } from '#domain/time/travel-day.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { type Network, runsOn } from '#server/railway/network/railway.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { WantedPlace } from '#server/sale/holds/seats.ts';

const firstDay = 3;
const days = 20;
const longest = 4;

const below = (count: number): number => Math.floor(Math.random() * count);

/** Every coach of three weeks that has seats of the ordinary kinds. */
const coachesOf = ({ trains, templates }: Network, today: number) => {
  const ahead = Array.from({ length: days }, (_, index) => firstDay + index);
  return trains.flatMap((train) => {
    if (train === undefined) return [];
    const runs = ahead
      .filter((day) => day < train.opensDaysBefore && runsOn(train.calendar, today + day))
      .map((day) => runIdOf(train.index, today + day));
    return train.coaches.flatMap(({ index, template }) => {
      const places = (templates.get(template)?.places ?? []).filter(({ cabinClass }) =>
        ['Y1', 'C', 'L'].includes(cabinClass),
      );
      const stops = train.stops.length;
      return places.length === 0 ? [] : runs.map((runId) => ({ runId, coach: index, places, stops }));
    });
  });
};

/** Seats here and there, each over a short stretch, for passengers who do not know each other. */
export const wantedHolds = ({ railway, clock }: AppContext): (() => WantedPlace) => {
  const coaches = coachesOf(railway.network(), dayNumberAt(clock.now()));
  return () => {
    const found = coaches[below(coaches.length)];
    const place = found?.places[below(found.places.length)];
    if (found === undefined || place === undefined)
      throw new Error('No train runs on the days of the bench.');
    const fromStop = below(found.stops - 1);
    return {
      runId: found.runId,
      coach: found.coach,
      seat: place.number,
      fromStop,
      toStop: Math.min(fromStop + 1 + below(longest), found.stops - 1),
      gender: below(2) === 0 ? 'F' : 'M',
      occupant: 'passenger',
      party: crypto.randomUUID(),
    };
  };
};
