import { addresses } from '#domain/shop/addresses.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { MaintenanceWords } from './maintenance-words.tsx';

/** /503: a part of the shop is closed, the way home is open. */
export const Maintenance = () => {
  const { say } = useWords();
  return (
    <Page title={say('maintenance.title')} lead={say('maintenance.text')}>
      <MaintenanceWords way={say('maintenance.home')} href={addresses.home.path} />
    </Page>
  );
};
