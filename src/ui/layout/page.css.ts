import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space[24],
  inlineSize: '100%',
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
  paddingBlock: `clamp(${theme.space[32]}, 5vw, ${theme.space[48]})`,
});

/** Every page begins where the header begins; only what stands in it is narrower. */
const within = createVar();

export const pages = styleVariants({
  narrow: [base, { vars: { [within]: '30rem' } }],
  reading: [base, { vars: { [within]: theme.measure } }],
  wide: [base, { vars: { [within]: 'none' } }],
});

globalStyle(`${base} > *`, { maxInlineSize: within });

export const lead = style({
  fontSize: theme.size.lead,
  color: theme.color.quiet,
  maxInlineSize: theme.measure,
});
