import { toolConfigs } from '../exceptions.ts';
import { type Problem, problems, type Source } from '../source.ts';

const isDeclaration = (path: string) => path.endsWith('.d.ts');

/** A thing has one name wherever it is used. */
export const defaultExports = (source: Source): Problem[] =>
  toolConfigs.includes(source.path) || isDeclaration(source.path)
    ? []
    : problems(source, 'no-default-export', (report) => ({
        ExportDefaultDeclaration: (node) => report(node, 'export it by its name'),
        ExportSpecifier: (node) => {
          if (node.exported.type === 'Identifier' && node.exported.name === 'default')
            report(node, 'export it by its name');
        },
      }));
