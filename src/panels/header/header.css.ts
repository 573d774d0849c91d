import { style } from '@vanilla-extract/css';
import { from, low } from '#ui/theme/breakpoints.ts';
import { theme } from '#ui/theme/theme.css.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  backgroundColor: theme.color.page,
  borderBlockEnd: `1px solid ${theme.color.rule}`,
  '@media': { print: { position: 'static' }, [low]: { position: 'static' } },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[8],
  minBlockSize: theme['header-height'],
  maxInlineSize: theme.width,
  marginInline: 'auto',
  paddingInline: theme.gutter,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  textDecoration: 'none',
});

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space[4],
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});

export const onDesk = style({ display: 'none', '@media': { [from.desk]: { display: 'flex' } } });

export const offDesk = style({ display: 'flex', '@media': { [from.desk]: { display: 'none' } } });
