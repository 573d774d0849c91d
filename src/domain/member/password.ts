export const shortestPassword = 8;
export const longestPassword = 128;

export const passwordConditions = ['length', 'upper', 'lower', 'digit'] as const;

export type PasswordCondition = (typeof passwordConditions)[number];

const isMet: Readonly<Record<PasswordCondition, (password: string) => boolean>> = {
  length: (password) => Array.from(password).length >= shortestPassword,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
};

/** Which of the four conditions of a password are met, in the order they are shown. */
export const metConditionsOf = (password: string): readonly PasswordCondition[] =>
  passwordConditions.filter((condition) => isMet[condition](password));

/** No keyboard writes the null sign, and no store keeps it. */
export const isWritable = (password: string): boolean => !password.includes('\0');

/** A password has at least 8 signs, an upper case letter (Turkish ones count), a lower case letter and a digit. */
export const isPassword = (password: string): boolean =>
  isWritable(password) &&
  Array.from(password).length <= longestPassword &&
  metConditionsOf(password).length === passwordConditions.length;

/** The password is typed twice, and both are the same. */
export const isRepeated = (password: string, repeat: string): boolean =>
  password.normalize() === repeat.normalize();
