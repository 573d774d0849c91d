import type { Language } from '#domain/values/language.ts';

export type ChunkFiles = { readonly js: readonly string[]; readonly css: readonly string[] };

/** What the client build tells the render build. Files are named from the root of dist/client. */
export type ClientManifest = {
  readonly entry: string;
  readonly shell: ChunkFiles;
  readonly routes: Readonly<Record<string, ChunkFiles>>;
  /** The table of all places but home. */
  readonly lazyRouteFiles: readonly string[];
  readonly messageFiles: Record<string, Partial<Record<Language, readonly string[]>>>;
  readonly cssTexts: Readonly<Record<string, string>>;
};
