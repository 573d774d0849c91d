import { useRouter } from '@tanstack/react-router';
import type { Wished } from '#panels/trip-search/trip-fields.ts';

/** What becomes of a wish: it is remembered, and the list of its journeys is gone to. */
export const useWishing = (): ((wished: Wished) => void) => {
  const router = useRouter();
  return async (wished) => {
    const { addressOfWish } = await import('#app/browser/keep-trip.ts');
    void router.navigate({ href: addressOfWish(wished) });
  };
};
