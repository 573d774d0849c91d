import { globalStyle, style } from '@vanilla-extract/css';

/** The element React draws into leaves no box: the body lays out head, content and foot itself. */
globalStyle('#shop', { display: 'contents' });

export const content = style({ flexGrow: 1, outlineOffset: '-3px' });
