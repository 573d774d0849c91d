import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { PackageCard as Held } from '#domain/package-card.ts';
import type { PackageDeedRefusal } from '#domain/package-refund.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { useSubmission } from '#panels/use-submission.ts';
import type { PackageCancel, PackageCancelSaid } from '#screens/my-subscriptions/package-cancel.flow.ts';
import { PackageCard } from '#screens/my-subscriptions/package-card.tsx';
import { deadlineBy } from './ports/deadline.ts';
import { packageCancelOver } from './ports/packages.ts';
import { useFormFlow } from './use-form-flow.ts';
import { useLostFocus } from './use-lost-focus.ts';

const drawn = submissionOf<PackageCancel, PackageCancelSaid, PackageDeedRefusal>();

/** A package with the flow by which it is cancelled. */
export const PackageWithCancelling = ({ card }: { readonly card: Held }) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: packageCancelOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(machine, { fields: { locator: card.locator, agreed: null } });
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(useSubmission(form).granted?.kind ?? 'asking', heading);
  return <PackageCard card={card} form={form} heading={heading} />;
};
