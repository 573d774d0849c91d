import { Notice } from '#ui/feedback/notice.tsx';
import { InWindow } from '#ui/layout/in-window.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';

type Props = {
  /** What was pressed has not come to its end. */
  readonly isGoing: boolean;
  /** Nobody answered, and it is not being asked about just now. */
  readonly isUnheard: boolean;
  readonly title: string;
};

/** Below what was pressed: nobody answered. It is asked again by itself, and by whoever presses that and does not want to wait. */
export const UnheardNotice = ({ isGoing, isUnheard, title }: Props) => (
  <KeptRoom isAsking={isGoing}>
    {isUnheard ? (
      <InWindow>
        <Notice variant="warning" heard="in-turn" title={title} />
      </InWindow>
    ) : null}
  </KeptRoom>
);
