import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor } from 'xstate';
import type { LookupTyped } from '#domain/booking/booking-lookup.ts';
import { languages } from '#domain/values/language.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { MailLink } from '#screens/ticket-search/mail-link.tsx';
import type { LinkRefusal } from '#screens/ticket-search/ticket-search.flow.ts';
import { answeredBy } from './answered-form.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const mistyped: LookupTyped = { locator: 'KEDI23', who: 'Yilmza' };
const corrected: LookupTyped = { ...mistyped, who: 'Yılmaz' };
const another: LookupTyped = { ...corrected, locator: 'KEDI24' };

test.each(languages)(
  '[R-06] a link is told as sent for what was typed then alone, and may be asked for with what is typed now: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const { asked, actors } = answeredBy<LookupTyped, null, LinkRefusal>({ ok: true, value: null });
    const link = createActor(submissionOf<LookupTyped, null, LinkRefusal>().provide({ actors }), {
      input: { fields: { locator: '', who: '' } },
    }).start();
    const shown = (typed: LookupTyped) => (
      <ShopAround>
        <MailLink link={link} typed={typed} of="unproved" />
      </ShopAround>
    );
    const send = page.getByRole('button', { name: say('lookup.link.send'), exact: true });
    const sent = page.getByText(say('lookup.link.sent'));
    const { redraw } = drawn(shown(mistyped), language);
    await send.click();
    await expect.element(sent).toBeVisible();
    for (const typed of [corrected, another]) {
      redraw(shown(typed));
      await expect.element(sent).not.toBeInTheDocument();
      await send.click();
      await expect.element(sent).toBeVisible();
    }
    expect(asked).toEqual([mistyped, corrected, another]);
  },
);
