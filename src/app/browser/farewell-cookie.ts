import { cookies } from '#gateway/wire/cookies.ts';

/** Holds from the end of a membership until home has said it. */
const farewellCookie = 'farewell';

const aMinute = 60;

export const noteFarewell = (): void => cookies.write(farewellCookie, 'due', aMinute);

/** Whether home has a membership's end to tell. It is told once. */
export const takeFarewell = (): boolean => {
  const isDue = cookies.read(farewellCookie) !== null;
  if (isDue) cookies.write(farewellCookie, '', 0);
  return isDue;
};
