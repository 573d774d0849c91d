import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';
import { card } from './card.css.ts';

/** A floating legend stands inside the line of its fieldset and not on it. */
export const group = style([card, { display: 'grid', gap: theme.space[16] }]);

globalStyle(`${group} > legend`, { float: 'inline-start', inlineSize: '100%', padding: 0 });

export const legend = style({
  fontSize: theme.size.h4,
  fontWeight: theme.weight.heavy,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
});
