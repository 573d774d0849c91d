import type { CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { hasNoRule } from '#domain/catalogue/catalogue-rules.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Props = { readonly kind: CatalogueKind; readonly code: CatalogueValue | undefined };

/** What the shop has no rule for may be published, and nothing is sold by it. */
export const WithoutRule = ({ kind, code }: Props) => {
  const { say } = useWords();
  const text = typeof code === 'string' ? code.trim() : '';
  return text !== '' && hasNoRule(kind, text) ? (
    <Notice variant="warning" heard="in-turn" title={say('catalogue.no-rule', { code: text })}>
      <p>{say('catalogue.no-rule.text')}</p>
    </Notice>
  ) : null;
};
