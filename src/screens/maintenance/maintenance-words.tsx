import { PhoneLink } from '#panels/phone-link/phone-link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { actions } from './maintenance.css.ts';

type Props = { readonly way: string; readonly href: string };

/** What still works while the shop is closed, and the way to try again. */
export const MaintenanceWords = ({ way, href }: Props) => {
  const { say } = useWords();
  return (
    <>
      <Notice variant="info" title={say('maintenance.works.title')}>
        {say('maintenance.works.text')}
      </Notice>
      <div className={actions}>
        <LinkButton variant="primary" href={href}>
          {way}
        </LinkButton>
        <PhoneLink />
      </div>
    </>
  );
};
