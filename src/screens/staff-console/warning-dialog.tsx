import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type CatalogueActor, isWarned } from './entry-views.ts';
import { WhyRefused } from './why-refused.tsx';

type Props = { readonly flow: CatalogueActor };

/** It was not deleted: what the server said about it. */
export const WarningDialog = ({ flow }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(flow, isWarned, false);
  const read = () => flow.send({ type: 'warning.read' });
  return (
    <Dialog role="alertdialog" isOpen={isOpen} title={say('catalogue.warning')} onDismiss={read}>
      {isOpen ? (
        <>
          <WhyRefused flow={flow} />
          <Ways>
            <Button first="in-dialog" variant="primary" onClick={read}>
              {say('catalogue.warning.read')}
            </Button>
          </Ways>
        </>
      ) : null}
    </Dialog>
  );
};
