import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { passwordUpdateOver } from '#app/ports/members.ts';
import type { Place } from '#app/routing/place.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { PasswordUpdate, PasswordUpdateRefusal } from '#screens/password-update/password-update.flow.ts';
import { PasswordUpdateScreen } from '#screens/password-update/password-update.tsx';

const drawn = submissionOf<PasswordUpdate, null, PasswordUpdateRefusal>();

const PasswordUpdatePlace = () => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: passwordUpdateOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(machine, { fields: { oldPassword: '', newPassword: '' } });
  return <PasswordUpdateScreen form={form} />;
};

export const place: Place = {
  head: {
    title: 'head.password-update.title',
    description: 'head.password-update.description',
    keywords: 'head.password-update.keywords',
  },
  Screen: PasswordUpdatePlace,
};
