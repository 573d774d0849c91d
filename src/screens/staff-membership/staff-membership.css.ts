import { style } from '@vanilla-extract/css';
import { theme } from '#ui/theme/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 } as const;

export const desk = style({ ...column, gap: theme.space[40] });

export const part = style({ ...column, gap: theme.space[16], maxInlineSize: '32rem' });

export const given = style({ ...column, gap: theme.space[16], overflowWrap: 'anywhere' });
