import { messageOf, refusalOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { CatalogueActor } from './entry-views.ts';
import { refusalWords } from './words/entry-words.ts';

type Props = { readonly flow: CatalogueActor };

/** Why it was not done: what the server said of it, or the sentence of its refusal. */
export const WhyRefused = ({ flow }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null) ?? 'not-reached';
  const message = useFlow(flow, messageOf, null);
  return <p>{message ?? say(refusalWords[refusal])}</p>;
};
