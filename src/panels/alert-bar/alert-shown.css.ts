import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** Of the longest that is said, on a phone. */
const height = '11rem';

export const shownAlert = style({});

/** What a page says at its foot to the last press is newer. */
globalStyle(':root:has([data-at="bottom"]) [data-flow="alert"]', { visibility: 'hidden' });

/** What gets the focus is scrolled out from under it, and the login leaves room for it. */
globalStyle(`:root:has(${shownAlert})`, { scrollPaddingBlockEnd: height });
globalStyle(`:root:has(${shownAlert}) [popover]`, {
  maxBlockSize: `calc(100dvb - ${theme['header-height']} - ${height})`,
});
