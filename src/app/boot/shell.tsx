import '#ui/theme/base.css.ts';
import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { live, noFlows } from '#app/browser/live.ts';
import { written } from '#app/browser/underway-writes.ts';
import { useLoginAhead } from '#app/hooks/use-login-ahead.ts';
import { useStationsOf } from '#app/routing/use-stations-of.ts';
import { loginRefusalIn } from '#domain/member/login-refusal.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { AlertBar } from '#panels/alert-bar/alert-bar.tsx';
import { Footer } from '#panels/footer/footer.tsx';
import { Header } from '#panels/header/header.tsx';
import { LoginRefusalNotice } from '#panels/login/login-refusal-notice.tsx';
import { ShopContext } from '#panels/shop.ts';
import { StationsContext } from '#panels/stations.ts';
import { content } from './shell.css.ts';

/** Of all that stands in the page only what leans on the stations is drawn again when they come. */
const StationsHere = ({ children }: { readonly children: ReactNode }) => {
  const { clock, gateway } = useRouter().options.context;
  return <StationsContext value={useStationsOf(gateway, clock)}>{children}</StationsContext>;
};

/** What stands around every place. */
export const Shell = () => {
  const { facts, clock } = useRouter().options.context;
  const place = useMatches({ select: (matches) => matches.at(-1)?.staticData.place ?? 'home' });
  const flows = useSyncExternalStore(live.listen, live.flows, () => noFlows);
  const loginRefusal = useLocation({
    select: ({ searchStr }) => loginRefusalIn(new URLSearchParams(searchStr)),
  });
  const shop = useMemo(
    () => ({
      ...flows,
      environment: facts.environment,
      place,
      now: clock.now,
      saved: written,
    }),
    [flows, facts, place, clock],
  );
  useLoginAhead(flows.session);
  const isFull = addresses[place].chrome === 'full';
  return (
    <ShopContext value={shop}>
      {isFull ? <Header /> : null}
      {loginRefusal === null ? null : <LoginRefusalNotice refusal={loginRefusal} />}
      <main id="content" tabIndex={-1} className={content}>
        <StationsHere>
          <Outlet />
        </StationsHere>
      </main>
      {isFull ? <Footer /> : null}
      <AlertBar />
    </ShopContext>
  );
};
