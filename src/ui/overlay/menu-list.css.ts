import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const list = style({ display: 'grid', gap: '2px' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[12],
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  paddingBlock: theme.space[8],
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: theme.color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color['link-tint'], color: theme.color['link-pressed'] },
    '&:is([aria-current], [aria-pressed="true"])': {
      color: theme.color.link,
      backgroundColor: theme.color['link-tint'],
      fontWeight: theme.weight.strong,
      boxShadow: `inset 3px 0 0 ${theme.color.link}`,
    },
    '&:is([aria-current], [aria-pressed="true"]):dir(rtl)': {
      boxShadow: `inset -3px 0 0 ${theme.color.link}`,
    },
  },
});
