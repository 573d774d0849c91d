import type { ESTree } from 'vite';
import { type Problem, problems, type Source } from '../source.ts';

const isConst = ({ typeAnnotation }: ESTree.TSAsExpression) =>
  typeAnnotation.type === 'TSTypeReference' &&
  typeAnnotation.typeName.type === 'Identifier' &&
  typeAnnotation.typeName.name === 'const';

/** `types: {} as Flow` is how a chart is told its types. */
const flowTypesIn = ({
  key,
  value,
}: ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty) =>
  key.type === 'Identifier' &&
  key.name === 'types' &&
  value.type === 'TSAsExpression' &&
  value.expression.type === 'ObjectExpression' &&
  value.expression.properties.length === 0
    ? [value]
    : [];

const mayCast = (path: string) => path.startsWith('machines/kit/');

/** The ways out of the type system that the house does not take. */
export const looseTypes = (source: Source): Problem[] => {
  const allowed = new Set<unknown>();
  return problems(source, 'types', (report) => ({
    Property: (node) => {
      for (const cast of flowTypesIn(node)) allowed.add(cast);
    },
    TSAnyKeyword: (node) => report(node, 'there is no `any`'),
    TSNonNullExpression: (node) => report(node, 'there is no `!`: say what happens when it is missing'),
    TSAsExpression: (node) => {
      if (!isConst(node) && !allowed.has(node) && !mayCast(source.path))
        report(node, '`as` is for `as const`, `types: {} as Flow` and the kit');
    },
    TSTypeAssertion: (node) => report(node, 'there are no casts'),
    TSEnumDeclaration: (node) => report(node, 'a union of literals, not an enum'),
    TSModuleDeclaration: (node) => {
      if (node.kind === 'namespace') report(node, 'a file is the namespace');
    },
  }));
};
