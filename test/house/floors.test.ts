import { expect, test } from 'vitest';
import { leansOf } from './arrows.ts';
import { type Files, filesOnDisk, sourcesOf } from './files.ts';
import { circlesOfRooms, fullFolders, offThePlan, unusedArrows, upwardArrows } from './floors.ts';
import { floors } from './plan/floors.ts';

const planted = (texts: Readonly<Record<string, string>>) => {
  const files: Files = new Map(Object.entries(texts));
  return { files, leans: leansOf(files, sourcesOf(files)) };
};

test.each([
  ['src/domain', 'values/a.ts', "import { b } from '#domain/booking/b.ts';", 'booking/b.ts'],
  ['src/domain', 'seat/a.ts', "import type { b } from '#domain/person/b.ts';", 'person/b.ts'],
  ['src/server', 'platform/a.ts', "import { b } from '#server/sale/seats/b.ts';", 'sale/seats/b.ts'],
  [
    'src/server',
    'counterparts/bank/a.ts',
    "import type { b } from '#server/people/users/b.ts';",
    'people/users/b.ts',
  ],
  ['src/server/sale', 'bookings/a.ts', "import { b } from '#server/sale/tickets/b.ts';", 'tickets/b.ts'],
  ['src/app', 'ports/a.ts', "import { b } from '#app/routes/b.ts';", 'routes/b.ts'],
  ['machines/kit', 'flow/a.ts', "export { b } from '#machines/kit/walk/b.ts';", 'walk/b.ts'],
  ['src/ui', 'theme/a.ts', "const b = import('#ui/fields/b.ts');", 'fields/b.ts'],
])('in %s an arrow from %s does not run up', (root, from, text, to) => {
  const { leans } = planted({ [`${root}/${from}`]: text, [`${root}/${to}`]: '' });
  const [room = ''] = from.split('/');
  expect(upwardArrows(leans)).toEqual([
    {
      rule: 'floors',
      place: `${root}/${from}:1`,
      says: `${root}/${room} may not lean on ${root}/${to}: it stands on no lower floor`,
    },
  ]);
});

test('an arrow inside a room and one to a lower floor are free to go', () => {
  const { leans } = planted({
    'src/domain/booking/a.ts': "import { b } from './b.ts'; import { c } from '#domain/values/c.ts';",
    'src/domain/booking/b.ts': '',
    'src/domain/values/c.ts': '',
  });
  expect(upwardArrows(leans)).toEqual([]);
});

test('rooms that lean on each other are told by the way round, wherever they stand', () => {
  const { leans } = planted({
    'src/screens/home/list/a.tsx': "import { b } from '../row/b.tsx';",
    'src/screens/home/row/b.tsx': "import type { c } from '../words/c.ts';",
    'src/screens/home/words/c.ts': "import { d } from '../list/d.ts';",
    'src/screens/home/list/d.ts': '',
  });
  expect(circlesOfRooms(leans)).toEqual([
    { rule: 'circles', place: 'src/screens/home:1', says: 'list → row → words → list' },
  ]);
});

test('a file beside the rooms and a room that was never planned stand on no floor', () => {
  const { files } = planted({
    'src/domain/a.ts': '',
    'src/domain/attic/b.ts': '',
    'src/domain/values/c.ts': '',
  });
  expect(offThePlan(files).filter(({ place }) => place.startsWith('src/'))).toEqual([
    { rule: 'floors', place: 'src/domain/a.ts:1', says: 'stands on no floor of src/domain' },
    { rule: 'floors', place: 'src/domain/attic/b.ts:1', says: 'stands on no floor of src/domain' },
  ]);
});

test('a room that is planned and not built is told', () => {
  const all = filesOnDisk(process.cwd());
  const without: Files = new Map([...all].filter(([path]) => !path.startsWith('src/domain/time/')));
  expect(offThePlan(without).map(({ says }) => says)).toEqual([
    'src/domain/time is planned and holds no file',
  ]);
});

test('an arrow of the plan along which nobody goes is told', () => {
  const all = filesOnDisk(process.cwd());
  const leans = leansOf(all, sourcesOf(all)).filter(
    ({ import: { from } }) => !from.startsWith('src/contract/'),
  );
  expect(unusedArrows(leans).map(({ says }) => says)).toEqual(['src/contract does not lean on src/domain']);
});

const side = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => [`${folder}/a${at}.ts`, ''] as const);

test('forty files may stand side by side, one more may not, lists apart', () => {
  const { files } = planted(
    Object.fromEntries([...side('src/a', 40), ...side('src/b', 41), ...side('src/ui/icons', 90)]),
  );
  expect(fullFolders(files)).toEqual([
    { rule: 'full-folder', place: 'src/b:1', says: '41 files stand side by side' },
  ]);
});

test('every file inside a folder with floors was seen on one of them', () => {
  const paths = [...filesOnDisk(process.cwd()).keys()];
  const counts = Object.entries(floors).map(([root, levels]) => {
    const rooms = levels.flat();
    const below = paths.filter((path) => path.startsWith(`${root}/`));
    const inRooms = rooms.map(
      (room) =>
        below.filter((path) =>
          room === '.' ? !path.slice(root.length + 1).includes('/') : path.startsWith(`${root}/${room}/`),
        ).length,
    );
    return [root, below.length, inRooms.reduce((sum, count) => sum + count, 0)] as const;
  });
  for (const [, all, seen] of counts) expect(seen).toBe(all);
  expect(counts.reduce((sum, [, all]) => sum + all, 0)).toBeGreaterThan(1_500);
});
