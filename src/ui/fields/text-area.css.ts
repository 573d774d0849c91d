import { style } from '@vanilla-extract/css';
import { input } from './input.css.ts';

/** Letters stand below each other, so that lines can be drawn with them. */
export const area = style([input, { fontFamily: 'monospace', whiteSpace: 'pre', overflow: 'auto' }]);
