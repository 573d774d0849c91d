import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

export const close = style({
  display: 'inline-grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: 0,
  borderRadius: theme.radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: theme.color.sunken, color: theme.color.text } },
});
