import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { deadlineBy } from '#app/ports/deadline.ts';
import { pictureKeptOver, pictureReadOver } from '#app/ports/pictures.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { ChosenPicture, PictureActor, PictureRefusal } from '#screens/user-information/picture.flow.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<ChosenPicture, string | null, PictureRefusal>();

export type OwnPicture = { readonly shown: string | null; readonly keeping: PictureActor };

/** The member's picture as it was kept last. */
export const usePicture = (): OwnPicture => {
  const { gateway, clock } = useRouter().options.context;
  const [reads] = useState(() => drawn.provide({ actors: pictureReadOver(gateway, deadlineBy(clock)) }));
  const [keeps] = useState(() => drawn.provide({ actors: pictureKeptOver(gateway, deadlineBy(clock)) }));
  const reading = useFormFlow(reads, { fields: null });
  const keeping = useFormFlow(keeps, { fields: null });
  const [shown, show] = useState<string | null>(null);
  useEffect(() => {
    const following = [reading, keeping].map((flow) =>
      flow.subscribe((snapshot) => {
        if (snapshot.hasTag('done')) show(snapshot.context.granted);
      }),
    );
    reading.send({ type: 'form.submitted', fields: null, key: '', at: clock.now() });
    return () => {
      for (const each of following) each.unsubscribe();
    };
  }, [reading, keeping, clock]);
  return { shown, keeping };
};
