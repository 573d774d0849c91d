import { useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { actions } from './hand-over.css.ts';

const isDismissed = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError';

/** The link, with the ways to bring it to another device. Where the browser forbids them it is selected. */
export const HandedLink = ({ link }: { readonly link: string }) => {
  const { say } = useWords();
  const id = useId();
  const [became, setBecame] = useState<'calm' | 'copied' | 'forbidden'>('calm');
  const select = () => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
  };
  const beForbidden = () => {
    select();
    setBecame('forbidden');
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setBecame('copied');
  };
  const share = async () => {
    setBecame('calm');
    await navigator.share({ title: say('hand-over.title'), url: link });
  };
  const message = {
    calm: null,
    copied: say('hand-over.copied'),
    forbidden: say('hand-over.forbidden'),
  }[became];
  return (
    <>
      <TextField id={id} label={say('hand-over.link')} value={link} readOnly dir="ltr" onFocus={select} />
      <div className={actions}>
        <Button onClick={() => void copy().catch(beForbidden)}>{say('hand-over.copy')}</Button>
        {'share' in navigator ? (
          <Button
            onClick={() =>
              void share().catch((reason: unknown) => {
                if (!isDismissed(reason)) beForbidden();
              })
            }
          >
            {say('hand-over.share')}
          </Button>
        ) : null}
      </div>
      <output>{message}</output>
    </>
  );
};
