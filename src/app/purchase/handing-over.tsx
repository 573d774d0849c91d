import { type ComponentType, useState } from 'react';
import { PlaceFailure } from '#app/routing/place-failure.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';

type Loaded = { readonly Panel: ComponentType };

const Coming = () => {
  const { say } = useWords();
  return <LoadingText text={say('hand-over.coming')} />;
};

const load = async (): Promise<Loaded> => {
  const [{ HandOver }, { useHandOver }] = await Promise.all([
    import('#panels/hand-over/hand-over.tsx'),
    import('#app/hooks/use-hand-over.ts'),
  ]);
  return { Panel: () => <HandOver form={useHandOver()} /> };
};

/** The way to another device. What is in it comes when it is opened; without it the page stays. */
export const HandingOver = () => {
  const { say } = useWords();
  const [{ Panel }, setLoaded] = useState<Loaded>({ Panel: Coming });
  const open = () => {
    if (Panel === Coming) load().then(setLoaded, () => setLoaded({ Panel: PlaceFailure }));
  };
  return (
    <Disclosure summary={say('hand-over.title')} onOpen={open}>
      <Panel />
    </Disclosure>
  );
};
