import * as z from 'zod/mini';
import { kurusOfLira, liraOf } from '#domain/values/kurus.ts';

/** Lira on the wire, kuruş inside. */
export const money = z.codec(z.number(), z.int(), { decode: kurusOfLira, encode: liraOf });
