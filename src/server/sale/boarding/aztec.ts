import bwip from 'bwip-js/node';

/** The dark squares of a code, row by row. */
export type Squares = { readonly size: number; readonly isDark: (row: number, column: number) => boolean };

export const aztecOf = (text: string): Squares => {
  // oxlint-disable-next-line import/no-named-as-default-member -- the named export draws another code, whose name is raw
  const [drawn] = bwip.raw({ bcid: 'azteccode', text });
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('A code was drawn as something else.');
  const { pixs, pixx: size } = drawn;
  return { size, isDark: (row, column) => pixs[row * size + column] === 1 };
};

const quiet = 2;

/** The same squares as one path, with the white margin a reader needs. */
export const aztecSvg = (text: string): string => {
  const { size, isDark } = aztecOf(text);
  const whole = size + 2 * quiet;
  const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
  const path = places
    .filter(([row, column]) => isDark(row, column))
    .map(([row, column]) => `M${column + quiet} ${row + quiet}h1v1h-1z`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${whole}v${whole}H0z"/><path d="${path}"/></svg>`;
};
