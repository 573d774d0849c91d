import { copiesBringing } from '#app/offline/copies.tsx';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import type { BoardingPass } from '#domain/booking/boarding-pass.ts';
import { refused } from '#domain/values/answer.ts';
import { BoardingPassScreen, type NoPass } from '#screens/boarding-pass/boarding-pass.tsx';

type Drawn = {
  readonly code: string;
  readonly pass: BoardingPass | NoPass;
  /** When an address may be tried again, where too many have led to nothing. */
  readonly againAt: number | null;
};

const statusOf = {
  'document-not-found': 404,
  'too-many-tries': 429,
  'not-reached': 503,
} as const satisfies Readonly<Record<NoPass, number>>;

const Copies = copiesBringing(() => Promise.resolve());

const endless = new AbortController().signal;

const BoardingPassPlace = ({ drawn }: Shown) => {
  const shown: Drawn = JSON.parse(drawn ?? '');
  return <BoardingPassScreen {...shown} Copies={Copies} />;
};

export const place: Place = {
  head: {
    title: 'head.boarding-pass.title',
    description: 'head.boarding-pass.description',
    keywords: 'head.boarding-pass.keywords',
  },
  Screen: BoardingPassPlace,
  prepare: async ({ parts: { code = '' }, gateway, drawn }) => {
    if (drawn !== null) return ready(drawn);
    const [{ printCallsBy }, opened] = await Promise.all([
      import('#gateway/bookings/print-calls.ts'),
      gateway(),
    ]);
    const answer = await printCallsBy(opened)
      .boardingPass(code, endless)
      .catch(() => refused('not-reached'));
    const againAt = answer.ok ? null : (answer.retryAt ?? null);
    const pass = answer.ok ? answer.value : answer.refusal;
    const page = JSON.stringify({ code, pass, againAt } satisfies Drawn);
    return { ...ready(page, answer.ok ? 200 : statusOf[answer.refusal]), retryAt: againAt };
  },
};
