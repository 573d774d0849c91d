import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { Typing } from './entry-parts.ts';
import { type CatalogueActor, isChangeable } from './entry-views.ts';

type Props = { readonly flow: CatalogueActor; readonly typing: Typing };

/** What was typed here before the page was left, for whoever may go on with it. */
export const NotSavedYet = ({ flow, typing }: Props) => {
  const { say } = useWords();
  const mayGoOn = useFlow(flow, isChangeable, false) && typing.read() !== null;
  return mayGoOn ? (
    <Notice variant="info" title={say('catalogue.not-saved-yet')}>
      <Button onClick={() => flow.send({ type: 'edit.asked' })}>
        {say('catalogue.not-saved-yet.go-on')}
      </Button>
    </Notice>
  ) : null;
};
