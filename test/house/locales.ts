import { createFormatters } from '@formatjs/intl';
import { defaultLanguage, languages } from '#domain/values/language.ts';
import { ownShape, sameEverywhere } from './exceptions.ts';
import type { Files } from './files.ts';
import { runTogetherIn, tornIn } from './run-together.ts';
import { type Problem, type Source, visit } from './source.ts';

type Catalogue = ReadonlyMap<string, string>;

const catalogueIn = (files: Files, language: string): Catalogue =>
  new Map(Object.entries(JSON.parse(files.get(`locales/${language}.json`) ?? '{}')));

const problem = (language: string, says: string): Problem => ({
  rule: 'locales',
  place: `locales/${language}.json:1`,
  says,
});

const { getMessageFormat } = createFormatters();

type Elements = ReturnType<ReturnType<typeof getMessageFormat>['getAst']>;

/** What the reader of a sentence calls a piece that is said as it stands. */
const literal: ReadonlySet<number> = new Set([0]);

const namesIn = (elements: Elements): readonly string[] =>
  elements.flatMap((element) => {
    const inside = [
      ...('options' in element ? Object.values(element.options).map(({ value }) => value) : []),
      ...('children' in element ? [element.children] : []),
    ].flatMap(namesIn);
    const isName = 'value' in element && !('children' in element) && !literal.has(element.type);
    return isName ? [element.value, ...inside] : inside;
  });

const fault = (text: string, language: string): string | null => {
  try {
    getMessageFormat(text, language);
    return null;
  } catch (reason) {
    return reason instanceof Error ? reason.message : String(reason);
  }
};

/** The names a sentence is given: `{name}` and `{count, plural, …}`. */
const givenTo = (text: string, language: string): string =>
  fault(text, language) === null
    ? [...new Set(namesIn(getMessageFormat(text, language).getAst()))]
        .toSorted((one, other) => one.localeCompare(other, 'en'))
        .join(', ')
    : '';

const keyProblems = (source: Catalogue, other: Catalogue, language: string): Problem[] => [
  ...[...source.keys()].filter((id) => !other.has(id)).map((id) => problem(language, `${id} is missing`)),
  ...[...other.keys()]
    .filter((id) => !source.has(id))
    .map((id) => problem(language, `${id} is not in the source`)),
];

const shapeProblems = (source: Catalogue, other: Catalogue, language: string): Problem[] =>
  [...source].flatMap(([id, text]) => {
    const own = other.get(id);
    if (own === undefined || ownShape.includes(id) || fault(own, language) !== null) return [];
    const given = givenTo(own, language);
    const wanted = givenTo(text, defaultLanguage);
    return given === wanted ? [] : [problem(language, `${id} is given [${given}], the source [${wanted}]`)];
  });

const unreadable = (catalogue: Catalogue, language: string): Problem[] =>
  [...catalogue].flatMap(([id, text]) => {
    const message = fault(text, language);
    return message === null ? [] : [problem(language, `${id} cannot be read: ${message}`)];
  });

const persian = /\p{Script=Arabic}/u;
const letter = /\p{L}/u;
const spoken = (text: string) => text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, '');

const strangers = (persianOnes: Catalogue): Problem[] =>
  [...persianOnes]
    .filter(([id, text]) => !sameEverywhere.includes(id) && letter.test(spoken(text)) && !persian.test(text))
    .map(([id]) => problem('fa', `${id} is not in Persian`));

const runsTogether = (persianOnes: Catalogue): Problem[] =>
  [...persianOnes].flatMap(([id, text]) => {
    const pair = fault(text, 'fa') === null ? runTogetherIn(text) : null;
    return pair === null ? [] : [problem('fa', `${id} lets ${pair} run together: set them apart`)];
  });

const tornApart = (persianOnes: Catalogue): Problem[] =>
  [...persianOnes].flatMap(([id, text]) => {
    const word = tornIn(text);
    return word === null
      ? []
      : [
          problem(
            'fa',
            `${id} lets ${word} be torn: set it apart, and hold it together by U+2011 and U+00A0`,
          ),
        ];
  });

/** An id is asked for whole, or by a template whose fixed parts it has. */
const askedIn = (sources: readonly Source[]) => {
  const whole = new Set<string>();
  const templates: RegExp[] = [];
  for (const source of sources) {
    visit(source, {
      Literal: ({ value }) => {
        if (typeof value === 'string') whole.add(value);
      },
      TemplateLiteral: ({ quasis }) => {
        const parts = quasis.map(({ value }) => value.raw);
        if (parts.every((part) => /^[a-z0-9.-]*$/.test(part)) && /[a-z]\.|\.[a-z]/.test(parts.join('*')))
          templates.push(
            new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`),
          );
      },
    });
  }
  return (id: string) => whole.has(id) || templates.some((template) => template.test(id));
};

const isOurs = ({ path }: Source) => /^(src|machines)\//.test(path);

/** Sentences that are missing, too many, given other things than their source, or never asked for. */
export const localeProblems = (files: Files, sources: readonly Source[]): Problem[] => {
  const source = catalogueIn(files, defaultLanguage);
  const isAsked = askedIn(sources.filter(isOurs));
  return [
    ...languages.flatMap((language) => {
      const other = catalogueIn(files, language);
      return [
        ...keyProblems(source, other, language),
        ...shapeProblems(source, other, language),
        ...unreadable(other, language),
      ];
    }),
    ...strangers(catalogueIn(files, 'fa')),
    ...runsTogether(catalogueIn(files, 'fa')),
    ...tornApart(catalogueIn(files, 'fa')),
    ...[...source.keys()]
      .filter((id) => !isAsked(id))
      .map((id) => problem(defaultLanguage, `${id} is never asked for`)),
  ];
};
