/** The query as plain text by name: nothing in it is taken for a number, a list or an object. */
export const readSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

export const writeSearch = (search: Record<string, unknown>): string => {
  const text = new URLSearchParams(Object.entries(search).filter(isText)).toString();
  return text === '' ? '' : `?${text}`;
};
