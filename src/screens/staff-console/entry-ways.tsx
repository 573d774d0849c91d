import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { consoleNames } from './flow/catalogue-list.flow.ts';
import { consoleAddress } from './flow/console-address.ts';
import { useKeyOf } from './keys/keys-context.ts';

type Props = {
  readonly kind: CatalogueKind;
  readonly id: number | null;
  readonly entries: readonly CatalogueEntry[];
};

/** The ways from an entry to its list and its neighbours there. */
export const EntryWays = ({ kind, id, entries }: Props) => {
  const { say } = useWords();
  const keyOf = useKeyOf();
  const at = entries.findIndex((entry) => entry.id === id);
  const [before, after] = at < 0 ? [undefined, undefined] : [entries[at - 1], entries[at + 1]];
  const addressOf = (entry: CatalogueEntry) =>
    consoleAddress(kind, { [consoleNames.entry]: String(entry.id) });
  return (
    <nav aria-label={say('catalogue.ways')} data-density="functional">
      <Ways>
        <LinkButton href={consoleAddress(kind)} variant="quiet" aria-keyshortcuts={keyOf('l')}>
          {say('catalogue.ways.list')}
        </LinkButton>
        {before === undefined ? null : (
          <LinkButton href={addressOf(before)} variant="quiet" aria-keyshortcuts={keyOf('k')}>
            {say('catalogue.ways.previous')}
          </LinkButton>
        )}
        {after === undefined ? null : (
          <LinkButton href={addressOf(after)} variant="quiet" aria-keyshortcuts={keyOf('j')}>
            {say('catalogue.ways.next')}
          </LinkButton>
        )}
      </Ways>
    </nav>
  );
};
