import { globalStyle, style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const field = style({ display: 'grid', gap: theme.space[4], justifyItems: 'start', minInlineSize: 0 });

export const wrong = style({
  paddingInlineStart: theme.space[12],
  borderInlineStart: `4px solid ${theme.color.danger}`,
});

export const label = style({ fontWeight: theme.weight.strong, fontSize: density.text });

export const optional = style({ fontWeight: theme.weight.plain, color: theme.color.quiet });

export const hint = style({ color: theme.color.quiet, fontSize: theme.size.small });

export const problem = style({
  display: 'flex',
  gap: theme.space[8],
  alignItems: 'start',
  color: theme.color.danger,
  fontWeight: theme.weight.strong,
  fontSize: density.text,
});

/** The icon stands at the first line, however many there are. */
globalStyle(`${problem} > svg`, { marginBlockStart: 'calc((1lh - 1.25em) / 2)' });
