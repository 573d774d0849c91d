import * as z from 'zod/mini';
import { rentalOffer, rentalOffice } from '#contract/rentals/rental-wire.ts';
import { rentalReservationAddress, rentalViewAddress } from '#domain/shop/rental-addresses.ts';
import { minute } from '#domain/values/durations.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { linkLife } from '#server/people/access/booking-keys.ts';
import { languageOfRental, type RentalRow } from './rental-rows.ts';

const factsOf = (row: RentalRow, amount: Kurus) => {
  const language = languageOfRental(row);
  const words = wordsIn(language, wholeCatalogue(language));
  const offer = z.decode(rentalOffer, JSON.parse(row.offer));
  const [pickUp, dropOff] = [row.pick_up, row.drop_off].map((office) =>
    z.decode(rentalOffice, JSON.parse(office)),
  );
  const facts = {
    number: row.number,
    car: offer.model,
    supplier: offer.supplier,
    pickUp: pickUp?.name ?? '',
    address: pickUp?.address ?? '',
    phone: pickUp?.phone ?? '',
    pickUpAt: momentText(row.pick_up_at, words),
    dropOff: dropOff?.name ?? '',
    dropOffAt: momentText(row.drop_off_at, words),
    deposit: moneyText(offer.deposit, words),
    amount: moneyText(amount, words),
  };
  return { language, words, facts };
};

/** The letter of a rental that is paid for; its link opens nothing by itself. */
export const rentalBookedLetter = (
  row: RentalRow,
  { paid, invoicedTo }: { readonly paid: Kurus; readonly invoicedTo: string },
  origin: string,
): Letter => {
  const { language, words, facts } = factsOf(row, paid);
  return {
    to: row.contact_email,
    language,
    subject: words.say('letter.rental-booked.subject', facts),
    text: words.say('letter.rental-booked.text', {
      ...facts,
      invoicedTo,
      link: `${origin}${rentalReservationAddress(row.number)}`,
    }),
  };
};

export const rentalCancelledLetter = (row: RentalRow, refund: Kurus): Letter => {
  const { language, words, facts } = factsOf(row, refund);
  return {
    to: row.contact_email,
    language,
    subject: words.say('letter.rental-cancelled.subject', facts),
    text: words.say('letter.rental-cancelled.text', facts),
  };
};

/** Its car could not be had: all of the money is on its way back. */
export const rentalReturnedLetter = (row: RentalRow, amount: Kurus): Letter => {
  const { language, words, facts } = factsOf(row, amount);
  return {
    to: row.contact_email,
    language,
    subject: words.say('letter.rental-returned.subject', facts),
    text: words.say('letter.rental-returned.text', facts),
  };
};

/** The letter with the link that proves a rental is the reader's. */
export const rentalLinkLetter = (
  row: Pick<RentalRow, 'contact_email' | 'language' | 'number'>,
  origin: string,
  code: string,
): Letter => {
  const language = languageOfRental(row);
  const say = sayIn(language, wholeCatalogue(language));
  const { number } = row;
  return {
    to: row.contact_email,
    language,
    subject: say('letter.rental-link.subject', { number }),
    text: say('letter.rental-link.text', {
      number,
      link: `${origin}${rentalViewAddress(code)}`,
      minutes: linkLife / minute,
    }),
  };
};
