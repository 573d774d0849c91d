const brokenSign = /%(?![0-9a-f]{2})/i;
const zeroSign = /%00/;

const isText = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Whether an address can be read as text: what its path writes in percent signs is UTF-8, and nowhere stands the sign
 * the database keeps in no text. A query is read as forms are, where a broken sign stands for itself.
 */
export const isReadable = (url: string): boolean => {
  if (!url.includes('%')) return true;
  const [path = ''] = url.split('?', 1);
  return !zeroSign.test(url) && !brokenSign.test(path) && isText(path);
};
