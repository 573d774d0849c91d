import { useRef } from 'react';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { type ChosenPicture, type PictureActor, pictureWords } from './picture.flow.ts';
import * as styles from './picture-choice.css.ts';

type Props = {
  /** The picture written into its own address; null where there is none. */
  readonly shown: string | null;
  readonly keeping: PictureActor;
};

/** The member's picture, and the ways to choose another or to have none. */
export const PictureChoice = ({ shown, keeping }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, isDone, refusal, message, againAt } = useSubmission(keeping);
  const keep = (fields: ChosenPicture) => {
    if (isDone) keeping.send({ type: 'form.begun', fields });
    keeping.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  const doing = isBusy ? say('picture.keeping') : null;
  return (
    <div className={styles.whole}>
      <span className={styles.frame}>
        {shown === null ? (
          <UserIcon />
        ) : (
          <img className={styles.picture} src={shown} alt={say('picture.own')} />
        )}
      </span>
      <div className={styles.choice}>
        <p>{say('picture.hint')}</p>
        <div>
          <AgainButton againAt={againAt} pending={doing} onClick={() => input.current?.click()}>
            {say('picture.choose')}
          </AgainButton>
        </div>
        {shown === null ? null : (
          <div>
            <AgainButton
              variant="quiet"
              againAt={againAt}
              why={doing}
              reason="heard"
              onClick={() => keep(null)}
            >
              {say('picture.remove')}
            </AgainButton>
          </div>
        )}
        <input
          ref={input}
          hidden
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={say('picture.choose')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) keep(file);
            currentTarget.value = '';
          }}
        />
        <div role="alert">{refusal === null ? null : <p>{message ?? say(pictureWords[refusal])}</p>}</div>
        <output>{isDone ? say(shown === null ? 'picture.removed' : 'picture.kept') : null}</output>
      </div>
    </div>
  );
};
