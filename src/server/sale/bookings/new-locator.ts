import { randomBytes, randomInt } from 'node:crypto';
import { locatorLength, locatorSigns } from '#domain/values/locator.ts';

/** From a strong source, each sign on its own: nobody can reckon one from another. 32 signs divide a byte evenly. */
export const newLocator = (): string =>
  [...randomBytes(locatorLength)].map((byte) => locatorSigns[byte % locatorSigns.length]).join('');

const lowest = 10 ** 11;

export const newTicketNumber = (): string => String(randomInt(lowest, 10 * lowest));
