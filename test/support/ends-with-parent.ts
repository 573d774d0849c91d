/** Words for Node that let a process end when whoever holds its input open is gone, however they ended. */
export const endsWithParent = ['--import', './test/support/ends-with-parent.mjs'] as const;
