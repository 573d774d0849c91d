import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const pass = style({
  display: 'grid',
  gap: theme.space[24],
  justifyItems: 'center',
  padding: theme.space[24],
  border: `1px solid ${theme.color.rule}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  minInlineSize: 0,
});

/** At least 30 mm on paper, with its quiet zone; always dark on light, as readers want it. */
export const code = style({ inlineSize: 'max(32mm, min(16rem, 70vw))', blockSize: 'auto' });

export const locator = style({
  fontSize: theme.size.display,
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
});
