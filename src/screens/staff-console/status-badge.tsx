import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import { statusOfEntry } from '#domain/catalogue/catalogue-rights.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { statusWords } from './words/entry-words.ts';

type Props = { readonly entry: CatalogueEntry };

const variants = { DRAFT: 'neutral', WAITING_APPROVAL: 'warning' } as const;

/** Where an entry stands on its way to be published. */
export const StatusBadge = ({ entry }: Props) => (
  <Badge variant={entry.intent === null ? 'success' : variants[entry.intent.status]}>
    {useWords().say(statusWords[statusOfEntry(entry)])}
  </Badge>
);
