import type { chanceOf } from '#machines/kit/walk/chance.ts';

export type Chance = ReturnType<typeof chanceOf>;

/** Values that answers gave, by the name they stood under, so that later calls can bring them back. */
export type Harvest = {
  readonly keep: (value: unknown) => void;
  /** The same body with values the shop itself gave, where names agree. */
  readonly seededInto: (body: unknown, chance: Chance) => unknown;
  readonly any: (chance: Chance) => string | null;
};

const mostOfAName = 200;
const deepest = 12;

type Plain = string | number;

const isPlain = (value: unknown): value is Plain => typeof value === 'string' || typeof value === 'number';

export const openHarvest = (): Harvest => {
  const known = new Map<string, Plain[]>();
  const names: string[] = [];

  const keepOne = (name: string, value: Plain): void => {
    const values = known.get(name);
    if (values === undefined) {
      known.set(name, [value]);
      names.push(name);
    } else if (values.length < mostOfAName) values.push(value);
    else values[(values.length * 7 + String(value).length) % mostOfAName] = value;
  };

  const keepIn = (name: string, body: unknown, depth: number): void => {
    if (isPlain(body)) keepOne(name, body);
    else if (depth < deepest && typeof body === 'object' && body !== null) {
      for (const [inner, value] of Object.entries(body).slice(0, 60)) {
        keepIn(Array.isArray(body) ? name : inner, value, depth + 1);
      }
    }
  };

  const pick = (name: string, chance: Chance): Plain | null => {
    const values = known.get(name) ?? [];
    return values[Math.floor(chance() * values.length)] ?? null;
  };

  const seed = (name: string, body: unknown, chance: Chance): unknown => {
    if (Array.isArray(body)) return body.map((inner: unknown) => seed(name, inner, chance));
    if (typeof body === 'object' && body !== null) {
      return Object.fromEntries(
        Object.entries(body).map(([inner, value]) => [inner, seed(inner, value, chance)]),
      );
    }
    return chance() < 0.8 ? (pick(name, chance) ?? body) : body;
  };

  return {
    keep: (value) => keepIn('', value, 0),
    seededInto: (body, chance) => seed('', body, chance),
    any: (chance) => {
      const name = names[Math.floor(chance() * names.length)];
      return name === undefined ? null : String(pick(name, chance) ?? '');
    },
  };
};
