import { copiesBringing } from '#app/offline/copies.tsx';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import type { BoardingPass } from '#domain/booking/boarding-pass.ts';
import { BoardingPassScreen, type NoPass } from '#screens/boarding-pass/boarding-pass.tsx';

type Drawn = { readonly code: string; readonly pass: BoardingPass | NoPass };

const statusOf = (pass: Drawn['pass']) => {
  if (pass === null) return 404;
  if (pass === 'too-many-tries') return 429;
  return pass === 'not-reached' ? 503 : 200;
};

const Copies = copiesBringing(() => Promise.resolve());

const endless = new AbortController().signal;

const BoardingPassPlace = ({ drawn }: Shown) => {
  const { code, pass }: Drawn = JSON.parse(drawn ?? '');
  return <BoardingPassScreen code={code} pass={pass} Copies={Copies} />;
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
    const pass = await printCallsBy(opened)
      .boardingPass(code, endless)
      .catch(() => 'not-reached' as const);
    return ready(JSON.stringify({ code, pass } satisfies Drawn), statusOf(pass));
  },
};
