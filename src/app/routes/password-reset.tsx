import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAskedAtOnce } from '#app/hooks/use-asked-at-once.ts';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { passwordLinkOver, passwordResetOver } from '#app/ports/members.ts';
import type { Place } from '#app/routing/place.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { PasswordReset, PasswordResetRefusal } from '#screens/password-reset/password-reset.flow.ts';
import { PasswordResetScreen } from '#screens/password-reset/password-reset.tsx';

const drawn = submissionOf<PasswordReset, null, PasswordResetRefusal>();

const PasswordResetPlace = () => {
  const { gateway, clock } = useRouter().options.context;
  const { url: code = '' }: { readonly url?: string } = useSearch({ strict: false });
  const [machine] = useState(() => drawn.provide({ actors: passwordResetOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(machine, { fields: { code, newPassword: '' } });
  const { form: link } = useAskedAtOnce(passwordLinkOver, { code });
  return <PasswordResetScreen form={form} link={link} code={code} />;
};

export const place: Place = {
  head: {
    title: 'head.password-reset.title',
    description: 'head.password-reset.description',
    keywords: 'head.password-reset.keywords',
  },
  Screen: PasswordResetPlace,
};
