import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const part = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });

export const group = style({ display: 'grid', gap: theme.space[4], minInlineSize: 0 });

export const legend = style({ padding: 0, marginBlockEnd: theme.space[8], fontWeight: theme.weight.strong });
