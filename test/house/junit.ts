import { stripVTControlCharacters } from 'node:util';

/** One test as a report tells it. `failures` is empty when it passed. */
export type TestReport = {
  readonly title: string;
  readonly seconds: number;
  readonly skipped: boolean;
  readonly failures: readonly { readonly message: string; readonly detail: string }[];
};

export type FileReport = {
  readonly path: string;
  readonly seconds: number;
  readonly tests: readonly TestReport[];
};

export type ProjectReport = {
  readonly name: string;
  readonly seed: number;
  readonly files: readonly FileReport[];
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no place for control characters. */
const printable = (text: string) =>
  Array.from(stripVTControlCharacters(text), (character) =>
    character < ' ' && !'\t\n\r'.includes(character) ? '' : character,
  ).join('');

const escaped = (text: string) =>
  printable(text).replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);

const testText = (file: string, { title, seconds, skipped, failures }: TestReport) => {
  const inner = [
    ...(skipped ? ['<skipped/>'] : []),
    ...failures.map(
      ({ message, detail }) => `<failure message="${escaped(message)}">${escaped(detail)}</failure>`,
    ),
  ];
  return `    <testcase classname="${escaped(file)}" name="${escaped(title)}" time="${seconds.toFixed(3)}">${inner.join('')}</testcase>`;
};

const countsOf = (tests: readonly TestReport[]) => {
  const failed = tests.filter(({ failures }) => failures.length > 0).length;
  const skipped = tests.filter((test) => test.skipped).length;
  return `tests="${tests.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
};

const fileText = (
  seed: number,
  { path, seconds, tests }: FileReport,
) => `  <testsuite name="${escaped(path)}" ${countsOf(tests)} time="${seconds.toFixed(3)}">
    <properties><property name="seed" value="${seed}"/></properties>
${tests.map((test) => testText(path, test)).join('\n')}
  </testsuite>`;

/** A JUnit file of one project, with the seed in its name and beside every file's tests. */
export const junitOf = ({
  name,
  seed,
  files,
}: ProjectReport): string => `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${escaped(name)}, seed ${seed}" ${countsOf(files.flatMap(({ tests }) => tests))}>
${files.map((file) => fileText(seed, file)).join('\n')}
</testsuites>
`;
