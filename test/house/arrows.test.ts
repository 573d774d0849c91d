import { expect, test } from 'vitest';
import { leansOf, strayArrows } from './arrows.ts';
import { cycles } from './cycles.ts';
import { type Files, sourcesOf } from './files.ts';

const leansIn = (planted: Readonly<Record<string, string>>) => {
  const files: Files = new Map(Object.entries(planted));
  return leansOf(files, sourcesOf(files));
};

const strays = (planted: Readonly<Record<string, string>>) =>
  strayArrows(leansIn(planted)).map(({ says }) => says);

const flow = (name: string, text = '') => ({ [`machines/${name}/${name}.machine.ts`]: text });

test.each([
  [
    'domain leans on nothing',
    'src/domain/a.ts',
    "import { b } from '#contract/b.ts';",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'a type is a lean too',
    'src/domain/a.ts',
    "import type { b } from '#contract/b.ts';",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'a type asked for in place',
    'src/domain/a.ts',
    "export type B = import('#contract/b.ts').B;",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'a re-export',
    'src/domain/a.ts',
    "export { b } from '#contract/b.ts';",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'everything passed on',
    'src/domain/a.ts',
    "export * from '#contract/b.ts';",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'an import made while running',
    'src/domain/a.ts',
    "const b = await import('#contract/b.ts');",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'a glob',
    'src/domain/a.ts',
    "const all = import.meta.glob('#contract/*.ts');",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'a list of globs',
    'src/domain/a.ts',
    "const all = import.meta.glob(['#contract/{b,c}.ts']);",
    'src/domain may not lean on src/contract/b.ts',
  ],
  [
    'a short way into another room',
    'src/contract/a.ts',
    "import { d } from '../domain/d.ts';",
    'src/domain/d.ts is another room: import it by its # name',
  ],
  [
    'a name without its ending',
    'src/contract/a.ts',
    "import { d } from '#domain/d';",
    '#domain/d leads to no file; write the whole name with its ending',
  ],
  [
    'a name only the running program knows',
    'src/contract/a.ts',
    'const d = await import(name);',
    'what is imported must be told in the source',
  ],
  [
    'a package of another room',
    'src/domain/a.ts',
    "import ky from 'ky';",
    'src/domain may not lean on the package ky',
  ],
  [
    'a part of a package of another room',
    'machines/kit/a.ts',
    "import { z } from 'zod/mini';",
    'machines/kit may not lean on the package zod',
  ],
  [
    'React in a flow',
    'machines/booking/booking.machine.ts',
    "import { useState } from 'react';",
    'machines/booking may not lean on the package react',
  ],
  [
    'Node in the browser',
    'src/gateway/a.ts',
    "import { join } from 'node:path';",
    'src/gateway runs in the browser too and may not lean on node:path',
  ],
  [
    'the app from below',
    'src/screens/home/a.tsx',
    "import { entry } from '#app/boot/entry.ts';",
    'src/screens/home may not lean on src/app/boot/entry.ts',
  ],
  [
    'a test from the house',
    'src/app/a.ts',
    "import { t } from '#test/support/t.ts';",
    'src/app may not lean on test/support/t.ts',
  ],
  [
    'the server from the browser',
    'src/app/a.ts',
    "import { s } from '#server/s.ts';",
    'src/app may not lean on src/server/s.ts',
  ],
  [
    'one screen from another',
    'src/screens/home/a.tsx',
    "import { B } from '#screens/seat-map/b.tsx';",
    'src/screens/home may not lean on src/screens/seat-map/b.tsx',
  ],
  [
    'one panel from another',
    'src/panels/theme-switch/a.tsx',
    "import { C } from '#panels/login/c.tsx';",
    'src/panels/theme-switch may not lean on src/panels/login/c.tsx',
  ],
  [
    'the ports of a flow from a view',
    'src/screens/home/a.tsx',
    "import { p } from '#machines/payment/payment.ports.ts';",
    'src/screens/home may not lean on machines/payment/payment.ports.ts',
  ],
  [
    'one flow from another',
    'machines/seat-hold/seat-hold.machine.ts',
    "import { m } from '#machines/payment/payment.machine.ts';",
    'machines/seat-hold may not lean on machines/payment/payment.machine.ts',
  ],
  [
    'more of a child than its chart and its model',
    'machines/booking/booking.machine.ts',
    "import { p } from '#machines/payment/payment.ports.ts';",
    'machines/booking may not lean on machines/payment/payment.ports.ts',
  ],
  [
    'a flow on the server that is not settlement',
    'src/server/seats/a.ts',
    "import { m } from '#machines/payment/payment.machine.ts';",
    'src/server may not lean on machines/payment/payment.machine.ts',
  ],
  [
    'anything of ours in the checker',
    'src/ledger-check/a.ts',
    "import { d } from '#domain/d.ts';",
    'src/ledger-check may not lean on src/domain/d.ts',
  ],
  [
    'a render entry from the browser',
    'src/app/a.ts',
    "import { r } from '#app/render.tsx';",
    'src/app may not lean on src/app/render.tsx',
  ],
])('%s is refused', (_, path, text, says) => {
  const deps = {
    'src/contract/b.ts': '',
    'src/domain/d.ts': '',
    'src/app/boot/entry.ts': '',
    'src/app/render.tsx': '',
    'src/server/s.ts': '',
    'src/screens/seat-map/b.tsx': '',
    'src/panels/login/c.tsx': '',
    'test/support/t.ts': '',
    'machines/payment/payment.machine.ts': '',
    'machines/payment/payment.ports.ts': '',
  };
  expect(strays({ ...deps, [path]: text })).toEqual([says]);
});

test('a file outside every room is refused', () => {
  expect(strays({ 'scripts/a.ts': "import { b } from './b.ts';", 'scripts/b.ts': '' })).toEqual([
    'scripts/a.ts stands in no room',
  ]);
});

test('the arrows of the plan are free to go', () => {
  expect(
    strays({
      ...flow('payment'),
      ...flow(
        'booking',
        "import { m } from '#machines/payment/payment.machine.ts'; import { setup } from 'xstate';",
      ),
      'machines/kit/k.ts': "import { d } from '#domain/d.ts';",
      'src/domain/d.ts':
        "import { e } from './e.ts'; import { Temporal } from 'temporal-polyfill/full/implementation';",
      'src/domain/e.ts': '',
      'src/contract/c.ts': "import * as z from 'zod/mini'; import { d } from '#domain/d.ts';",
      'src/panels/login/c.tsx': '',
      'src/panels/session/s.tsx': "import { C } from '#panels/login/c.tsx';",
      'src/screens/home/h.tsx':
        "import { S } from '#panels/session/s.tsx'; import { m } from '#machines/booking/booking.machine.ts';",
      'src/app/a.ts':
        "const home = () => import('#screens/home/h.tsx'); const icon = new URL('./i.svg', import.meta.url);",
      'src/server/s.ts': "import { join } from 'node:path'; import { c } from '#contract/c.ts';",
    }),
  ).toEqual([]);
});

test('a circle is told once, by the way round', () => {
  const leans = leansIn({
    'src/domain/a.ts': "import { b } from './b.ts';",
    'src/domain/b.ts': "import type { c } from './c.ts';",
    'src/domain/c.ts': "export const a = () => import('./a.ts');",
    'src/domain/d.ts': "import { a } from './a.ts';",
  });
  expect(cycles(leans).map(({ says }) => says)).toEqual([
    'src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts',
  ]);
});
