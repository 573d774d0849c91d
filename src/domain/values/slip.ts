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
export const isSlipOf = (input: string, word: string): boolean => {
  if (input.length < shortest || word.length < shortest - 1) return false;
  const at = firstDifference(input, word);
  if (at === input.length) return false;
  const rest = input.slice(at + 1);
  const isSwapped = input[at] === word[at + 1] && input[at + 1] === word[at];
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(input.slice(at), at + 1) ||
    (isSwapped && word.startsWith(input.slice(at + 2), at + 2))
  );
};
