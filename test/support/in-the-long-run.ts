export const isLongRun = process.env.LONG === '1';

/** The whole of what is repeated, tried or drawn by lot in `npm run test:long`; in `npm test` the smaller size. */
export const inTheLongRun = <Size>(whole: Size, smaller: Size): Size => (isLongRun ? whole : smaller);
