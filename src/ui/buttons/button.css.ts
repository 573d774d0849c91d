import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '#ui/theme/breakpoints.ts';
import { density, withReach } from '#ui/theme/density.css.ts';
import { theme } from '#ui/theme/theme.css.ts';

const base = style([
  withReach,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space[8],
    minBlockSize: density.height,
    minInlineSize: density.height,
    paddingInline: density.inline,
    paddingBlock: theme.space[4],
    border: '1px solid transparent',
    borderRadius: theme.radius.control,
    fontSize: density.text,
    fontWeight: theme.weight.strong,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${theme.quick}, border-color ${theme.quick}, color ${theme.quick}`,
    selectors: {
      '&[aria-disabled="true"]': { cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
    '@media': {
      [forcedColors]: {
        borderColor: 'ButtonBorder',
        selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  },
]);

const able = '&:is(:hover, :active):not([aria-disabled="true"])';
const refused = '&[aria-disabled="true"]:not([aria-busy="true"])';

/** What cannot be pressed now lies flat. */
const atRest = {
  backgroundColor: theme.color.sunken,
  borderColor: theme.color.rule,
  color: theme.color.quiet,
} as const;

const filled = (background: string, pressed: string, ink: string) => ({
  backgroundColor: background,
  color: ink,
  selectors: {
    [able]: { backgroundColor: pressed, color: ink },
    [refused]: atRest,
  },
});

export const variants = styleVariants({
  primary: [base, filled(theme.color.brand, theme.color['brand-pressed'], theme.color['on-brand'])],
  secondary: [
    base,
    {
      backgroundColor: theme.color.raised,
      borderColor: theme.color.link,
      color: theme.color.link,
      selectors: {
        [able]: { backgroundColor: theme.color['link-tint'], color: theme.color['link-pressed'] },
        [refused]: atRest,
      },
    },
  ],
  quiet: [
    base,
    {
      backgroundColor: 'transparent',
      color: theme.color.link,
      paddingInline: theme.space[4],
      marginInlineStart: `calc(-1px - ${theme.space[4]})`,
      selectors: {
        [able]: { backgroundColor: theme.color['link-tint'], color: theme.color['link-pressed'] },
        [refused]: { color: theme.color.quiet },
      },
    },
  ],
  danger: [
    base,
    {
      backgroundColor: theme.color.raised,
      borderColor: theme.color.danger,
      color: theme.color.danger,
      selectors: {
        [able]: { backgroundColor: theme.color['danger-tint'], color: theme.color['danger-pressed'] },
        [refused]: atRest,
      },
    },
  ],
  /** What is asked about, where it cannot be undone. */
  'danger-main': [base, filled(theme.color.danger, theme.color['danger-pressed'], theme.color['on-brand'])],
});

/** What the button says at rest keeps its room while something is going on, and the mark of it lies over that. */
export const kept = style({ display: 'contents', visibility: 'hidden' });
globalStyle(`${kept} + svg`, { position: 'absolute' });

export const wide = style({ inlineSize: '100%' });

export const why = style({
  display: 'block',
  marginBlockStart: theme.space[4],
  fontSize: theme.size.small,
  color: theme.color.quiet,
});
