import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** The element React draws into leaves no box: the body lays out head, content and foot itself. */
globalStyle('#shop', { display: 'contents' });

/** A page has the window for itself: what comes into it later does not push the foot about. */
export const content = style({
  minBlockSize: `calc(100dvb - ${theme['header-height']})`,
  outlineOffset: '-3px',
});
