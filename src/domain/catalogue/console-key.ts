/** Keys of the staff console, each a single sign. */
export const consoleKeys = ['?', 'f', 'n', 'j', 'k', 'l', 'e', 's'] as const;
export type ConsoleKey = (typeof consoleKeys)[number];

export type PressedKey = {
  /** The sign the reader's layout makes. */
  readonly key: string;
  /** Where it lies on a keyboard. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
};

const latin = /^[a-z]$/i;
const letterAt = /^Key([A-Z])$/;

/** A layout without Latin letters has them where others do; its question mark is one too. */
const signOf = ({ key, code }: PressedKey): string => {
  if (key === '؟') return '?';
  const [, letter = ''] = letterAt.exec(code) ?? [];
  return (latin.test(key) || letter === '' ? key : letter).toLowerCase();
};

/** Which key of the console was pressed; null for any other, and for what belongs to the browser. */
export const consoleKeyOf = (pressed: PressedKey): ConsoleKey | null => {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const sign = signOf(pressed);
  return consoleKeys.find((key) => key === sign) ?? null;
};
