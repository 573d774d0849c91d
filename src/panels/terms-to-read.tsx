import { addresses } from '#domain/addresses.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { ExternalLink } from '#ui/external-link.tsx';
import { useWords } from '#ui/words-context.ts';
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
      <p>
        <ExternalLink href={addresses['transport-rules'].path}>{say('rules.read')}</ExternalLink>
      </p>
    </>
  );
};
