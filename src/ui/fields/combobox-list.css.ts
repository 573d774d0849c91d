import { style } from '@vanilla-extract/css';
import { forcedColors } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

const sheet = style({
  position: 'absolute',
  zIndex: 4,
  insetBlockStart: `calc(100% + ${theme.space[4]})`,
  insetInlineStart: 0,
  inlineSize: '100%',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.card,
  backgroundColor: theme.color.raised,
  boxShadow: theme.shadow,
});

export const list = style([sheet, { maxBlockSize: '22rem', overflowY: 'auto', padding: theme.space[4] }]);

export const empty = style([sheet, { padding: theme.space[16], color: theme.color.quiet }]);

export const option = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '2.75rem',
  paddingInline: theme.space[12],
  paddingBlock: theme.space[4],
  borderRadius: theme.radius.control,
  lineHeight: 1.35,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: theme.color.sunken },
    '&[aria-selected="true"]': { backgroundColor: theme.color['link-tint'] },
    '&[data-active]': { boxShadow: `inset 0 0 0 2px ${theme.color.link}` },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '1px solid' },
        '&[data-active]': { outline: '3px solid' },
      },
    },
  },
});

export const note = style({ fontSize: theme.size.tiny, color: theme.color.quiet });
