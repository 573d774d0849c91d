import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const form = style({ display: 'grid', gap: theme.space[20], maxInlineSize: '28rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space[12] });
