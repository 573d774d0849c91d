import { expect } from 'vitest';
import { Atlas } from '#atlas/atlas.tsx';
import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import { namesIn } from '#atlas/flow/names.ts';
import type { Language } from '#domain/values/language.ts';
import type { Say } from '#i18n/say.ts';
import { soon } from '../../support/soon.ts';
import { wireCodes } from '../../support/views/wire-codes.ts';
import { drawn, wordsOf } from '../drawn.tsx';

/** Opens the atlas at a flow, or at the list of all, with what the app would tell it. */
export const openAtlas = async (
  flow: string | null,
  language: Language = 'tr',
  facts: Partial<AtlasFacts> = {},
): Promise<Say> => {
  await namesIn(language);
  drawn(
    <main>
      <Atlas flow={flow} coverage={null} trafficOf={null} waysOf={null} codesOf={wireCodes} {...facts} />
    </main>,
    language,
  );
  if (flow !== null)
    await expect.poll(() => document.querySelector('svg [data-stroke]'), soon).not.toBeNull();
  return wordsOf(language).say;
};
