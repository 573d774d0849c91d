import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const notice = style({ display: 'grid', gap: theme.space[16], minInlineSize: 0 });
