import { describe, expect, test } from 'vitest';
import { problemsOfPressing } from '../../support/browser/looking/press-rest.ts';
import { openEyes, sightOf } from '../../support/browser/looking/sight-of.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const button = (does: string, name: string) => `<button onclick="${does}">${name}</button>`;
const does = `this.textContent='Kaydediliyor'`;

const pressing = async (html: string) => {
  const { page } = await visitor({ width: 360, height: 780, own: true });
  await openEyes(page);
  await page.route('**/planted', (route) =>
    route.fulfill({
      body: `<!doctype html><main id=content><h1>Yolcular</h1>${html}</main>`,
      contentType: 'text/html; charset=utf-8',
    }),
  );
  await page.goto('/planted');
  await sightOf(page);
  const pressed = new Set(['button “Kaydet”']);
  return { found: await problemsOfPressing(page, { pressed, most: 9 }), pressed: [...pressed] };
};

describe('what no walk has pressed is pressed where it has ended', () => {
  const opens = '<details><summary>Kurallar</summary><p>Bilet iade edilir.</p></details>';

  test('a button without a hand behind it', async () => {
    const other = button('', 'Vazgeç');
    expect(await pressing(`${button(does, 'Kaydet')}${opens}${other}`)).toEqual({
      found: [{ rule: 'presses-answered', what: 'nothing comes of the press on button “Vazgeç”' }],
      pressed: ['button “Kaydet”', 'summary “Kurallar”', 'button “Vazgeç”'],
    });
  });

  test('a button with something over it', async () => {
    const over = '<div style="position:fixed;inset:0"></div>';
    expect(await pressing(`${button(does, 'Vazgeç')}${over}`)).toEqual({
      found: [{ rule: 'presses-answered', what: 'button “Vazgeç” cannot be pressed' }],
      pressed: ['button “Kaydet”', 'button “Vazgeç”'],
    });
  });

  test('a button of a dialog, and not the one of its name beneath', async () => {
    const dialog = `<dialog>${button(does, 'Vazgeç')}</dialog><script>document.querySelector('dialog').showModal()</script>`;
    expect(await pressing(`${button('', 'Vazgeç')}${dialog}`)).toEqual({
      found: [],
      pressed: ['button “Kaydet”', 'button “Vazgeç”', 'button “Kaydediliyor”'],
    });
  });

  test('a page that cannot be asked is no page without buttons', async () => {
    const blinds = button(
      "window.looking.nameOf = () => { throw new Error('blind'); };this.textContent='Bitti'",
      'Geri',
    );
    await expect(pressing(`${blinds}${button('', 'Vazgeç')}`)).rejects.toThrow('blind');
  });

  test('a button that does something, and what comes after the page stands elsewhere', async () => {
    const goes = button(`history.pushState(null, '', '/elsewhere');this.textContent='Gidildi'`, 'Geri');
    expect(await pressing(`${button(does, 'Kaydet')}${opens}${goes}${button('', 'Vazgeç')}`)).toEqual({
      found: [],
      pressed: ['button “Kaydet”', 'summary “Kurallar”', 'button “Geri”'],
    });
  });
});
