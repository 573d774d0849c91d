/** The shop writes a part of a path that varies as `{name}`; the router writes it `:name`. */
export const routerPathOf = (path: string): string => path.replaceAll(/\{(\w+)(\??)\}/g, ':$1$2');

/** Whether a path is one of the pattern's. */
export const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/');
  const given = path.split('/');
  const needed = parts.filter((part) => !part.endsWith('?}')).length;
  return (
    given.length >= needed &&
    given.length <= parts.length &&
    given.every((part, index) => {
      const wanted = parts[index] ?? '';
      return wanted.startsWith('{') ? part !== '' : wanted === part;
    })
  );
};
