import { promptPart } from '#ui/hooks/prompt-part.ts';

/** Only whoever holds seats is asked. */
export const { Part: SeatsQuestion } = promptPart(
  async () => (await import('./seats-question.tsx')).SeatsQuestion,
);
