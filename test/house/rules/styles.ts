import type { ESTree } from 'vite';
import { colourFiles } from '../exceptions.ts';
import { type Problem, problems, type Source } from '../source.ts';

const physical =
  /^(left|right|(margin|padding|scrollMargin|scrollPadding)(Left|Right)|border(Left|Right)([A-Z].*)?|border(Top|Bottom)(Left|Right)Radius)$/;
const turned = /^(textAlign|float|clear|captionSide)$/;
const fourSided = /^(margin|padding|inset|scrollMargin|scrollPadding|borderWidth)$/;
const colour = /#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-/\w])|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

const keyOf = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

const isLopsided = (value: string) => {
  const [, end, , start] = value.trim().split(/\s+/);
  return start !== undefined && end !== start;
};

const judge = (name: string, value: ESTree.Expression) => {
  const text = value.type === 'Literal' && typeof value.value === 'string' ? value.value : '';
  if (physical.test(name)) return `${name} does not turn in Persian; use its logical name`;
  if (turned.test(name) && /^(left|right)$/.test(text)) return `${name} is start or end`;
  if (fourSided.test(name) && isLopsided(text))
    return `${name} with two different sides does not turn in Persian`;
  return null;
};

/** Persian runs right to left: sides are start and end. */
export const physicalSides = (source: Source): Problem[] =>
  source.path.endsWith('.css.ts')
    ? problems(source, 'logical-sides', (report) => ({
        ObjectExpression: ({ properties }) => {
          for (const property of properties) {
            if (property.type !== 'Property') continue;
            const says = judge(keyOf(property), property.value);
            if (says !== null) report(property, says);
          }
        },
      }))
    : [];

const mayHoldColours = ({ path }: Source) => path.startsWith('test/') || colourFiles.includes(path);

/** Colours have names, and the names are given in one place. */
export const looseColours = (source: Source): Problem[] =>
  mayHoldColours(source)
    ? []
    : problems(source, 'colours', (report) => ({
        Literal: (node) => {
          if (typeof node.value === 'string' && colour.test(node.value))
            report(node, 'a colour is a role of the theme');
        },
        TemplateElement: (node) => {
          if (colour.test(node.value.raw)) report(node, 'a colour is a role of the theme');
        },
      }));
