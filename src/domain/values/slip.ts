/** Shorter words slip into too many others. */
const shortest = 4;

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/**
 * Whether a word begins with what was typed but for one slip: a letter that is wrong, missing, too many, or swapped
 * with its neighbour.
 */
export const isSlipOf = (typed: string, word: string): boolean => {
  if (typed.length < shortest || word.length < shortest - 1) return false;
  const at = firstDifference(typed, word);
  if (at === typed.length) return false;
  const rest = typed.slice(at + 1);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (isSwapped && word.startsWith(typed.slice(at + 2), at + 2))
  );
};
