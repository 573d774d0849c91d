import { isCitizenshipNumber } from './citizenship-number.ts';

const pattern = /^\d{10}$/;

/** A company's tax number has 10 digits; who trades under their own name gives the citizenship number. */
export const isTaxNumber = (text: string): boolean => pattern.test(text) || isCitizenshipNumber(text);
