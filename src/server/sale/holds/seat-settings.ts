import type { Kysely } from 'kysely';
import { isNeighbourRule, type NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** What may be set while the shop runs. */
export type SeatSettings = {
  readonly holdMinutes: number;
  /** How often a hold may be prolonged by choosing its place again. */
  readonly extensionsByChoosing: number;
  /** How often a hold may be lengthened by asking for it, and by how much. */
  readonly extensionsByAsking: number;
  readonly extensionMinutes: number;
  readonly neighbourRule: NeighbourRule;
  /** For how many parties a network may have places held at one time. */
  readonly heldParties: number;
  /** Which share of a class of a train a network may have held at one time, in hundredths. */
  readonly heldOfClass: number;
};

const most = 1_000_000;

const wholeNumber = (text: string | undefined, otherwise: number): number => {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value >= 0 && value <= most ? value : otherwise;
};

export const ordinarySettings: SeatSettings = {
  holdMinutes: 10,
  extensionsByChoosing: 3,
  extensionsByAsking: 1,
  extensionMinutes: 10,
  neighbourRule: 'between-bookings',
  heldParties: 20,
  heldOfClass: 5,
};

export const readSeatSettings = async (db: Kysely<Tables>): Promise<SeatSettings> => {
  const rows = await db.selectFrom('seat_setting').selectAll().execute();
  const set = new Map(rows.map(({ name, value }) => [name, value]));
  const rule = set.get('neighbour-rule') ?? ordinarySettings.neighbourRule;
  const holdMinutes = wholeNumber(set.get('hold-minutes'), ordinarySettings.holdMinutes);
  return {
    holdMinutes,
    extensionsByChoosing: wholeNumber(set.get('extensions'), ordinarySettings.extensionsByChoosing),
    extensionsByAsking: wholeNumber(set.get('hold-extensions'), ordinarySettings.extensionsByAsking),
    // Where only the hold was set, asking makes it longer by as much.
    extensionMinutes: wholeNumber(set.get('extension-minutes'), holdMinutes),
    neighbourRule: isNeighbourRule(rule) ? rule : ordinarySettings.neighbourRule,
    heldParties: wholeNumber(set.get('held-parties'), ordinarySettings.heldParties),
    heldOfClass: wholeNumber(set.get('held-of-class'), ordinarySettings.heldOfClass),
  };
};
