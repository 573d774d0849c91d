import { type ESTree, type ParseResult, parseSync, Visitor, type VisitorObject } from 'vite';

/** A file of ours, read and parsed once; every check walks the same tree. */
export type Source = {
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly comments: ParseResult['comments'];
};

/** What a check has against a file. `place` is `path:line`. */
export type Problem = { readonly rule: string; readonly place: string; readonly says: string };

export const sourceOf = (path: string, text: string): Source => {
  const { program, comments, errors } = parseSync(path, text, { sourceType: 'module' });
  const [first] = errors;
  if (first !== undefined) throw new Error(`${path} cannot be parsed: ${first.message}`);
  return { path, text, program, comments };
};

export const lineOf = (source: Source, offset: number): number =>
  source.text.slice(0, offset).split('\n').length;

export const placeOf = (source: Source, offset: number): string => `${source.path}:${lineOf(source, offset)}`;

export const visit = (source: Source, visitor: VisitorObject): void =>
  new Visitor(visitor).visit(source.program);

/** Visits a source with a way to report; gives what was reported. */
export const problems = (
  source: Source,
  rule: string,
  drawn: (report: (node: { readonly start: number }, says: string) => void) => VisitorObject,
): Problem[] => {
  const found: Problem[] = [];
  visit(
    source,
    drawn(({ start }, says) => found.push({ rule, place: placeOf(source, start), says })),
  );
  return found;
};
