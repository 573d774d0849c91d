import type { NetworkDocument, WrittenTrain } from '#server/railway/network/network-document.ts';
import { aegeanCourses } from './aegean-courses.ts';
import { coachSets } from './coach-sets.ts';
import type { Course, Departures } from './course.ts';
import { easternCourses } from './eastern-courses.ts';
import { highSpeedCourses } from './high-speed-courses.ts';
import { mainLineCourses } from './main-line-courses.ts';
import { type Point, reversedWay, wayOver } from './measured-lines.ts';
import { placedStations } from './place-stations.ts';
import { regionalCourses } from './regional-courses.ts';
import { type RunningDays, runningDays } from './running-days.ts';
import { seedFacts } from './seed-facts.ts';
import { mirroredTrains, seenTrains, type UnnumberedTrain } from './seen-trains.ts';
import { specialCourses } from './special-courses.ts';
import { classTariffs, typeTariffs } from './tariffs.ts';
import { departuresOf, stopsOn, timedRun } from './timed-run.ts';

const courses: readonly Course[] = [
  ...highSpeedCourses,
  ...mainLineCourses,
  ...regionalCourses,
  ...aegeanCourses,
  ...easternCourses,
  ...specialCourses,
];

type Direction = {
  readonly way: readonly Point[];
  readonly name: string;
  readonly departures: Departures;
  readonly days: RunningDays;
  readonly number: number;
};

const trainsTowards = (course: Course, direction: Direction): readonly UnnumberedTrain[] => {
  const points = stopsOn(direction.way, course);
  return departuresOf(direction.departures).map((begin, nth) => {
    const number = `${direction.number + 2 * nth}`;
    return {
      key: number,
      number,
      name: `${number} ${direction.name}`,
      commercialName: direction.name,
      type: course.type,
      schedule: null,
      line: null,
      stops: timedRun(points, begin, course),
      calendar: runningDays[direction.days],
      coaches: coachSets[course.set].map(([index, name, template]) => [index, name, template]),
      isReservable: course.isReservable ?? true,
      opensDaysBefore: course.opensDaysBefore ?? 60,
    };
  });
};

const trainsOf = (course: Course): readonly UnnumberedTrain[] => {
  const way = wayOver(course.over);
  const [there, back] = course.name;
  const [daysThere, daysBack] = course.days ?? ['daily', 'daily'];
  return [
    ...trainsTowards(course, {
      way,
      name: there,
      departures: course.there,
      days: daysThere,
      number: course.number,
    }),
    ...trainsTowards(course, {
      way: reversedWay(way),
      name: back,
      departures: course.back,
      days: daysBack,
      number: course.number + 1,
    }),
  ];
};

/** Above the schedules that were seen. */
const firstSchedule = 1000;

const numbered = (trains: readonly UnnumberedTrain[]): WrittenTrain[] =>
  trains.map((train, nth) => ({
    ...train,
    index: nth + 1,
    schedule: train.schedule ?? firstSchedule + nth,
  }));

/** The network the shop begins with: what was seen of the real one, and the rest believed. Always the same. */
export const buildNetwork = (): NetworkDocument => ({
  stations: [...placedStations],
  pairs: seedFacts.reach,
  trains: numbered([...seenTrains, ...mirroredTrains, ...courses.flatMap(trainsOf)]),
  typeTariffs: [...typeTariffs],
  classTariffs: [...classTariffs],
});
