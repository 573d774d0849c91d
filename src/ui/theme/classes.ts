/** Joins the classes that are there. */
export const classes = (...names: readonly (string | null | undefined)[]): string =>
  names.filter((name) => name !== null && name !== undefined && name !== '').join(' ');
