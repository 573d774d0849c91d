import { addresses } from '#domain/shop/addresses.ts';
import { ExternalLink } from '#ui/buttons/external-link.tsx';
import { loneLink } from '#ui/buttons/lone-link.css.ts';
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
      <p className={loneLink}>
        <ExternalLink href={addresses['transport-rules'].path}>{say('rules.read')}</ExternalLink>
      </p>
    </>
  );
};
