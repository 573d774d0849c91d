export type Result = 'passed' | 'failed' | 'skipped';
export type RunTest = { readonly file: string; readonly title: string; readonly result: Result };

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

const plain = (text: string) =>
  text
    .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_found, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex === '' ? 10 : 16)),
    )
    .replaceAll(/&(?:lt|gt|quot|apos|amp);/g, (sign) => signs[sign] ?? sign);

const attribute = (tag: string, name: string) =>
  plain(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');

const resultOf = (inside: string): Result => {
  if (/<(?:failure|error)\b/.test(inside)) return 'failed';
  return /<skipped\b/.test(inside) ? 'skipped' : 'passed';
};

/** Every test a JUnit file tells of. */
export const testsIn = (junit: string): readonly RunTest[] =>
  junit
    .split('<testcase')
    .slice(1)
    .map((text) => {
      const end = /^(?:\s+[\w:-]+="[^"]*")*\s*\/?>/.exec(text)?.[0] ?? '';
      return {
        file: attribute(end, 'classname'),
        title: attribute(end, 'name'),
        result: end.endsWith('/>')
          ? 'passed'
          : resultOf(text.slice(end.length).split('</testcase>', 1)[0] ?? ''),
      };
    });
