import { callCentre } from '#domain/shop/outside-addresses.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';

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
