import { drawnText } from '#server/platform/drawn-text.ts';

/** Where a hold is kept. `id` alone is secret; the rest finds its row without asking every run. */
export type HoldKey = {
  readonly runId: number;
  readonly coach: number;
  readonly unit: number;
  readonly id: string;
};

const form = /^[\w-]{34}$/;
const whole = 25;
const runBytes = 6;
const idFrom = 9;

const idBytes = 16;

export const newId = (): string => drawnText(idBytes, 'hex');

/** What travellers know a hold by: `allocationId` on the wire. */
export const holdIdOf = ({ runId, coach, unit, id }: HoldKey): string => {
  const bytes = Buffer.alloc(whole);
  bytes.writeUIntBE(runId, 0, runBytes);
  bytes.writeUInt8(coach, runBytes);
  bytes.writeUInt16BE(unit, runBytes + 1);
  bytes.write(id.replaceAll('-', ''), idFrom, 'hex');
  return bytes.toString('base64url');
};

/** Null for a text that names no hold. */
export const holdKeyOf = (holdId: string): HoldKey | null => {
  if (!form.test(holdId)) return null;
  const bytes = Buffer.from(holdId, 'base64url');
  const unit = bytes.readUInt16BE(runBytes + 1);
  const runId = bytes.readUIntBE(0, runBytes);
  return unit > 32_767
    ? null
    : { runId, coach: bytes.readUInt8(runBytes), unit, id: bytes.toString('hex', idFrom) };
};
