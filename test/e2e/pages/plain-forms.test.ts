import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { getReservation, openBookingLink } from '#contract/bookings/rail-booking.ts';
import { endMembership } from '#contract/members/membership-end.ts';
import { createContact } from '#contract/members/saved-contacts.ts';
import { sendPasswordLink } from '#contract/members/users.ts';
import { takeOverKeptFlow } from '#contract/operations/keeping.ts';
import { readBookingForSupport } from '#contract/operations/support.ts';
import { cancelSeatAlarm } from '#contract/seats/seat-alarms.ts';
import { agreeToSeatmate } from '#contract/seats/seatmates.ts';
import { buyExtras } from '#contract/tickets/extras.ts';
import { searchOpenTickets } from '#contract/tickets/open-tickets.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { openMembership, openSupport } from '../../support/browser/console-in-browser.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { lookerAt } from '../../support/browser/looking/looker.ts';
import { openEyes } from '../../support/browser/looking/sight-of.ts';
import { waysToLook } from '../../support/browser/looking/ways-to-look.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { type Released, worldHand } from '../../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

type PlainForm = {
  readonly name: string;
  /** The call that is answered, and with what it is refused. */
  readonly call: string;
  readonly refused?: Released;
  /** Brings somebody to the form, with everything typed. */
  readonly come: (page: Page) => Promise<void>;
  readonly button: string;
  /** What the same button is called once it was refused; as before, where nothing is said. */
  readonly afterwards?: string;
};

const unheard: Released = { kind: 'garbage' };
const code = 'k'.repeat(43);

const opened = async (page: Page, address: string) => {
  await page.goto(address);
  await waitForHydration(page);
};

const forms: readonly PlainForm[] = [
  {
    name: 'the look-up of a booking',
    call: getReservation.name,
    come: async (page) => {
      await opened(page, '/bilet-arama');
      await page.locator('#pnr').fill('AB34CD');
      await page.locator('#kim').fill('YILMAZ');
    },
    button: tr['lookup.search'],
  },
  {
    name: 'a booking by the link of a letter',
    call: openBookingLink.name,
    come: (page) => opened(page, `/bilet-arama?kod=${code}`),
    button: tr['lookup.open.open'],
  },
  {
    name: 'the look-up of an open ticket',
    call: searchOpenTickets.name,
    come: async (page) => {
      await opened(page, '/acik-bilet-arama');
      await page.locator('#kupon').fill('123456789012');
      await page.locator('#soyad').fill('YILMAZ');
    },
    button: tr['coupon-lookup.search'],
  },
  {
    name: 'the end of an alarm',
    call: cancelSeatAlarm.name,
    come: (page) => opened(page, `/bos-yer-alarmi?iptal=${code}`),
    button: tr['alarm.cancel.submit'],
  },
  {
    name: 'who agrees to a seatmate',
    call: agreeToSeatmate.name,
    come: (page) => opened(page, `/yan-yana?kod=${code}`),
    button: tr['seatmate.submit'],
  },
  {
    name: 'a purchase that is taken over',
    call: takeOverKeptFlow.name,
    come: (page) => opened(page, `/devam#${code}`),
    button: tr['other-device.ask'],
    afterwards: tr['other-device.again'],
  },
  {
    name: 'a saved passenger',
    call: createContact.name,
    come: async (page) => {
      await openAsMember(page, shop(), '/kayitli-kisilerim');
      await page.getByRole('button', { name: tr['contacts.add'], exact: true }).click();
      await page.locator('#registration-firstName').fill('DENİZ');
      await page.locator('#registration-lastName').fill('KAYA');
      await page.getByRole('radio', { name: tr['passenger.gender.female'] }).check();
      await page.locator('#registration-birthDate').fill('3.5.1990');
      await page.locator('#registration-identityNumber').fill('10000000146');
    },
    button: tr['profile.save'],
  },
  {
    name: 'services beside a ticket',
    call: buyExtras.name,
    come: async (page) => {
      const { locator } = await boughtByCalls(page, shop().origin, 'Y1');
      await lookUp(page, locator, tr);
      await waitForState(page, 'ticket-actions', 'choosing');
      await page
        .getByRole('checkbox', { name: tr['reference.special-service.lift.name'], exact: true })
        .check();
    },
    button: tr['extras.submit'],
  },
  {
    name: 'the end of a membership',
    call: endMembership.name,
    refused: refuses('password-wrong'),
    come: async (page) => {
      await openAsMember(page, shop(), '/kullanici-bilgisi');
      await page.getByRole('button', { name: tr['profile.end.ask'], exact: true }).click();
      await page.locator('#ending-password').fill('Baska1925');
    },
    button: tr['profile.end.confirm'],
  },
  {
    name: 'a booking the support looks at',
    call: readBookingForSupport.name,
    come: async (page) => {
      await openSupport(page, shop().origin, 'elif');
      await waitForHydration(page);
      await page.locator('#pnr').fill('AB34CD');
    },
    button: tr['support.look'],
  },
  {
    name: 'the password link the support asks for',
    call: sendPasswordLink.name,
    come: async (page) => {
      await openMembership(page, shop().origin, 'elif');
      await waitForHydration(page);
      await page.locator('#member-email').fill('ayse@example.com');
    },
    button: tr['staff-membership.ask'],
  },
];

test.each(forms)(
  'what was refused is seen where it was pressed, and pressed again it stays under the finger: $name',
  async ({ name, call, refused = unheard, come, button, afterwards = button }) => {
    for (const way of waysToLook(name)) {
      const { page } = await visitor({ ...way, motion: false });
      const world = worldHand(shop().origin);
      await world.turn({ do: 'reset' });
      await openEyes(page);
      await come(page);
      // Whoever writes somewhere has it before them.
      for (const field of await page.locator(':focus').all()) await field.scrollIntoViewIfNeeded();
      await world.hold([call]);
      const { judge, problems } = lookerAt(page, { walk: name, isTouch: way.touch ?? false });
      const press = async (title: string, pressed: string) => {
        await page
          .locator('form, [data-flow]')
          .getByRole('button', { name: pressed, exact: true })
          .last()
          .click();
        await world.heldAmong([call]);
        await judge({ title, by: 'reader', isHeld: true, place: 'between' });
      };
      const isRefused = async (title: string) => {
        await world.release(call, refused);
        await page.getByRole('alert').filter({ visible: true }).first().waitFor();
        await judge({ title, by: 'world', isHeld: false, place: 'between' });
      };
      await judge({ title: 'the start', by: 'reader', isHeld: false, place: 'first' });
      await press('the first press', button);
      await isRefused('the first refusal');
      await world.hold([call]);
      await press('the second press', afterwards);
      await isRefused('the second refusal');
      expect(problems()).toEqual([]);
    }
  },
);
