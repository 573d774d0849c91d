import { fileURLToPath } from 'node:url';

/** Where the project lies. */
export const root: string = fileURLToPath(new URL('../../..', import.meta.url));
