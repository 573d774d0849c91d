import * as z from 'zod/mini';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { registrationDraft } from './registration-draft.ts';

/** What one tab keeps of a registration; null where nothing was kept, or nothing that is understood. */
export const keptRegistrationIn = (kept: unknown): RegistrationDraft | null =>
  z.safeParse(registrationDraft, kept).data ?? null;
