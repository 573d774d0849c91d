import { drawnText } from '#server/platform/drawn-text.ts';

/** Where a hold is kept. `id` alone is secret; the rest finds its row without asking every run. */
export type HoldKey = {
  readonly runId: number;
  readonly coach: number;
  readonly unit: number;
  readonly id: string;
};

/** Base64 of 25 bytes: 6 for the run, 1 for the coach, 2 for the unit, 16 that are secret. */
const holdIdPattern = /^[\w-]{34}$/;
const totalBytes = 25;
const runBytes = 6;
const idOffset = 9;

const idBytes = 16;
/** More the database does not hold: the unit is a `smallint` there. */
const lastUnit = 32_767;

export const newId = (): string => drawnText(idBytes, 'hex');

/** What travellers know a hold by: `allocationId` on the wire. */
export const holdIdOf = ({ runId, coach, unit, id }: HoldKey): string => {
  const bytes = Buffer.alloc(totalBytes);
  bytes.writeUIntBE(runId, 0, runBytes);
  bytes.writeUInt8(coach, runBytes);
  bytes.writeUInt16BE(unit, runBytes + 1);
  bytes.write(id.replaceAll('-', ''), idOffset, 'hex');
  return bytes.toString('base64url');
};

/** Null for a text that names no hold. */
export const holdKeyOf = (holdId: string): HoldKey | null => {
  if (!holdIdPattern.test(holdId)) return null;
  const bytes = Buffer.from(holdId, 'base64url');
  const unit = bytes.readUInt16BE(runBytes + 1);
  const runId = bytes.readUIntBE(0, runBytes);
  return unit > lastUnit
    ? null
    : { runId, coach: bytes.readUInt8(runBytes), unit, id: bytes.toString('hex', idOffset) };
};
