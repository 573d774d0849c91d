import { addresses } from '#domain/shop/addresses.ts';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { LoneLink } from '#ui/buttons/lone-link.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { text } from './terms-to-read.css.ts';

/** What is read before it is accepted. The rules open beside the page, so that what is typed stays. */
export const TermsToRead = () => {
  const { say } = useWords();
  return (
    <>
      <Disclosure summary={say('terms.privacy')}>
        <div className={text}>
          <PrivacyNotice />
        </div>
      </Disclosure>
      <LoneLink>
        <ExternalLink href={addresses['transport-rules'].path}>{say('rules.read')}</ExternalLink>
      </LoneLink>
    </>
  );
};
