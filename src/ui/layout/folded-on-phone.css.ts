import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '#ui/theme/breakpoints.ts';

export const folded = style({});

const onWide = (rule: Readonly<Record<string, string>>) => ({
  '@supports': { 'selector(::details-content)': { '@media': { [from.tablet]: rule } } },
});

globalStyle(`${folded} > details`, { borderBlockEnd: 'none' });
globalStyle(`${folded} > details > summary`, onWide({ display: 'none' }));
globalStyle(`${folded} > details::details-content`, onWide({ contentVisibility: 'visible' }));
globalStyle(`${folded} > details > div`, onWide({ padding: '0', maxInlineSize: 'none' }));
