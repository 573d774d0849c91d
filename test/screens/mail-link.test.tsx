import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { LookupInput } from '#domain/booking/booking-lookup.ts';
import { refused } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { MailLink } from '#screens/ticket-search/mail-link.tsx';
import type { LinkRefusal } from '#screens/ticket-search/ticket-search.flow.ts';
import { answeredBy } from './answered-form.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { readIn } from './read-in.tsx';
import { ShopAround } from './shop-around.tsx';

const mistyped: LookupInput = { locator: 'KEDI23', who: 'Yilmza' };
const corrected: LookupInput = { ...mistyped, who: 'Yılmaz' };
const another: LookupInput = { ...corrected, locator: 'KEDI24' };

test.each(languages)(
  '[R-06] a link is told as sent for what was typed then alone, and may be asked for with what is typed now: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const { asked, actors } = answeredBy<LookupInput, null, LinkRefusal>({ ok: true, value: null });
    const link = createActor(submissionOf<LookupInput, null, LinkRefusal>().provide({ actors }), {
      input: { fields: { locator: '', who: '' } },
    }).start();
    const shown = (entered: LookupInput) => (
      <ShopAround>
        <MailLink link={link} entered={entered} of="unproved" />
      </ShopAround>
    );
    const send = page.getByRole('button', { name: say('lookup.link.send'), exact: true });
    const sent = page.getByText(say('lookup.link.sent'));
    const { redraw } = drawn(shown(mistyped), language);
    await send.click();
    await expect.element(sent).toBeVisible();
    for (const entered of [corrected, another]) {
      redraw(shown(entered));
      await expect.element(sent).not.toBeInTheDocument();
      await send.click();
      await expect.element(sent).toBeVisible();
    }
    expect(asked).toEqual([mistyped, corrected, another]);
  },
);

test.each([
  ['nothing was asked', { ok: true, value: null }, false],
  ['it is refused', refused('too-many-tries'), true],
] as const)(
  'whether a link was refused is told, and that a login would do: %s',
  async (_, answer, isRefused) => {
    const { actors } = answeredBy<LookupInput, null, LinkRefusal>(answer);
    const link = createActor(submissionOf<LookupInput, null, LinkRefusal>().provide({ actors }), {
      input: { fields: corrected },
    }).start();
    const sentences = readIn(<MailLink link={link} entered={corrected} of="found" />);
    if (isRefused) await page.getByRole('button', { name: wordsOf('tr').say('lookup.link.send') }).click();
    await expect.poll(() => sentences().includes('lookup.link.refused')).toBe(isRefused);
    const beside = ['lookup.link.title', 'lookup.link.login', 'login.open'];
    expect(beside.filter((id) => !sentences().includes(id))).toEqual([]);
  },
);
