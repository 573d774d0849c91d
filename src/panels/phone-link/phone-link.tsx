import { callCentre } from '#domain/shop/outside-addresses.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { PhoneIcon } from '#ui/icons/phone-icon.tsx';

type Props = { readonly variant?: 'primary' | 'secondary' };

/** Calls the call centre: what works when nothing else does. */
export const PhoneLink = ({ variant = 'secondary' }: Props) => {
  const { say } = useWords();
  return (
    <LinkButton variant={variant} href={callCentre.href}>
      <PhoneIcon />
      {say('header.phone')}
    </LinkButton>
  );
};
