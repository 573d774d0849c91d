import { ordinaryTerms, type SaleTerms } from '#domain/catalogue/sale-terms.ts';
import { coachOfPlan } from '#domain/coach/coach-of-plan.ts';
import { coachTemplates } from './coaches/coach-templates.ts';
import { farer } from './fares.ts';
import type { NetworkDocument, WrittenTrain } from './network-document.ts';
import type { Calendar, Network, Stop, Train } from './railway.ts';

const stopOf = ([station, arrival, departure, kilometres]: WrittenTrain['stops'][number]): Stop => ({
  station,
  arrival,
  departure,
  kilometres,
});

export const calendarOf = ({
  weekdays,
  from,
  until,
  alsoOn,
  neverOn,
}: WrittenTrain['calendar']): Calendar => {
  const runs = (weekday: number): boolean => weekdays[weekday] === '1';
  return {
    weekdays: [runs(0), runs(1), runs(2), runs(3), runs(4), runs(5), runs(6)],
    from,
    until,
    alsoOn: new Set(alsoOn),
    neverOn: new Set(neverOn),
  };
};

const trainOf = (written: WrittenTrain): Train => ({
  index: written.index,
  number: written.number,
  name: written.name,
  commercialName: written.commercialName,
  type: written.type,
  schedule: written.schedule,
  line: written.line,
  stops: written.stops.map(stopOf),
  calendar: calendarOf(written.calendar),
  isReservable: written.isReservable,
  opensDaysBefore: written.opensDaysBefore,
  coaches: written.coaches.map(([index, name, template]) => ({ index, name, template })),
});

const withoutDays = (train: WrittenTrain, days: readonly number[]): WrittenTrain => {
  const { alsoOn, neverOn, ...calendar } = train.calendar;
  const others = alsoOn.filter((day) => !days.includes(day));
  return { ...train, calendar: { ...calendar, alsoOn: others, neverOn: [...neverOn, ...days] } };
};

/** No two forms of a train run on the same day. */
const trainsOf = ({ trains, kept }: NetworkDocument): readonly WrittenTrain[] => {
  const daysKept = new Map<string, number[]>();
  for (const { key, calendar } of kept?.trains ?? []) {
    daysKept.set(key, [...(daysKept.get(key) ?? []), ...calendar.alsoOn]);
  }
  return [
    ...(kept?.trains ?? []),
    ...trains.map((train) => withoutDays(train, daysKept.get(train.key) ?? [])),
  ];
};

const pairsOf = ({ pairs, stations }: NetworkDocument): Network['pairs'] => {
  const known = new Set(stations.map(({ id }) => id));
  return new Map(
    pairs.flatMap(({ from, to }) =>
      from.map((id) => [id, new Set(to.filter((other) => other !== id && known.has(other)))] as const),
    ),
  );
};

const templatesOf = ({ plans }: NetworkDocument): Network['templates'] => {
  if (plans === undefined) return coachTemplates;
  const published = plans.flatMap(({ template, frame, lines, cabinClass }) => {
    const base = coachTemplates.get(frame);
    const coach = base === undefined ? null : coachOfPlan(base, { id: template, lines, cabinClass });
    return coach === null ? [] : [[template, coach] as const];
  });
  return new Map([...coachTemplates, ...published]);
};

/** The network a document tells of, laid out for reading. */
export const networkOf = (
  document: NetworkDocument,
  revision: number,
  terms: SaleTerms = ordinaryTerms,
): Network => {
  const trains: (Train | undefined)[] = [];
  for (const written of trainsOf(document)) trains[written.index] = trainOf(written);
  return {
    revision,
    stations: new Map(
      [...document.stations, ...(document.kept?.stations ?? [])].map((station) => [station.id, station]),
    ),
    pairs: pairsOf(document),
    templates: templatesOf(document),
    trains,
    fareOf: farer(document),
    terms,
  };
};
