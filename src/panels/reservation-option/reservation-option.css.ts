import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const part = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });
