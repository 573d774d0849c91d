import { useWords } from '#ui/hooks/words-context.ts';

const paragraphs = [
  'terms.privacy.who',
  'terms.privacy.what',
  'terms.privacy.why',
  'terms.privacy.with-whom',
  'terms.privacy.rights',
] as const;

/** What is kept of whoever buys or becomes a member, and why. */
export const PrivacyNotice = () => {
  const { say } = useWords();
  return paragraphs.map((id) => <p key={id}>{say(id)}</p>);
};
