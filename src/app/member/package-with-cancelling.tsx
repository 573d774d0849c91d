import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useLostFocus } from '#app/hooks/use-lost-focus.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import { packageCancelOver } from '#app/ports/tickets.ts';
import type { PackageCard as Held } from '#domain/catalogue/package-card.ts';
import type { PackageActionRefusal } from '#domain/catalogue/package-refund.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { useSubmission } from '#panels/use-submission.ts';
import type { PackageCancel, PackageCancelOutcome } from '#screens/my-subscriptions/package-cancel.flow.ts';
import { PackageCard } from '#screens/my-subscriptions/package-card.tsx';

const drawn = submissionOf<PackageCancel, PackageCancelOutcome, PackageActionRefusal>();

/** A package with the flow by which it is cancelled. */
export const PackageWithCancelling = ({ card }: { readonly card: Held }) => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: packageCancelOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(machine, { fields: { locator: card.locator, agreed: null } });
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(useSubmission(form).granted?.kind ?? 'asking', heading);
  return <PackageCard card={card} form={form} heading={heading} />;
};
