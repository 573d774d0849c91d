import { style } from '@vanilla-extract/css';
import { from } from './breakpoints.ts';

export const wideOnly = style({ display: 'none', '@media': { [from.tablet]: { display: 'inline' } } });
