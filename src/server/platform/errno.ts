/** The code the operating system or the database gave a failure, such as ENOENT, EADDRINUSE or 40001. */
export const codeOf = (reason: unknown): string | null =>
  reason instanceof Error && 'code' in reason && typeof reason.code === 'string' ? reason.code : null;

export const isErrno = (reason: unknown, ...codes: readonly string[]): boolean => {
  const code = codeOf(reason);
  return code !== null && codes.includes(code);
};

/** The rule of the database that a row broke. */
export const constraintOf = (reason: unknown): string | null =>
  reason instanceof Error && 'constraint' in reason && typeof reason.constraint === 'string'
    ? reason.constraint
    : null;
