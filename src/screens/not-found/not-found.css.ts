import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12] });
