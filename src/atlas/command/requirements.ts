import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

export type Requirement = { readonly id: string; readonly says: string };
export type RequirementGroup = {
  readonly letter: string;
  readonly name: string;
  readonly says: string;
  readonly requirements: readonly Requirement[];
};

/** What the shop must do, point by point. */
export const readRequirements = async (
  file: string = join(root, 'docs/requirements.json'),
): Promise<readonly RequirementGroup[]> => {
  const { groups }: { readonly groups: readonly RequirementGroup[] } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  return groups;
};

export const requirementsPage = (groups: readonly RequirementGroup[]): string =>
  [
    '# What the shop must do',
    '',
    'Each point has an id. A test that proves a point names it in its title (`[V-07] …`);',
    '[traceability.md](traceability.md) tells which tests do, and what came of them. Written by `npm run trace` from',
    '`requirements.json`.',
    '',
    ...groups.flatMap(({ letter, name, says, requirements }) => [
      `## ${letter}: ${name}`,
      '',
      says,
      '',
      ...requirements.map((requirement) => `- **${requirement.id}** ${requirement.says}`),
      '',
    ]),
  ].join('\n');
