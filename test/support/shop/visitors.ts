import type { TestShop } from '../open-test-shop.ts';

let visitors = 0;

/** Each visitor comes from an address of its own, so that no test spends another's tries. The shop stands behind one proxy. */
export const newAddress = (): Record<string, string> => {
  visitors += 1;
  return {
    'x-forwarded-for': `203.${Math.floor(visitors / 60_000)}.${Math.floor(visitors / 250) % 240}.${(visitors % 250) + 1}`,
  };
};

/** Asks as a visitor nobody has seen yet, and reads the answer. */
export const postTo = async (
  shop: TestShop,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const answer = await shop.askJson(path, body, { ...newAddress(), ...headers });
  return { status: answer.status, body: await answer.json() };
};

export const getFrom = async (shop: TestShop, path: string, headers: Record<string, string> = {}) => {
  const answer = await shop.ask(path, { headers: { ...newAddress(), ...headers } });
  return { status: answer.status, body: await answer.json() };
};
