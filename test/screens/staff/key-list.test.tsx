import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleKeys } from '#domain/catalogue/console-key.ts';
import { languages } from '#domain/values/language.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { KeyList } from '#screens/staff-console/keys/key-list.tsx';
import { type Keys, KeysContext } from '#screens/staff-console/keys/keys-context.ts';
import { axeInPage } from '../../support/views/axe-in-page.ts';
import { drawn } from '../drawn.tsx';

const list = (isOpen: 'closed' | 'open', keys: Keys, onTurn: () => void = () => undefined) => (
  <main>
    <h1>?</h1>
    <KeysContext value={keys}>
      <KeyList
        isOpen={isOpen === 'open'}
        onOpen={() => undefined}
        onDismiss={() => undefined}
        onTurn={onTurn}
      />
    </KeysContext>
  </main>
);

describe('[R-48] the list of keys', () => {
  test.each(languages)('names every key and shuts nobody out, in %s', async (language) => {
    drawn(list('open', 'on'), language);
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('checkbox')).toBeVisible();
    const signs = [...dialog.element().querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(signs).toEqual([...consoleKeys]);
    expect(await axeInPage()).toEqual([]);
  });

  test('lets single keys be turned off', async () => {
    const turn = vi.fn<() => void>();
    drawn(list('open', 'on', turn));
    await page.getByRole('checkbox', { name: tr['catalogue.keys.on'] }).click();
    expect(turn).toHaveBeenCalledTimes(1);
  });

  test('promises no key that does nothing', async () => {
    drawn(list('closed', 'off'));
    const button = page.getByRole('button', { name: tr['catalogue.keys'] });
    await expect.element(button).toBeVisible();
    expect([button.element().hasAttribute('aria-keyshortcuts'), button.element().textContent]).toEqual([
      false,
      tr['catalogue.keys'],
    ]);
  });
});
