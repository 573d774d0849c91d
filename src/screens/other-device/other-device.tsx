import type { ReactNode } from 'react';
import { addresses } from '#domain/shop/addresses.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { care, whole } from './other-device.css.ts';
import { refusalWords, type TakeOverActor } from './other-device.flow.ts';

type Props = {
  readonly form: TakeOverActor;
  readonly code: string;
  /** Where this browser’s own purchase stands, if there is one: it would be replaced. */
  readonly ownPath: string | null;
  /** What stands here until the purchase that was taken over is there. */
  readonly coming: ReactNode;
};

/** A link alone moves nothing: whoever follows a stranger’s link would let the stranger read on. */
export const TakeOver = ({ form, code, ownPath, coming }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, isDone, refusal, againAt } = useSubmission(form);
  const ask = () => form.send({ type: 'form.submitted', fields: { code }, key: newKey(), at: now() });
  const isSpent = refusal === 'link-used-or-old';
  const asks = ownPath === null ? say('other-device.ask') : say('other-device.replace');
  const offered = (
    <>
      <KeptRoom isAsking={isBusy}>
        {refusal === null ? null : (
          <Notice variant="danger" heard="at-once" title={say(refusalWords[refusal])}>
            {isSpent ? <p>{say('other-device.new-link')}</p> : null}
          </Notice>
        )}
      </KeptRoom>
      {isSpent ? null : <p>{say('other-device.what')}</p>}
      {ownPath === null || isSpent ? null : (
        <Notice variant="warning" title={say('other-device.own')}>
          <p>{say('other-device.own.text')}</p>
        </Notice>
      )}
      <Ways>
        {isSpent ? null : (
          <AgainButton
            variant="primary"
            againAt={againAt}
            pending={isBusy ? say('other-device.asking') : null}
            onClick={ask}
          >
            {refusal === null ? asks : say('other-device.again')}
          </AgainButton>
        )}
        {ownPath === null ? (
          <LinkButton href={addresses.home.path}>{say('menu.home')}</LinkButton>
        ) : (
          <LinkButton href={ownPath}>{say('other-device.own.keep')}</LinkButton>
        )}
      </Ways>
      {isSpent ? null : <p className={care}>{say('other-device.care')}</p>}
    </>
  );
  return (
    <div className={whole} data-flow="submission" data-state={state}>
      {isDone ? coming : offered}
    </div>
  );
};

/** Whoever comes without a link is told where one is made. */
export const WithoutLink = () => {
  const { say } = useWords();
  return (
    <div className={whole}>
      <p>{say('other-device.none')}</p>
      <Ways>
        <LinkButton href={addresses.home.path}>{say('menu.home')}</LinkButton>
      </Ways>
    </div>
  );
};

/** The page a link from another device leads to. */
export const OtherDevice = ({ children }: { readonly children: ReactNode }) => {
  const { say } = useWords();
  return (
    <Page title={say('other-device.title')} lead={say('other-device.lead')}>
      <noscript>
        <Notice variant="warning" title={say('other-device.script')} />
      </noscript>
      {children}
    </Page>
  );
};
