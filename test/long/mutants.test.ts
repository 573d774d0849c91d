import { expect, test } from 'vitest';
import { killScore, killsOf, leastNoticed } from '#machines/kit/mutants/mutate.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { walks } from '#test/machines/walks.ts';

test.each(walks.map((walk) => [walk.flow, walk] as const))(
  'the paths and refusals of %s notice the faults put into it',
  { timeout: 300_000 },
  (_, walk) => {
    const kills = killsOf(explore(walk));
    process.stdout.write(
      `${walk.flow}: ${kills.killed} of ${kills.mutants} mutants killed, ${(killScore(kills) * 100).toFixed(1)} %\n`,
    );
    expect(kills.wronglyDeclared).toEqual([]);
    expect(killScore(kills), `survivors: ${kills.survivors.join('; ')}`).toBeGreaterThanOrEqual(leastNoticed);
  },
);
