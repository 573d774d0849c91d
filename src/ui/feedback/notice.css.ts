import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  columnGap: theme.space[12],
  alignItems: 'start',
  padding: theme.space[16],
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: theme.radius.control,
  textAlign: 'start',
});

/** Its weight colours the edge and the icon; what is read stands in the colour of text. */
export const variants = styleVariants({
  info: [base, { backgroundColor: theme.color['link-tint'], color: theme.color.link }],
  success: [base, { backgroundColor: theme.color['success-tint'], color: theme.color.success }],
  warning: [base, { backgroundColor: theme.color['warning-tint'], color: theme.color.warning }],
  danger: [base, { backgroundColor: theme.color['danger-tint'], color: theme.color.danger }],
});

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  fontSize: theme.size.lead,
});

export const words = style({
  display: 'grid',
  gap: theme.space[4],
  maxInlineSize: theme.measure,
  color: theme.color.text,
});

export const title = style({ fontWeight: theme.weight.heavy });

export const body = style({});

globalStyle(`${body} > * + *`, { marginBlockStart: theme.space[8] });

export const side = style({ marginBlock: '-0.5rem', marginInlineEnd: '-0.5rem', color: theme.color.text });

export const goes = style({
  gridColumn: '2 / -1',
  marginBlockStart: theme.space[8],
  color: theme.color.text,
  fontSize: theme.size.small,
  fontVariantNumeric: 'tabular-nums',
});
