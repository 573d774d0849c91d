import { type CatalogueEntry, knownAs } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import { catalogueVerdict } from '#domain/catalogue/catalogue-rights.ts';
import { momentText } from '#i18n/moment-text.ts';
import { ChoiceGroup, ChoiceLink } from '#ui/buttons/choice-links.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { DataTable } from '#ui/layout/data-table.tsx';
import * as styles from './catalogue-list.css.ts';
import {
  type CatalogueRead,
  consoleNames,
  type EntryFilter,
  entryFilters,
  filtered,
  newEntry,
} from './flow/catalogue-list.flow.ts';
import { consoleAddress } from './flow/console-address.ts';
import { useKeyOf } from './keys/keys-context.ts';
import { StatusBadge } from './status-badge.tsx';
import { comingFact } from './words/coming-facts.ts';
import { kindWords } from './words/entry-words.ts';

type Props = { readonly kind: CatalogueKind; readonly filter: EntryFilter; readonly read: CatalogueRead };

const textOf = (entry: CatalogueEntry, name: string): string => {
  const value = (knownAs(entry) ?? entry.intent?.fields)?.[name];
  return typeof value === 'string' ? value : '';
};

const EntryStatus = ({ entry }: { readonly entry: CatalogueEntry }) => {
  const words = useWords();
  return (
    <>
      <StatusBadge entry={entry} />
      {(entry.coming ?? []).map((each) => (
        <p key={each.from}>{comingFact(entry, each, words).join(': ')}</p>
      ))}
    </>
  );
};

/** The entries of one kind, each with how it stands; what is chosen stands in the address. */
export const CatalogueList = ({ kind, filter, read: { staff, entries } }: Props) => {
  const words = useWords();
  const { say } = words;
  const filterWords = {
    all: say('catalogue.filter.all'),
    draft: say('catalogue.filter.draft'),
    waiting: say('catalogue.filter.waiting'),
  };
  const keyOf = useKeyOf();
  const mayBegin = catalogueVerdict(staff, null, 'edit') === 'allowed';
  return (
    <div className={styles.list} data-density="functional">
      <ChoiceGroup name={say('catalogue.kinds')}>
        {catalogueKinds.map((each) => (
          <ChoiceLink key={each} href={consoleAddress(each)} isOn={each === kind}>
            {say(kindWords[each])}
          </ChoiceLink>
        ))}
      </ChoiceGroup>
      <ChoiceGroup name={say('catalogue.filter')}>
        {entryFilters.map((each) => (
          <ChoiceLink
            key={each}
            href={consoleAddress(kind, { [consoleNames.status]: each })}
            isOn={each === filter}
            keys={each === filter ? keyOf('f') : undefined}
          >
            {filterWords[each]}
          </ChoiceLink>
        ))}
      </ChoiceGroup>
      {mayBegin ? (
        <div>
          <LinkButton
            href={consoleAddress(kind, { [consoleNames.entry]: newEntry })}
            aria-keyshortcuts={keyOf('n')}
          >
            {say('catalogue.new')}
          </LinkButton>
        </div>
      ) : null}
      <DataTable
        caption={say(kindWords[kind])}
        rows={filtered(entries, filter)}
        keyOf={({ id }) => String(id)}
        columns={[
          {
            key: 'name',
            name: say('catalogue.field.name'),
            show: (entry) => (
              <a
                className={styles.name}
                href={consoleAddress(kind, { [consoleNames.entry]: String(entry.id) })}
              >
                <bdi>{textOf(entry, 'name')}</bdi>
              </a>
            ),
          },
          {
            key: 'code',
            name: say('catalogue.field.code'),
            show: (entry) => <bdi className={styles.code}>{textOf(entry, 'code')}</bdi>,
          },
          {
            key: 'status',
            name: say('catalogue.status'),
            show: (entry) => <EntryStatus entry={entry} />,
          },
          {
            key: 'changed',
            name: say('catalogue.last-changed'),
            show: ({ intent }) => (intent === null ? '–' : <bdi>{momentText(intent.at, words)}</bdi>),
          },
        ]}
      />
    </div>
  );
};
