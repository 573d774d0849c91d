import { createHash } from 'node:crypto';
import { foreignStyles } from './foreign-styles.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export type PolicyParts = {
  readonly script: string;
  readonly style: string;
  readonly cardOrigin: string;
};

/** The development server puts scripts and styles of its own into the page. */
const beingDeveloped =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; connect-src 'self' ws:; img-src 'self' data:";

/** Only what stands in the page may run, and what that brings; only our own styles, pictures, fonts and answers are taken. */
export const policyOf = ({ script, style, cardOrigin }: PolicyParts): string =>
  import.meta.env.DEV
    ? beingDeveloped
    : [
        "default-src 'none'",
        `script-src 'strict-dynamic' ${hashOf(script)}`,
        `style-src 'self' ${[style, ...foreignStyles].map(hashOf).join(' ')}`,
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        `frame-src ${cardOrigin}`,
        `form-action 'self' ${cardOrigin}`,
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ].join('; ');
