import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

/** A name stands in few lines; the table moves sideways before it is torn. */
export const name = style({ display: 'inline-block', minInlineSize: '8rem' });

export const code = style({ whiteSpace: 'nowrap' });

export const list = style({ display: 'grid', gap: theme.space[20], minInlineSize: 0 });
