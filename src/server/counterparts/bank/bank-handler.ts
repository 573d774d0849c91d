import { fontFiles } from '#domain/shop/font-files.ts';
import type { Language } from '#domain/values/language.ts';
import type { Assets } from '#server/platform/http/assets.ts';
import { refusedAtTheEdge } from '#server/platform/http/at-the-edge.ts';
import { languageOf } from '#server/platform/http/caller.ts';
import type { Handler } from '#server/platform/http/handler.ts';
import { secure } from '#server/platform/http/security-headers.ts';
import type { Log } from '#server/platform/log.ts';
import { answerAcs, showAcs } from './acs.ts';
import { cardPage, cardPath } from './card-page.ts';
import { acsPath, type BankDeps } from './simulated-bank.ts';
import { languageIn, takeCardByForm, takeCardByScript } from './take-card.ts';

type Way = (request: Request, language: Language, deps: BankDeps) => Promise<Response>;

const showCard: Way = (request, language, { settings }) => {
  const { searchParams } = new URL(request.url);
  return cardPage({
    language: languageIn(searchParams.get('dil'), language),
    shop: settings.origin,
    shown: searchParams.get('sayfa') === null ? 'frame' : 'page',
    wrong: [],
    holder: '',
    expiry: '',
  });
};

const ways: Readonly<Record<string, Way>> = {
  [`GET ${cardPath}`]: showCard,
  [`POST ${cardPath}`]: takeCardByForm,
  [`POST ${cardPath}/token`]: takeCardByScript,
  [`POST ${acsPath}`]: showAcs,
  [`POST ${acsPath}/answer`]: answerAcs,
};

const fonts: readonly string[] = Object.values(fontFiles);

const notFound: Way = () => Promise.resolve(new Response(null, { status: 404 }));

/** Every way into the bank's own origin. Its letters are the shop's, from this origin. Of what is asked only the way and the answer's number are told. */
export const createBankHandler =
  (deps: BankDeps, assets: Assets, log: Log): Handler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const asked = `${request.method} ${pathname}`;
    const away = refusedAtTheEdge(request, { origin: deps.settings.cardOrigin });
    const way = away === null ? (ways[asked] ?? notFound) : notFound;
    try {
      const font = fonts.includes(pathname) ? assets(request) : null;
      if (font !== null) {
        secure(font.headers);
        return font;
      }
      const answered = await way(request, languageOf(request), deps);
      const isPage = answered.headers.has('content-security-policy');
      if (!isPage) secure(answered.headers);
      log.info('bank-answered', { way: way === notFound ? 'unknown' : asked, status: answered.status });
      return answered;
    } catch (defect) {
      log.error('bank-broke', defect);
      const broken = new Response(null, { status: 500 });
      secure(broken.headers);
      return broken;
    }
  };
