import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Days, type HistoryPlace, historyAddress } from '#domain/booking/history-view.ts';
import type { HistoryRead } from '#panels/history/history.flow.ts';
import { useLostFocus } from './use-lost-focus.ts';

/** What a page of lists was drawn with, and the way to other days of it. */
export const useHistory = (place: HistoryPlace, drawn: string | null) => {
  const router = useRouter();
  const read: HistoryRead = useMemo(() => JSON.parse(drawn ?? ''), [drawn]);
  useLostFocus(drawn ?? '');
  const onDays = (days: Days) => {
    void router.navigate({ href: historyAddress(place, { view: read.view, days }) });
  };
  return { read, onDays };
};
