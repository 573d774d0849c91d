import type { AtlasFacts } from '#atlas/flow/atlas-facts.ts';
import { hrefOfAtlas } from '#atlas/flow/atlas-links.ts';
import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { AtlasIndex } from './atlas-index.tsx';
import * as styles from './flow-page.css.ts';
import { FlowPage } from './flow-page.tsx';

/** The atlas of flows: all of them, or the one that is named. */
export const Atlas = ({ flow: name, ...facts }: { readonly flow: string | null } & AtlasFacts) => {
  const { say } = useWords();
  if (name === null) return <AtlasIndex coverage={facts.coverage} codesOf={facts.codesOf} />;
  const flow = flowNamed(name);
  if (flow) return <FlowPage key={flow.name} flow={flow} {...facts} />;
  return (
    <article className={styles.page}>
      <h1>{say('atlas.title')}</h1>
      <Notice variant="info" title={say('atlas.unknown')}>
        <LinkButton href={hrefOfAtlas}>{say('atlas.unknown.back')}</LinkButton>
      </Notice>
    </article>
  );
};
