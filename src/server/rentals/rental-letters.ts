import * as z from 'zod/mini';
import { rentalOffer, rentalOffice } from '#contract/rental-wire.ts';
import type { Kurus } from '#domain/kurus.ts';
import { rentalViewAddress } from '#domain/rental-addresses.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { languageOfRental, type RentalRow } from './rental-rows.ts';

const toldOf = (row: RentalRow, amount: Kurus) => {
  const language = languageOfRental(row);
  const words = wordsIn(language, wholeCatalogue(language));
  const offer = z.decode(rentalOffer, JSON.parse(row.offer));
  const [pickUp, dropOff] = [row.pick_up, row.drop_off].map((office) =>
    z.decode(rentalOffice, JSON.parse(office)),
  );
  const told = {
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
  return { language, words, told };
};

/** The letter of a rental that is paid for, with the link by which it is seen and cancelled. */
export const rentalBookedLetter = (row: RentalRow, paid: Kurus, origin: string, code: string): Letter => {
  const { language, words, told } = toldOf(row, paid);
  return {
    to: row.contact_email,
    language,
    subject: words.say('letter.rental-booked.subject', told),
    text: words.say('letter.rental-booked.text', { ...told, link: `${origin}${rentalViewAddress(code)}` }),
  };
};

export const rentalCancelledLetter = (row: RentalRow, refund: Kurus): Letter => {
  const { language, words, told } = toldOf(row, refund);
  return {
    to: row.contact_email,
    language,
    subject: words.say('letter.rental-cancelled.subject', told),
    text: words.say('letter.rental-cancelled.text', told),
  };
};
