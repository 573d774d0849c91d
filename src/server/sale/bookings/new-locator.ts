import { randomBytes, randomInt } from 'node:crypto';
import { locatorLength, locatorSigns } from '#domain/values/locator.ts';

/** From a strong source, each sign on its own: nobody can reckon one from another. 32 signs divide a byte evenly. */
export const newLocator = (): string =>
  [...randomBytes(locatorLength)].map((byte) => locatorSigns[byte % locatorSigns.length]).join('');

/** No card's number begins with a seven or an eight: with whatever stands behind it a ticket's number is none. */
const [lowest, highest] = [7 * 10 ** 11, 9 * 10 ** 11];

export const newTicketNumber = (): string => String(randomInt(lowest, highest));
