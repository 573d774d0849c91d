import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeProblems } from '../../support/browser/axe.ts';
import { openConsole } from '../../support/browser/console-in-browser.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** The browser's own line for the one answer that refused the second. */
const conflictLine = 'error: Failed to load resource: the server responded with a status of 409 (Conflict)';

/** An entry for each language, so that each begins with what is published. */
const entries = { tr: 42, en: 43, fa: 44 } as const;

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');
const approval = (page: Page, state: string) => waitForState(page, 'catalogue-approval', state);

const field = (page: Page, name: string) => page.locator(`#catalogue-${name}`);
const enteredIn = async (page: Page) => [
  await field(page, 'name').inputValue(),
  await field(page, 'discount').inputValue(),
];
const type = async (page: Page, name: string, discount: string) => {
  await field(page, 'name').fill(name);
  await field(page, 'discount').fill(discount);
};
/** What the page tells of how the entry stands now. */
const conflictNotice = (page: Page, words: Reader['words']) =>
  page.getByRole('alert').filter({ hasText: words['catalogue.outdated'] });

test.each(drawnReaders())(
  '[E-05] [S-23] $language: whoever saves second is told of the conflict, loses nothing typed, and takes over or leaves it',
  async ({ language, words }) => {
    const query = `?tur=passenger-types&kayit=${entries[language]}`;
    const { page: first } = await visitor({ language, motion: false });
    const { page: second, complaints } = await visitor({ language, motion: false });
    for (const [page, email] of [
      [first, 'deniz'],
      [second, 'kerem'],
    ] as const) {
      await openConsole(page, shop().origin, email, query);
      await approval(page, 'shown.plain');
      await press(page, words['catalogue.action.edit']);
      await approval(page, 'editing.fresh');
    }
    await type(first, 'Birinci', '111');
    await press(first, words['catalogue.save']);
    await approval(first, 'shown.saved');

    await type(second, 'İkinci', '222');
    await press(second, words['catalogue.save']);
    await approval(second, 'editing.outdated');
    expect(await enteredIn(second)).toEqual(['İkinci', '222']);
    await conflictNotice(second, words).getByText('Birinci', { exact: true }).waitFor();
    expect(await axeProblems(second)).toEqual([]);

    // The first opens the form again, and the second takes over meanwhile.
    await press(first, words['catalogue.action.edit']);
    await approval(first, 'editing.fresh');
    await press(second, words['catalogue.save']);
    await approval(second, 'shown.saved');
    await type(first, 'Birinci', '333');
    await press(first, words['catalogue.save']);
    await approval(first, 'editing.outdated');
    expect(await enteredIn(first)).toEqual(['Birinci', '333']);
    await conflictNotice(first, words).getByText('İkinci', { exact: true }).waitFor();

    // The first leaves it as the second has it: beside what is published it is read.
    await press(first, words['catalogue.withdraw']);
    await approval(first, 'shown.plain');
    await first.getByRole('cell', { name: 'İkinci', exact: true }).waitFor();

    // Whoever does something to what no longer stands so is told, and sees how it stands.
    await press(second, words['catalogue.action.send']);
    await approval(second, 'shown.done');
    await press(first, words['catalogue.action.cancel']);
    await press(first, words['catalogue.confirm.cancel']);
    await approval(first, 'shown.changed');
    await first.getByText(words['catalogue.refused.conflict']).waitFor();
    await first.getByRole('button', { name: words['catalogue.action.recall'], exact: true }).waitFor();
    expect(complaints()).toEqual([conflictLine]);
  },
);
