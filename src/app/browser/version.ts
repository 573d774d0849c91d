import { version as written } from '../../../package.json';

/** The version of the shop. A browser that stored another one forgets what it stored. */
export const version: string = written;
