import type { Lean } from '../arrows.ts';
import { innerOf } from '../floors.ts';
import { floors } from '../plan/floors.ts';
import { type Room, rooms, type Side } from '../plan.ts';
import type { Box, Picture } from './picture.ts';

/** What the rooms inside the domain and the server hold, for whoever looks for a rule. */
const held: Readonly<Record<string, string>> = {
  'src/domain/catalogue': 'what staff edit and publish: entries, rights, terms of sale, packages',
  'src/domain/rental': 'a car beside the journey: wish, driver, offer, contract',
  'src/domain/booking': 'reservation, option, tickets, changes, returns, extras, what a status allows',
  'src/domain/member': 'registration, profile, password, session, saved contacts',
  'src/domain/passenger': 'who travels: drafts, parties, companions, children',
  'src/domain/seat': 'wanted and held seats, best seats, alarms',
  'src/domain/person': 'names, telephones, surnames as keys',
  'src/domain/coach': 'plans of coaches, who may sit beside whom, wheelchairs, pets',
  'src/domain/journey': 'search, trips, journeys and their offers',
  'src/domain/fare': 'tariffs, prices, promotions, miles, cards',
  'src/domain/time': 'days, hours, calendars, typed days',
  'src/domain/values': 'money, languages, numbers, answers and refusals',
  'src/domain/shop': 'addresses of the shop, alerts, what is kept of a flow',
  'src/server/command': 'what npm runs first: plain .mjs, and commands for operators',
  'src/server/start': 'opens database, ports and jobs; the table of routes; desks; seeds',
  'src/server/office': 'staff: catalogue, support, backups and retention, the world of QA, traffic',
  'src/server/sale': 'seats, bookings, payments, settlement, tickets, rentals, letters, the ledger',
  'src/server/people': 'members, sessions, registration, e-ID, who may act on what',
  'src/server/railway': 'network, timetable, search, free seats, GTFS, lists of the country',
  'src/server/counterparts': 'bank, wallet, SMS, mail, e-ID, register, cars: each behind a port',
  'src/server/charts': 'which arrows the charts of the flows declare',
  'src/server/platform': 'database, HTTP, keys that make a call happen once, settings, clock, log',
};

const beside = new Set(['test', 'package.json']);

const nameOf = (arrow: Room['leansOn'][number]) => (typeof arrow === 'string' ? arrow : arrow.to);

/** Tests lean on everything, and one file of facts on nothing: they would only cover the picture. */
const wholePicture = (): Picture => {
  const drawn = rooms.filter(({ name }) => !beside.has(name));
  const boxes = drawn.map(({ name, holds, side, leansOn }): Box => {
    const targets = leansOn.map(nameOf).map((to) => (to === 'machines/settlement' ? 'machines/*' : to));
    const known = targets.filter((to) => drawn.some((room) => room.name === to));
    return { name, holds: holds.replaceAll('`', ''), side, leansOn: [...new Set(known)] };
  });
  return { title: 'The rooms of the house and the arrows between them', boxes };
};

const inside = (root: string, side: Side, title: string, leans: readonly Lean[]): Picture => {
  const pairs = leans.flatMap(({ import: { from }, target }) => {
    const [here, there] = [innerOf(root, from), target.kind === 'file' ? innerOf(root, target.path) : null];
    return here === null || there === null || here === there ? [] : [[here, there] as const];
  });
  const boxes = (floors[root] ?? []).flatMap((names, floor) =>
    names.map(
      (name): Box => ({
        name,
        holds: held[`${root}/${name}`] ?? '',
        side,
        floor,
        leansOn: [...new Set(pairs.flatMap(([here, there]) => (here === name ? [there] : [])))].toSorted(),
      }),
    ),
  );
  return { title, boxes };
};

/** One picture for each floor a newcomer walks: the house, and the two rooms in it that hold most. */
export const pictures = (leans: readonly Lean[]): ReadonlyMap<string, Picture> =>
  new Map([
    ['docs/house.svg', wholePicture()],
    [
      'docs/domain.svg',
      inside('src/domain', 'everywhere', 'The rooms of the domain, from the roof to the foot', leans),
    ],
    [
      'docs/server.svg',
      inside('src/server', 'server', 'The areas of the server, from the roof to the foot', leans),
    ],
  ]);
