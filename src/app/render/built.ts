import type { Language } from '#domain/values/language.ts';

export type Part = { readonly js: readonly string[]; readonly css: readonly string[] };

/** What the client build tells the render build. Files are named from the root of dist/client. */
export type Built = {
  readonly entry: string;
  readonly shell: Part;
  readonly routes: Readonly<Record<string, Part>>;
  /** The table of all places but home. */
  readonly later: readonly string[];
  readonly words: Record<string, Partial<Record<Language, readonly string[]>>>;
  readonly sheets: Readonly<Record<string, string>>;
};
