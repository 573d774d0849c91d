import { style } from '@vanilla-extract/css';

export const locator = style({ textTransform: 'uppercase', letterSpacing: '0.12em' });
