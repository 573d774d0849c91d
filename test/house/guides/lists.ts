import type { Files } from '../files.ts';
import { holds, isPath, linesOf } from './guides.ts';

type List = {
  /** The line of its heading. */
  readonly place: number;
  /** What its example is called in the files it runs through. */
  readonly names: readonly string[];
  readonly steps: readonly { readonly place: number; readonly paths: readonly string[] }[];
};

const heading = /^#+ /;
const headingOfList = /^#+ Add /;
const example = /^Followed here: /;
const step = /^\d+\. /;

/** The lists of a page: what is below each heading that says to add something. */
export const listsIn = (page: string): readonly List[] => {
  const lines = linesOf(page);
  return lines
    .filter(({ line }) => headingOfList.test(line))
    .map(({ place }) => {
      const next = lines.find((each) => each.place > place && heading.test(each.line));
      const below = lines.slice(place, next === undefined ? lines.length : next.place - 1);
      return {
        place,
        names: below.filter(({ line }) => example.test(line)).flatMap(({ quoted }) => quoted),
        steps: below
          .filter(({ line }) => step.test(line))
          .map((each) => ({ place: each.place, paths: each.quoted.filter(isPath) })),
      };
    });
};

const isUnder = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

/** A file holds what its text says, and what it is called itself. */
export const isHeldIn = ([path, text]: readonly [string, string], name: string): boolean =>
  holds(text, name) || holds(path, name);

const faultsOfSteps = ({ names, steps }: List, files: Files) => {
  const holding = [...files].filter((file) => names.some((name) => isHeldIn(file, name)));
  const isHeldUnder = (path: string) => holding.some(([file]) => isUnder(file, path));
  return steps.flatMap(({ place, paths }) =>
    paths.length === 0
      ? [`${place}: a step without a file`]
      : paths
          .filter((path) => !isHeldUnder(path))
          .map((path) => `${place}: ${path} holds nothing of the example`),
  );
};

const walked = /^(?:locales|machines|src)\//;

const faultsOfNames = ({ place, names, steps }: List, files: Files) => {
  const paths = steps.flatMap((each) => each.paths);
  const walkedFiles = [...files].filter(([file]) => walked.test(file));
  return names.flatMap((name) => {
    const holding = walkedFiles.filter((file) => isHeldIn(file, name)).map(([file]) => file);
    return holding.length === 0
      ? [`${place}: no file holds ${name}`]
      : holding
          .filter((file) => !paths.some((path) => isUnder(file, path)))
          .map((file) => `${place}: ${file} holds ${name} and is in no step`);
  });
};

/** A list is followed through its example: each step leads to it, and no file that holds it is left out. */
export const faultsOfLists = (page: string, files: Files): readonly string[] =>
  listsIn(page).flatMap((list) =>
    list.names.length === 0
      ? [`${list.place}: a list without an example`]
      : [...faultsOfSteps(list, files), ...faultsOfNames(list, files)],
  );
