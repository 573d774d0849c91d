import { style } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';

/** What stands elsewhere too, where a phone has no room to tell it again. */
export const wideOnly = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });
