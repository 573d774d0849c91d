import { latePart } from '#ui/hooks/late-part.ts';

/** What a login says and offers once it lives. Until it is here, the login is the plain form it was drawn as. */
export const { fetchAhead: fetchLogin, usePart: useLoginParts } = latePart(() => import('./later-parts.ts'));
