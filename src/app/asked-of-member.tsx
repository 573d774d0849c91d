import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { isSignedOut, memberIn } from '#machines/session/session.selectors.ts';
import type { HistoryRefusal, ListActor } from '#panels/history/history.flow.ts';
import { ListAwaited } from '#panels/history/list-awaited.tsx';
import { SignInNeeded } from '#panels/history/sign-in-needed.tsx';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
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
export const AskedOfMember = <Fields, Item>({ fieldsOf, ...asking }: Own<Fields, Item>) => {
  const { session } = useShop();
  const member = useFlow(session, memberIn, null);
  const signedOut = useFlow(session, isSignedOut, false);
  if (signedOut) return <SignInNeeded />;
  if (member === null) return <ListAwaited />;
  const fields = fieldsOf(member.id);
  return <Asked key={JSON.stringify(fields)} fields={fields} {...asking} />;
};
