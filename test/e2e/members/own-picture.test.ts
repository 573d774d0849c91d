import { describe, expect, test } from 'vitest';
import { keepPicture } from '#contract/members/pictures.ts';
import { largestPicture } from '#domain/member/picture.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

describe.each(drawnReaders().map((reader) => [reader.language, reader] as const))(
  '[R-07] %s',
  (language, { words }) => {
    test('[V-09] a picture is drawn small and anew, kept, shown again and taken away; what is none is refused by its name', async () => {
      const { page, complaints } = await visitor({ language, motion: false });
      const world = worldHand(shop().origin);
      await world.turn({ do: 'reset' });
      await openAsMember(page, shop(), '/kullanici-bilgisi');
      await waitForState(page, 'profile', 'shown.plain');
      const input = page.locator('input[type=file]');
      const own = page.getByRole('img', { name: words['picture.own'] });
      const photograph = await page.screenshot({ type: 'png' });
      await input.setInputFiles({ name: 'ben.png', mimeType: 'image/png', buffer: photograph });
      await page.getByText(words['picture.kept']).waitFor();
      const side = () =>
        own.evaluate((image: HTMLImageElement) => Math.max(image.naturalWidth, image.naturalHeight));
      expect(await side()).toBe(512);
      expect(await axeProblems(page)).toEqual([]);
      await page.reload();
      await own.waitFor();
      const src = (await own.getAttribute('src')) ?? '';
      const kept = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
      expect([src.slice(0, 23), kept.includes('Exif')]).toEqual(['data:image/jpeg;base64,', false]);
      expect(await side()).toBe(512);
      const alerts = page.locator('main').getByRole('alert');
      const script = {
        name: 'sayfa.png',
        mimeType: 'image/png',
        buffer: Buffer.from('<script>alert(1)</script>'),
      };
      await input.setInputFiles(script);
      await alerts.getByText(words['picture.refused.wrong']).waitFor();
      const heavy = { name: 'agir.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(largestPicture + 1) };
      await input.setInputFiles(heavy);
      await alerts.getByText(words['picture.refused.too-large']).waitFor();
      expect(await own.count()).toBe(1);
      await page.getByRole('button', { name: words['picture.remove'], exact: true }).click();
      await page.getByText(words['picture.removed']).waitFor();
      expect(await own.count()).toBe(0);
      expect(complaints()).toEqual([]);
    });

    test('[V-09] where the picture cannot be kept it is said, and it may be chosen again', async () => {
      const { page } = await visitor({ language, motion: false });
      const world = worldHand(shop().origin);
      await world.turn({ do: 'reset' });
      await openAsMember(page, shop(), '/kullanici-bilgisi');
      await waitForState(page, 'profile', 'shown.plain');
      await world.answer(keepPicture.name, refuses('too-many-tries'));
      const picture = {
        name: 'ben.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ type: 'png' }),
      };
      await page.locator('input[type=file]').setInputFiles(picture);
      await page.locator('main').getByRole('alert').getByText(words['picture.refused.too-many']).waitFor();
      await world.turn({ do: 'let-pass', name: null });
      await page.locator('input[type=file]').setInputFiles(picture);
      await page.getByText(words['picture.kept']).waitFor();
    });
  },
);
