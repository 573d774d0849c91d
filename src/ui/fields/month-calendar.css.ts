import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const calendar = style({ display: 'grid', gap: theme.space[12] });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: theme.space[8],
});

export const title = style({
  display: 'grid',
  textAlign: 'center',
  fontWeight: theme.weight.heavy,
  fontSize: theme.size.lead,
});

export const beside = style({
  display: 'block',
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.plain,
  lineHeight: 1.2,
});

export const grid = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = style({
  blockSize: '2rem',
  fontSize: theme.size.tiny,
  fontWeight: theme.weight.plain,
  color: theme.color.quiet,
});

export const day = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  lineHeight: 1.2,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: theme.color.link },
    '&[aria-current="date"]': { borderColor: theme.color.border, fontWeight: theme.weight.heavy },
    '&[aria-disabled="true"]': {
      color: theme.color.quiet,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]': {
      backgroundColor: theme.color.link,
      color: theme.color['on-link'],
      fontWeight: theme.weight.strong,
    },
  },
});

export const why = style({ minBlockSize: '1.5em', fontSize: theme.size.small, color: theme.color.quiet });
