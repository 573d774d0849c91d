import { callCentre } from '#domain/outside-addresses.ts';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useWords } from '#ui/words-context.ts';

type Own = { readonly look?: 'primary' | 'secondary' };

/** Calls the call centre: what works when nothing else does. */
export const PhoneLink = ({ look = 'secondary' }: Own) => {
  const { say } = useWords();
  return (
    <LinkButton look={look} href={callCentre.href}>
      <PhoneIcon />
      {say('header.phone')}
    </LinkButton>
  );
};
