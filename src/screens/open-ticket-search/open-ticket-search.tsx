import { addresses } from '#domain/shop/addresses.ts';
import { OpenTicketCard } from '#panels/history/open-ticket-card.tsx';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoneLink } from '#ui/buttons/lone-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { CouponForm } from './coupon-form.tsx';
import type { CouponActor, PostedCoupon } from './open-ticket-search.flow.ts';

type Props = { readonly form: CouponActor; readonly posted: PostedCoupon | null };

/** Begins anew, with nothing of what was found left on the page. */
const Again = () => {
  const { say } = useWords();
  return (
    <form action={addresses['open-ticket-search'].path} method="get">
      <Button type="submit">{say('coupon-lookup.again')}</Button>
    </form>
  );
};

const OtherWays = () => {
  const { say } = useWords();
  return (
    <>
      <LoneLink>
        <a href={addresses['ticket-search'].path}>{say('coupon-lookup.by-locator')}</a>
      </LoneLink>
      <LoneLink>
        <a href={addresses['my-open-tickets'].path}>{say('coupon-lookup.as-member')}</a>
      </LoneLink>
    </>
  );
};

/** Whoever knows the number and the surname of an open ticket sees what it is worth, until when, and whether it was used. */
export const OpenTicketSearch = ({ form, posted }: Props) => {
  const { say } = useWords();
  const { state, refusal, granted } = useSubmission(form);
  const before = state === 'editing.fresh' ? posted : null;
  const found = granted ?? before?.found;
  return (
    <Page
      title={found ? say('coupon-lookup.found') : say('coupon-lookup.title')}
      {...(found ? {} : { lead: say('coupon-lookup.lead') })}
      width={found ? 'reading' : 'narrow'}
    >
      {found ? (
        <>
          <OpenTicketCard ticket={found} rank="h2" />
          <Again />
        </>
      ) : (
        <>
          <CouponForm form={form} posted={posted} refusal={before?.refusal ?? refusal} />
          <OtherWays />
        </>
      )}
    </Page>
  );
};
