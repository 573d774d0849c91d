import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const bought = style({ display: 'grid', gap: theme.space[24], minInlineSize: 0 });
