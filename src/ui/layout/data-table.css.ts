import { style } from '@vanilla-extract/css';
import { density } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const frame = style({ overflowX: 'auto', maxInlineSize: '100%' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: density.text,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = style({
  paddingBlock: theme.space[8],
  textAlign: 'start',
  fontWeight: theme.weight.strong,
});

export const cell = style({
  blockSize: density.height,
  paddingInline: `calc(${density.inline} / 2)`,
  paddingBlock: theme.space[4],
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  textAlign: 'start',
  verticalAlign: 'middle',
});

export const heading = style({
  borderBlockEnd: `2px solid ${theme.color.text}`,
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
  whiteSpace: 'nowrap',
});

export const rowHeading = style({ fontWeight: theme.weight.strong });

export const number = style({ textAlign: 'end' });
