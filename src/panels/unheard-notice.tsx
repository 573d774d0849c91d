import { Notice } from '#ui/feedback/notice.tsx';
import { useShownInWindow } from '#ui/hooks/use-shown-in-window.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';

type Props = {
  /** What was pressed has not come to its end. */
  readonly isGoing: boolean;
  /** Nobody answered, and it is not being asked about just now. */
  readonly isUnheard: boolean;
  readonly title: string;
};

const Shown = ({ title }: Pick<Props, 'title'>) => {
  const element = useShownInWindow();
  return (
    <div ref={element}>
      <Notice variant="warning" heard="in-turn" title={title} />
    </div>
  );
};

/** Below what was pressed: nobody answered. It is asked again by itself, and by whoever presses that and does not want to wait. */
export const UnheardNotice = ({ isGoing, isUnheard, title }: Props) => (
  <KeptRoom isAsking={isGoing}>{isUnheard ? <Shown title={title} /> : null}</KeptRoom>
);
