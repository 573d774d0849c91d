import { createContext, useContext } from 'react';
import type { OwnRecord } from '#domain/member/own-record.ts';

/** What the shop keeps of the member; null for guests, and until it came. */
export const OwnRecordContext = createContext<OwnRecord | null>(null);

export const useOwnRecord = (): OwnRecord | null => useContext(OwnRecordContext);
