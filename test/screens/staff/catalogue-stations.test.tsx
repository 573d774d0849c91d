import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CatalogueEntry as Entry } from '#domain/catalogue/catalogue-entry.ts';
import { languages } from '#domain/values/language.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { dearer, entries, monthly } from '#machines/catalogue-approval/catalogue-approval.samples.part.ts';
import { StationsContext } from '#panels/stations.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { noEntryParts } from '../../support/views/no-entry-parts.tsx';
import { drawn } from '../drawn.tsx';
import { fewStations } from '../home-sample.tsx';
import { readSummary } from '../summary.ts';
import { consoleOf, fill, press } from './entry-console.tsx';

const noop = () => undefined;

/** The console of one who has the stations at hand. */
const withStations = (children: ReactNode, activate: () => void = noop) => (
  <StationsContext value={{ book: fewStations, nameOf: fewStations.nameOf, load: activate }}>
    {children}
  </StationsContext>
);

const waiting: Entry = {
  ...entries.updateWaiting,
  published: { fields: { ...monthly, fromStationId: 98 }, effectiveDate: null, version: 3 },
  intent: entries.updateWaiting.intent && {
    ...entries.updateWaiting.intent,
    fields: { ...dearer, fromStationId: 796 },
  },
};

const named = (station: number) => `${station} · ${fewStations.nameOf(station)}`;

test('[R-48] a station is told by its number and its name, where it stands and where it would change', async () => {
  const { flow } = consoleOf('subscriptions', waiting);
  drawn(withStations(<CatalogueEntry flow={flow} parts={noEntryParts} />));
  await expect.element(page.getByRole('definition').filter({ hasText: named(98) })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: tr['catalogue.field.from-station'] });
  await expect.element(row).toHaveTextContent(`${named(98)}${named(796)}`);
});

test.each(languages)(
  '[R-48] the name of a station is beside its number while it is typed, in %s',
  async (language) => {
    const { flow } = consoleOf('subscriptions', null);
    drawn(
      withStations(
        <main>
          <h1>1</h1>
          <CatalogueEntry flow={flow} parts={noEntryParts} />
        </main>,
      ),
      language,
    );
    const field = page.elementLocator(document.getElementById('catalogue-fromStationId') ?? document.body);
    await expect.element(field).not.toHaveAccessibleDescription(fewStations.nameOf(98));
    await fill({ fromStationId: '98' });
    await expect.element(field).toHaveAccessibleDescription(fewStations.nameOf(98));
    await fill({ fromStationId: '۷۹۶' });
    await expect.element(field).toHaveAccessibleDescription(fewStations.nameOf(796));
    expect(await axeInPage()).toEqual([]);
    await fill({ fromStationId: '999999' });
    await expect.element(field).not.toHaveAccessibleDescription(fewStations.nameOf(796));
  },
);

test('[R-48] [E-05] a station that there is not is told at its field, and nothing is saved', async () => {
  const { flow, saved } = consoleOf('subscriptions', null);
  drawn(withStations(<CatalogueEntry flow={flow} parts={noEntryParts} />));
  const entered = { code: 'AY', name: 'Aylık', price: '1200', days: '30', trips: '60' };
  await fill({ ...entered, fromStationId: '98', toStationId: '999999' });
  await page.getByRole('checkbox', { name: tr['cabin.Y1'] }).click();
  await press(tr['catalogue.save']);
  const summary = await readSummary();
  const problem = tr['catalogue.trouble.no-station'].replace('{field}', tr['catalogue.field.to-station']);
  expect([summary.problems, saved]).toEqual([[problem], []]);
  await fill({ toStationId: '796' });
  await press(tr['catalogue.save']);
  await expect.poll(() => saved.map(({ toStationId }) => toStationId)).toEqual([796]);
});

test('[R-48] whoever comes to type a station is judged by the stations there are by then', async () => {
  const woken: string[] = [];
  const { flow } = consoleOf('subscriptions', null);
  drawn(
    withStations(<CatalogueEntry flow={flow} parts={noEntryParts} />, () => {
      woken.push(document.activeElement?.id ?? '');
    }),
  );
  await fill({ code: 'AY', toStationId: '98' });
  expect(woken).toEqual(['catalogue-toStationId']);
});
