import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import type { HistoryRefusal, ListActor } from '#panels/history/history.flow.ts';
import { newKey } from '#panels/new-key.ts';
import { OnlyMember } from './only-member.tsx';
import { deadlineBy } from './ports/deadline.ts';
import { type AskList, listOver } from './ports/histories.ts';
import { useFormFlow } from './use-form-flow.ts';

type Found<Fields, Item> = { readonly form: ListActor<Fields, Item>; readonly onAsk: () => void };

type Asking<Fields, Item> = {
  readonly fields: Fields;
  readonly ask: AskList<Fields, Item>;
  readonly children: (found: Found<Fields, Item>) => ReactNode;
};

/** One list: its flow begins with the question and ends with the page that shows it. */
const Asked = <Fields, Item>({ fields, ask, children }: Asking<Fields, Item>) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    submissionOf<Fields, readonly Item[], HistoryRefusal>().provide({
      actors: listOver(gateway, deadlineBy(clock), ask),
    }),
  );
  const [asked] = useState(fields);
  const form = useFormFlow(machine, { fields: asked });
  const onAsk = useCallback(
    () => form.send({ type: 'form.submitted', fields: asked, key: newKey(), at: clock.now() }),
    [form, asked, clock],
  );
  useEffect(onAsk, [onAsk]);
  return children({ form, onAsk });
};

type Own<Fields, Item> = Omit<Asking<Fields, Item>, 'fields'> & {
  readonly fieldsOf: (member: number) => Fields;
};

/** A list of whoever is logged in, asked for anew when another member, list or range is meant. */
export const AskedOfMember = <Fields, Item>({ fieldsOf, ...asking }: Own<Fields, Item>) => (
  <OnlyMember>
    {(member) => {
      const fields = fieldsOf(member);
      return <Asked key={JSON.stringify(fields)} fields={fields} {...asking} />;
    }}
  </OnlyMember>
);
