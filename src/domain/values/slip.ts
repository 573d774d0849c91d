/** Shorter words slip into too many others. */
const shortest = 4;
const shortestForTwo = 7;

/** Where a word is read on, and where what was typed is. */
type Place = { readonly at: number; readonly of: number };

/** Whether the rest of a word begins with the rest of what was typed, but for so many letters wrong, missing, too many or swapped. */
const beginsBut = (input: string, word: string, slips: number, { at, of }: Place): boolean => {
  let same = 0;
  while (at + same < input.length && input.charCodeAt(at + same) === word.charCodeAt(of + same)) same += 1;
  const [entered, meant, left] = [at + same, of + same, slips - 1];
  if (entered === input.length) return true;
  // Letters beyond the end of the word are each one too many.
  if (slips === 0 || input.length - entered - (word.length - meant) > slips) return false;
  const isSwapped =
    input.charCodeAt(entered) === word.charCodeAt(meant + 1) &&
    input.charCodeAt(entered + 1) === word.charCodeAt(meant);
  return (
    beginsBut(input, word, left, { at: entered + 1, of: meant + 1 }) ||
    beginsBut(input, word, left, { at: entered + 1, of: meant }) ||
    beginsBut(input, word, left, { at: entered, of: meant + 1 }) ||
    (isSwapped && beginsBut(input, word, left, { at: entered + 2, of: meant + 2 }))
  );
};

const atBeginning: Place = { at: 0, of: 0 };

/** Whether a word begins with what was typed but for one slip. What begins it without a slip is none. */
export const isSlipOf = (input: string, word: string): boolean =>
  input.length >= shortest &&
  word.length >= shortest - 1 &&
  !word.startsWith(input) &&
  beginsBut(input, word, 1, atBeginning);

/** Long words are typed in haste: two slips in one of them still name it. */
export const isTwoSlipsOf = (input: string, word: string): boolean =>
  input.length >= shortestForTwo &&
  word.length >= shortestForTwo - 1 &&
  beginsBut(input, word, 2, atBeginning);
