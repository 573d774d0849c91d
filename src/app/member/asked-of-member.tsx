import type { ReactNode } from 'react';
import { useAskedAtOnce } from '#app/hooks/use-asked-at-once.ts';
import { type AskList, listOver } from '#app/ports/tickets.ts';
import type { ListActor } from '#panels/history/history.flow.ts';
import { OnlyMember } from './only-member.tsx';

type Found<Fields, Item> = { readonly form: ListActor<Fields, Item>; readonly onAsk: () => void };

type Asking<Fields, Item> = {
  readonly fields: Fields;
  readonly ask: AskList<Fields, Item>;
  readonly children: (found: Found<Fields, Item>) => ReactNode;
};

/** One list: its flow begins with the question and ends with the page that shows it. */
const Asked = <Fields, Item>({ fields, ask, children }: Asking<Fields, Item>) => {
  const { form, ask: onAsk } = useAskedAtOnce(
    (gateway, deadline) => listOver(gateway, deadline, ask),
    fields,
  );
  return children({ form, onAsk });
};

type Props<Fields, Item> = Omit<Asking<Fields, Item>, 'fields'> & {
  readonly fieldsOf: (member: number) => Fields;
};

/** A list of whoever is logged in, asked for anew when another member, list or range is meant. */
export const AskedOfMember = <Fields, Item>({ fieldsOf, ...asking }: Props<Fields, Item>) => (
  <OnlyMember>
    {(member) => {
      const fields = fieldsOf(member);
      return <Asked key={JSON.stringify(fields)} fields={fields} {...asking} />;
    }}
  </OnlyMember>
);
