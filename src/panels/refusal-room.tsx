import { Notice } from '#ui/feedback/notice.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';

type Props = {
  /** The same is asked once more, and the answer has not come. */
  readonly isAsking: boolean;
  readonly title: string;
  /** Why it was refused; null where it was not. */
  readonly text: string | null;
};

/** Why something was refused, beside what is pressed for it: pressed once more, it stays where it is. */
export const RefusalRoom = ({ isAsking, title, text }: Props) => (
  <KeptRoom isAsking={isAsking}>
    {text === null ? null : (
      <Notice variant="danger" heard="at-once" title={title}>
        {text}
      </Notice>
    )}
  </KeptRoom>
);
