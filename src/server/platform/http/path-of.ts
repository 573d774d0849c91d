const afterScheme = 'https://'.length;
const pathEnds = /[?#]/;

const withoutFragment = (text: string): string => text.split('#', 1)[0] ?? '';

/** The path of a whole address, as `URL` names it: what comes this far is written out already. */
export const pathOf = (url: string): string => {
  const onwards = url.slice(url.indexOf('/', afterScheme));
  const end = onwards.search(pathEnds);
  return end < 0 ? onwards : onwards.slice(0, end);
};

const none: Readonly<Record<string, string>> = {};

export const queryOf = (url: string): Readonly<Record<string, string>> => {
  const begins = url.indexOf('?');
  return begins < 0 ? none : Object.fromEntries(new URLSearchParams(withoutFragment(url.slice(begins))));
};
