import { useRouter, useSearch } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { keptTypingOf } from '#app/browser/kept-typing.ts';
import { useAskedAtOnce } from '#app/hooks/use-asked-at-once.ts';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { useLostFocus } from '#app/hooks/use-lost-focus.ts';
import { addressedAs, useOpenedEntry } from '#app/hooks/use-opened-entry.ts';
import { ConsoleKeys, useKeysTurned } from '#app/member/console-keys.tsx';
import { entryParts } from '#app/member/entry-parts.tsx';
import { OnlyMember } from '#app/member/only-member.tsx';
import { catalogueApprovalOver, catalogueListOver } from '#app/ports/catalogue.ts';
import { NeedsScript } from '#app/purchase/needs-script.tsx';
import type { Place } from '#app/routing/place.ts';
import { namesStations } from '#domain/catalogue/catalogue-fields.ts';
import { type CatalogueKind, catalogueKindNamed } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueStaff } from '#domain/catalogue/catalogue-rights.ts';
import { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';
import { stateOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { memberIn } from '#machines/session/session.selectors.ts';
import { fetchPickedCalendar } from '#panels/picked-day/lazy-picked-calendar.ts';
import { useShop } from '#panels/shop.ts';
import { StaffWays } from '#panels/staff-ways/staff-ways.tsx';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CatalogueEntry } from '#screens/staff-console/catalogue-entry.tsx';
import { EntryWays } from '#screens/staff-console/entry-ways.tsx';
import {
  consoleNames,
  type EntryFilter,
  filterNamed,
  newEntry,
} from '#screens/staff-console/flow/catalogue-list.flow.ts';
import { consoleAddress } from '#screens/staff-console/flow/console-address.ts';
import { KeysContext } from '#screens/staff-console/keys/keys-context.ts';
import { StaffConsole } from '#screens/staff-console/staff-console.tsx';
import { kindWords } from '#screens/staff-console/words/entry-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardHead } from '#ui/layout/card-head.tsx';
import { Page } from '#ui/layout/page.tsx';

type Query = Partial<Readonly<Record<(typeof consoleNames)[keyof typeof consoleNames], string>>>;

type Chosen = { readonly kind: CatalogueKind; readonly id: number | null };

type Opened = Chosen & {
  readonly staff: CatalogueStaff;
  /** Names the kind of the entry: whoever pressed what is gone goes on there. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What was a new entry has its number, or what was ended is to be a new one. */
  readonly onBecome: (entry: string) => void;
};

const idOf = ({ context }: SnapshotFrom<typeof catalogueApprovalMachine>) => context.id;

const Entry = ({ kind, id, staff, heading, onBecome }: Opened) => {
  const { gateway } = useRouter().options.context;
  const [machine] = useState(() =>
    catalogueApprovalMachine.provide({ actors: catalogueApprovalOver(gateway) }),
  );
  const flow = useFormFlow(machine, { kind, id, staff });
  const [typing] = useState(() => keptTypingOf(flow));
  useEffect(() => typing.follow(), [typing]);
  useLostFocus(useFlow(flow, stateOf, ''), heading);
  const held = useFlow(flow, idOf, id);
  const become = useEffectEvent(onBecome);
  useEffect(() => {
    if (held !== id) become(addressedAs(held));
  }, [held, id]);
  return <CatalogueEntry flow={flow} parts={{ ...entryParts, typing }} />;
};

type Props = Pick<Opened, 'heading' | 'onBecome'> & {
  readonly kind: CatalogueKind;
  readonly entry: string;
  readonly filter: EntryFilter;
};

/** The entries of one kind are asked for; whoever asked may open one of them. */
const Console = ({ kind, entry, filter, heading, onBecome }: Props) => {
  const { form, ask } = useAskedAtOnce(catalogueListOver, { kind });
  const id = entry === newEntry ? null : Number(entry);
  return (
    <StaffConsole form={form} kind={kind} filter={filter} onAsk={ask}>
      {entry === ''
        ? null
        : ({ staff, entries }) => (
            <>
              <EntryWays kind={kind} id={id} entries={entries} />
              <Entry kind={kind} id={id} staff={staff} heading={heading} onBecome={onBecome} />
            </>
          )}
    </StaffConsole>
  );
};

const StaffConsolePlace = () => {
  const { say } = useWords();
  const { session } = useShop();
  const isMember = useFlow(session, memberIn, null) !== null;
  const query: Query = useSearch({ strict: false });
  const kind = catalogueKindNamed(query[consoleNames.kind] ?? '') ?? 'subscriptions';
  const { [consoleNames.entry]: entry = '' } = query;
  const [keys, onTurn] = useKeysTurned();
  const router = useRouter();
  const { opened, become } = useOpenedEntry(entry);
  const { load } = useStations();
  useEffect(fetchPickedCalendar, []);
  useEffect(() => {
    if (namesStations(kind)) load();
  }, [kind, load]);
  useHeadingAt(`${kind} ${opened}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const onBecome = (other: string) => {
    become(other);
    const href = consoleAddress(kind, { [consoleNames.entry]: other });
    void router.navigate({ href, replace: true });
  };
  return (
    <KeysContext value={keys}>
      <Page title={say('catalogue.title')} width="wide">
        <StaffWays />
        <CardHead>
          <h2 ref={heading}>{say(kindWords[kind])}</h2>
          {isMember ? <ConsoleKeys keys={keys} onTurn={onTurn} /> : null}
        </CardHead>
        <OnlyMember>
          {(member) => (
            <Console
              key={`${member} ${kind} ${opened}`}
              kind={kind}
              entry={entry}
              filter={filterNamed(query[consoleNames.status])}
              heading={heading}
              onBecome={onBecome}
            />
          )}
        </OnlyMember>
        <NeedsScript saying="member.without-script" />
      </Page>
    </KeysContext>
  );
};

export const place: Place = {
  head: {
    title: 'head.staff-console.title',
    description: 'head.staff-console.description',
    keywords: 'head.staff-console.keywords',
  },
  Screen: StaffConsolePlace,
  reads: Object.values(consoleNames),
};
