import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const sizes = styleVariants({
  panel: {
    display: 'grid',
    gap: theme.space[8],
    justifyItems: 'start',
    padding: theme.space[24],
    borderRadius: theme.radius.card,
    border: `1px solid ${theme.color.rule}`,
    backgroundColor: theme.color.raised,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space[12] },
});

export const name = style({ fontSize: theme.size.small, color: theme.color.quiet });

const signs = style({
  fontWeight: theme.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
  userSelect: 'all',
});

export const signsIn = styleVariants({
  panel: [signs, { fontSize: theme.size.hero }],
  line: [signs, { fontSize: theme.size.h3 }],
});
