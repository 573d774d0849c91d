import { globalStyle, style } from '@vanilla-extract/css';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { theme } from '#ui/theme/theme.css.ts';

/** Of the longest that goes by itself, on a phone. */
const height = '12rem';

/** Goes by itself. */
export const passingAlert = style({});

/** Waits to be dismissed. */
export const waitingAlert = style({});

const isNewest = ':not(:has([data-at="bottom"]))';

/** What a page says at its foot to the last press is newer. */
globalStyle(`:root:has([data-at="bottom"]) :is(${passingAlert}, ${waitingAlert})`, { display: 'none' });

/** What gets the focus is scrolled out from under it, also above a bar of the page, and what opens leaves room for it. */
globalStyle(`:root:has(${passingAlert}, ${waitingAlert})${isNewest}`, { scrollPaddingBlockEnd: height });
globalStyle(`:root:has(${passingAlert}) [popover]`, {
  maxBlockSize: `calc(100dvb - ${theme['header-height']} - ${height})`,
});

/** The login says itself why it is open. What waits is there again when it is closed. */
globalStyle(`:root:has(#${loginPanelId}:popover-open) ${waitingAlert}`, { visibility: 'hidden' });
