import { test } from 'vitest';
import { page } from 'vitest/browser';
import type { CouponLookup } from '#domain/booking/coupon-lookup.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import type { SeatmateWish } from '#domain/booking/seatmate.ts';
import type { AlarmWish } from '#domain/seat/alarm-wish.ts';
import { languages } from '#domain/values/language.ts';
import type * as handing from '#panels/hand-over/hand-over.flow.ts';
import { HandOver } from '#panels/hand-over/hand-over.tsx';
import {
  type CouponRefusal,
  numberField,
  surnameField,
} from '#screens/open-ticket-search/open-ticket-search.flow.ts';
import { OpenTicketSearch } from '#screens/open-ticket-search/open-ticket-search.tsx';
import type * as taking from '#screens/other-device/other-device.flow.ts';
import { TakeOver } from '#screens/other-device/other-device.tsx';
import { EndAlarm } from '#screens/seat-alarm/end-alarm.tsx';
import {
  type AlarmEnd,
  type AlarmRefusal,
  type EndRefusal,
  emailField,
} from '#screens/seat-alarm/seat-alarm.flow.ts';
import { SeatAlarm } from '#screens/seat-alarm/seat-alarm.tsx';
import * as asking from '#screens/seat-map/seatmate-ask.flow.ts';
import { SeatmateAsk } from '#screens/seat-map/seatmate-ask.tsx';
import type { Agreement, AgreeRefusal } from '#screens/seatmate/seatmate.flow.ts';
import { Seatmate } from '#screens/seatmate/seatmate.tsx';
import {
  type Looked,
  locatorField,
  type SeenBooking,
  type SupportRefusal,
} from '#screens/staff-support/staff-support.flow.ts';
import { SupportLookupForm } from '#screens/staff-support/support-lookup-form.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { refusedForm as form, type RefusedWay, typeInto } from './refused-form.ts';
import { expectRestUntil, refusingUntil } from './rests-until.ts';

const train = {
  runId: 7,
  name: '81001 YHT',
  from: { id: 98, name: 'Ankara' },
  to: { id: 93, name: 'Eskişehir' },
  departure: Date.parse('2026-12-05T09:00:00+03:00'),
  classes: ['Y1'],
  seats: 1,
  most: 11,
  listPath: '/sefer-listesi',
} as const;

const alarm: AlarmWish = {
  trainId: 7,
  fromStationId: 98,
  toStationId: 93,
  cabinClass: 'Y1',
  seats: 1,
  email: '',
};

const noAlarm = { train: null, fault: null, sent: null, ended: null };

const ways: readonly RefusedWay[] = [
  {
    what: 'an open ticket is looked up',
    name: 'coupon-lookup.search',
    draw: (refusing) => (
      <OpenTicketSearch
        form={form<CouponLookup, KnownOpenTicket, CouponRefusal>(refusing, {
          by: 'number',
          number: '',
          surname: '',
        })}
        posted={null}
      />
    ),
    fill: async () => {
      await typeInto(numberField, '100000000107');
      await typeInto(surnameField, 'YILMAZ');
    },
  },
  {
    what: 'an alarm is asked for',
    name: 'alarm.submit',
    draw: (refusing) => (
      <SeatAlarm
        form={form<AlarmWish, null, AlarmRefusal>(refusing, alarm)}
        drawn={{ ...noAlarm, train }}
        ownEmail=""
      />
    ),
    fill: async () => typeInto(emailField, 'yolcu@example.com'),
  },
  {
    what: 'an alarm is ended',
    name: 'alarm.cancel.submit',
    draw: (refusing) => (
      <EndAlarm
        ending={form<AlarmEnd, null, EndRefusal>(refusing, { code: 'abc' })}
        code="abc"
        ended={null}
      />
    ),
  },
  {
    what: 'a seatmate is agreed to',
    name: 'seatmate.submit',
    draw: (refusing) => (
      <Seatmate
        form={form<Agreement, null, AgreeRefusal>(refusing, { code: 'abc' })}
        code="abc"
        drawn={{ became: null }}
      />
    ),
  },
  {
    what: 'a seatmate is asked for',
    name: 'seat-map.seatmate.submit',
    draw: (refusing) => (
      <SeatmateAsk
        seatmate={form<SeatmateWish, asking.SeatmateAsked, asking.AskRefusal>(refusing, asking.nobodyAsked)}
        plan={null}
        train={{ runId: 7, from: 98, to: 93 }}
        party="a-party"
      />
    ),
    fill: async () => {
      document.querySelector('summary')?.click();
      await typeInto(asking.locatorField, 'K7Q2ZT');
      await typeInto(asking.surnameField, 'Yolcu');
    },
  },
  {
    what: 'a link for another device is asked for',
    name: 'hand-over.ask',
    draw: (refusing) => (
      <HandOver form={form<handing.HandOver, handing.Link, handing.HandOverRefusal>(refusing, {})} />
    ),
  },
  {
    what: 'a purchase is gone on with here',
    name: 'other-device.ask',
    afterwards: 'other-device.again',
    draw: (refusing) => (
      <TakeOver
        form={form<taking.TakeOver, null, taking.TakeOverRefusal>(refusing, { code: 'abc' })}
        code="abc"
        ownPath={null}
        coming={null}
      />
    ),
  },
  {
    what: 'the desk looks a booking up',
    name: 'support.look',
    draw: (refusing) => (
      <SupportLookupForm form={form<Looked, SeenBooking, SupportRefusal>(refusing, { locator: '' })} />
    ),
    fill: async () => typeInto(locatorField, 'K7Q2ZT'),
  },
];

test.each(languages.flatMap((language) => ways.map((way) => ({ language, ...way }))))(
  'in $language, where $what too often its button says how long to wait, counts down and works again',
  async ({ language, name, afterwards = name, draw, fill = async () => undefined }) => {
    const refusing = refusingUntil();
    drawn(<ShopAround now={refusing.now}>{draw(refusing)}</ShopAround>, language);
    await fill();
    const names = [name, afterwards].map((id) => wordsOf(language).say(id));
    const button = page.getByRole('button', { name: new RegExp(`^(?:${names.join('|')})$`) });
    await expectRestUntil({ ...refusing, language, button });
  },
);
