/** What an answer says in short: its status and the name of its refusal, or null. */
export const readOutcome = async (answer: Response): Promise<readonly [number, string | null]> => {
  const body: unknown = await answer.json();
  const isNamed = typeof body === 'object' && body !== null && 'type' in body;
  return [answer.status, isNamed ? String(body.type) : null];
};
