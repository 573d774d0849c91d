import { style } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';

export const external = style({ display: 'inline-flex', alignItems: 'center', gap: theme.space[8] });
