import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rentalOffer, rentalOffice } from '#contract/rentals/rental-wire.ts';
import { day, hour } from '#domain/values/durations.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { rentedLater, sampleCar, sampleOffice } from '#machines/samples/rental-sample.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { alarmRungLetter } from '#server/sale/alarms/alarm-letters.ts';
import { cancelledLetter, soldLetter } from '#server/sale/packages/package-letters.ts';
import {
  rentalBookedLetter,
  rentalCancelledLetter,
  rentalReturnedLetter,
} from '#server/sale/rentals/rental-letters.ts';
import { seatmateLetter } from '#server/sale/seatmates/seatmate-letter.ts';
import { mondayNumber, morning, trialRailway } from '../../support/railway/trial-railway.ts';

const origin = 'https://bilet.example';
const to = 'yolcu@example.com';
const code = 'k'.repeat(43);

/** On the Monday, from Eskişehir at 07:35. */
const leg = { train: morning, day: mondayNumber, from: 1, to: 3 };
const nineOfMonday = Date.UTC(2026, 11, 7, 6);

const dropOff = { ...sampleOffice, name: 'Konya Gar Ofisi', address: 'Konya Gar', phone: '0332 000 00 00' };

const rental = {
  number: rentedLater.number,
  status: 'booked' as const,
  search: '',
  user_id: null,
  language: 'tr',
  wish: '',
  pick_up: JSON.stringify(z.encode(rentalOffice, sampleOffice)),
  drop_off: JSON.stringify(z.encode(rentalOffice, dropOff)),
  offer: JSON.stringify(z.encode(rentalOffer, sampleCar)),
  pick_up_at: nineOfMonday,
  drop_off_at: nineOfMonday + 3 * day,
  driver_name: '',
  surname_key: '',
  contact_email: to,
  train_pnr: '',
  amount: 0,
  made_at: 0,
  deadline: 0,
  payment: null,
  told_at: null,
  cancelled_at: null,
  cancel_reason: null,
  refunded: 0,
  asked_from: null,
  asked_by: null,
};

const ofPackage = { to, language: 'tr', name: 'YHT 10 Biniş', locator: 'KEDI23' } as const;
const booking = { locator: 'KEDI23', language: 'tr', contact_email: to };

type Posted = {
  readonly text: MessageId;
  readonly letter: Letter;
  /** What stands where, in Turkish. */
  readonly facts: Readonly<Record<string, number | string>>;
};

const ofRental = {
  number: rentedLater.number,
  car: 'Yayla 1.4',
  pickUp: 'Ankara Gar Ofisi',
  pickUpAt: '07.12.26 09:00',
};

const posted: readonly Posted[] = [
  {
    text: 'letter.package-sold.text',
    letter: soldLetter({ ...ofPackage, starts: '2026-12-07', ends: '2027-01-05', amount: 465_000 }),
    facts: {
      name: 'YHT 10 Biniş',
      locator: 'KEDI23',
      starts: '07.12.2026',
      ends: '05.01.2027',
      amount: '₺4.650,00',
    },
  },
  {
    text: 'letter.package-cancelled.text',
    letter: cancelledLetter({ ...ofPackage, amount: 325_500 }),
    facts: { name: 'YHT 10 Biniş', locator: 'KEDI23', amount: '₺3.255,00' },
  },
  {
    text: 'letter.seatmate.text',
    letter: seatmateLetter({ booking, leg, sign: '41', code, expiresAt: nineOfMonday }, origin),
    facts: {
      locator: 'KEDI23',
      train: '81001 ANKARA - İSTANBUL',
      departure: '07.12.26 07:35',
      sign: '41',
      link: `${origin}/yan-yana?kod=${code}`,
      until: '07.12.26 09:00',
    },
  },
  {
    text: 'letter.alarm-rung.text',
    letter: alarmRungLetter(
      {
        to,
        language: 'tr',
        leg,
        cabinClass: 'Y1',
        seats: 2,
        code,
        chanceUntil: nineOfMonday - hour,
        noticesLeft: 4,
      },
      { network: trialRailway, origin },
    ),
    facts: {
      train: '81001 ANKARA - İSTANBUL',
      from: 'Eskişehir',
      to: 'İstanbul (Söğütlüçeşme)',
      departure: '07.12.26 07:35',
      cabin: 'Ekonomi',
      seats: 2,
      link: `${origin}/sefer-listesi?kalkis=93&varis=1325&gidis=2026-12-07&yolcu=2`,
      until: '08:00',
      left: 4,
      cancel: `${origin}/bos-yer-alarmi?iptal=${code}`,
    },
  },
  {
    text: 'letter.rental-booked.text',
    letter: rentalBookedLetter(rental, { paid: 930_000, invoicedTo: 'BOZKIR TURİZM' }, origin),
    facts: {
      ...ofRental,
      supplier: 'Bozkır Oto',
      address: 'Ankara Gar, Ankara',
      phone: '0312 000 00 00',
      dropOff: 'Konya Gar Ofisi',
      dropOffAt: '10.12.26 09:00',
      deposit: '₺5.000,00',
      amount: '₺9.300,00',
      invoicedTo: 'BOZKIR TURİZM',
      link: `${origin}/kiralik-arac-rezervasyon-sonuc?rezervasyon=${rentedLater.number}`,
    },
  },
  {
    text: 'letter.rental-cancelled.text',
    letter: rentalCancelledLetter(rental, 120_000),
    facts: { ...ofRental, amount: '₺1.200,00' },
  },
  {
    text: 'letter.rental-returned.text',
    letter: rentalReturnedLetter(rental, 930_000),
    facts: { ...ofRental, amount: '₺9.300,00' },
  },
];

const { say } = wordsIn('tr', wholeCatalogue('tr'));

test.each(posted)('every fact of a letter stands in its own place: $text', ({ text, letter, facts }) => {
  expect([letter.to, letter.text]).toEqual([to, say(text, facts)]);
});
