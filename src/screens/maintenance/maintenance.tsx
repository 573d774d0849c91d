import { addresses } from '#domain/addresses.ts';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
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
