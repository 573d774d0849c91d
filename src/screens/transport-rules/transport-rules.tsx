import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { PrivacyNotice } from '#panels/privacy-notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { PlaceRules } from './place-rules.tsx';
import { RulesPart } from './rules-part.tsx';
import { TicketRules } from './ticket-rules.tsx';
import { parts } from './transport-rules.css.ts';

/** The conditions of carriage and the privacy policy, with the figures the shop reckons by. */
export const TransportRules = () => {
  const { say } = useWords();
  return (
    <Page title={say('rules.title')} lead={say('rules.lead')}>
      <div className={parts}>
        <TicketRules />
        <PlaceRules />
        <RulesPart id="rules-privacy" title={say('rules.privacy')}>
          <PrivacyNotice />
        </RulesPart>
        <RulesPart id="rules-help" title={say('rules.help')}>
          <p>
            <PhoneLink />
          </p>
        </RulesPart>
      </div>
    </Page>
  );
};
