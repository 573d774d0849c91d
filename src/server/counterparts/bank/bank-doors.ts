import type { Language } from '#domain/values/language.ts';
import { languageOf } from '#server/platform/http/caller.ts';
import type { Doors } from '#server/platform/http/doors.ts';
import { secure } from '#server/platform/http/security-headers.ts';
import type { Log } from '#server/platform/log.ts';
import { answerAcs, showAcs } from './acs.ts';
import { cardPage, cardPath } from './card-page.ts';
import { acsPath, type BankGround } from './simulated-bank.ts';
import { languageIn, takeCardByForm, takeCardByScript } from './take-card.ts';

type Way = (request: Request, language: Language, ground: BankGround) => Promise<Response>;

const showCard: Way = (request, language, { settings }) => {
  const { searchParams } = new URL(request.url);
  return Promise.resolve(
    cardPage({
      language: languageIn(searchParams.get('dil'), language),
      shop: settings.origin,
      shown: searchParams.get('sayfa') === null ? 'frame' : 'page',
      wrong: [],
      holder: '',
      expiry: '',
    }),
  );
};

const ways: Readonly<Record<string, Way>> = {
  [`GET ${cardPath}`]: showCard,
  [`POST ${cardPath}`]: takeCardByForm,
  [`POST ${cardPath}/token`]: takeCardByScript,
  [`POST ${acsPath}`]: showAcs,
  [`POST ${acsPath}/answer`]: answerAcs,
};

const nothing: Way = () => Promise.resolve(new Response(null, { status: 404 }));

/** Every way into the bank's own origin. Of what is asked only the way and the answer's number are told. */
export const openBankDoors =
  (ground: BankGround, log: Log): Doors =>
  async (request) => {
    const asked = `${request.method} ${new URL(request.url).pathname}`;
    const way = ways[asked] ?? nothing;
    try {
      const answered = await way(request, languageOf(request), ground);
      const isPage = answered.headers.has('content-security-policy');
      if (!isPage) secure(answered.headers);
      log.told('bank-answered', { way: way === nothing ? 'unknown' : asked, status: answered.status });
      return answered;
    } catch (defect) {
      log.broke('bank-broke', defect);
      const broken = new Response(null, { status: 500 });
      secure(broken.headers);
      return broken;
    }
  };
