/** Shorter words slip into too many others. */
const shortest = 4;
const shortestForTwo = 7;

const firstDifference = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

/** Whether a word begins with what was typed, but for so many letters wrong, missing, too many or swapped. */
const beginsBut = (input: string, word: string, slips: number): boolean => {
  const at = firstDifference(input, word);
  if (at === input.length) return true;
  if (slips === 0) return false;
  const [entered, meant, left] = [input.slice(at), word.slice(at), slips - 1];
  const isSwapped = entered[0] === meant[1] && entered[1] === meant[0];
  return (
    beginsBut(entered.slice(1), meant.slice(1), left) ||
    beginsBut(entered.slice(1), meant, left) ||
    beginsBut(entered, meant.slice(1), left) ||
    (isSwapped && beginsBut(entered.slice(2), meant.slice(2), left))
  );
};

/** Whether a word begins with what was typed but for one slip. What begins it without a slip is none. */
export const isSlipOf = (input: string, word: string): boolean =>
  input.length >= shortest &&
  word.length >= shortest - 1 &&
  !word.startsWith(input) &&
  beginsBut(input, word, 1);

/** Long words are typed in haste: two slips in one of them still name it. */
export const isTwoSlipsOf = (input: string, word: string): boolean =>
  input.length >= shortestForTwo && word.length >= shortestForTwo - 1 && beginsBut(input, word, 2);
