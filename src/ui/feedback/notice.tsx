import type { ReactNode } from 'react';
import type { AlertVariant } from '#domain/shop/alert.ts';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { type TakenFocus, useTakenFocus } from '#ui/hooks/use-taken-focus.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { AlertIcon } from '#ui/icons/alert-icon.tsx';
import { DangerIcon } from '#ui/icons/danger-icon.tsx';
import { InfoIcon } from '#ui/icons/info-icon.tsx';
import { SuccessIcon } from '#ui/icons/success-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { body, goes as goesClass, mark, side, title as titleClass, variants, words } from './notice.css.ts';
import { Steady } from './steady.tsx';

type Props = {
  readonly variant: AlertVariant;
  readonly title: string;
  /** What else may stand as its title while the page stands: it has the room of the longest. */
  readonly among?: readonly string[];
  readonly children?: ReactNode;
  /** When it is read out: at once, in a pause, or only when the reader comes to it. */
  readonly heard?: keyof typeof roles;
  /** Whether the reader is brought to it when it appears: by itself to what is read out at once, once they have pressed something. */
  readonly focus?: TakenFocus;
  /** When it goes by itself, in words. */
  readonly goes?: string | null;
  readonly onDismiss?: () => void;
};

const none: readonly string[] = [];

const roles = { 'at-once': 'alert', 'in-turn': 'status', 'in-place': 'note' } as const;

const icons = { info: InfoIcon, success: SuccessIcon, warning: AlertIcon, danger: DangerIcon } as const;

/** Something to know: an icon, a word for its weight, a title, and what to do. */
export const Notice = ({
  variant,
  title,
  among = none,
  children,
  heard = 'in-place',
  focus = heard === 'at-once' ? 'after-press' : 'left',
  goes = null,
  onDismiss,
}: Props) => {
  const { say } = useWords();
  const element = useTakenFocus(focus);
  const Mark = icons[variant];
  const weights = {
    info: say('ui.notice.info'),
    success: say('ui.notice.success'),
    warning: say('ui.notice.warning'),
    danger: say('ui.notice.danger'),
  };
  return (
    <div
      ref={element}
      className={variants[variant]}
      role={roles[heard]}
      tabIndex={focus === 'left' ? undefined : -1}
    >
      <span className={mark}>
        <Mark />
      </span>
      <div className={words}>
        <p className={titleClass}>
          <VisuallyHidden>{weights[variant]} </VisuallyHidden>
          {among.length === 0 ? title : <Steady text={title} among={among} />}
        </p>
        {children ? <div className={body}>{children}</div> : null}
      </div>
      {onDismiss ? (
        <span className={side}>
          <CloseButton name={say('ui.notice.dismiss', { title })} onClick={onDismiss} />
        </span>
      ) : null}
      {goes === null ? null : (
        <p className={goesClass} aria-hidden="true">
          {goes}
        </p>
      )}
    </div>
  );
};
