import type { Language } from '#domain/values/language.ts';

/** A word that is no longer said to passengers, what is said in its place, and the sentences where it means something else. */
export type LeftSaying = {
  readonly found: RegExp;
  readonly instead: string;
  readonly butIn?: readonly string[];
};

/** A Persian word that is whole: neither letters nor a half-space join it to another one. */
const whole = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\u200c])${word}(?![\p{L}\p{M}\u200c])`, 'u');

const turkish: readonly LeftSaying[] = [
  { found: /mektu[pb]/iu, instead: 'e-posta' },
  { found: /parola/iu, instead: 'şifre' },
  { found: /öteki/iu, instead: 'diğer' },
  { found: /denetle/iu, instead: 'kontrol et' },
  { found: /süzge[çc]/iu, instead: 'filtre' },
  { found: /\bgeçmez\b/iu, instead: 'geçerli değil' },
  { found: /(^|\s)en çok(\s|$)/iu, instead: 'en fazla' },
  { found: /boş yer alarm/iu, instead: 'boş koltuk alarmı' },
  { found: /bilet\p{L}* kes[ie]l/iu, instead: 'bilet düzenlenir' },
  { found: /seyahat/iu, instead: 'yolculuk' },
  { found: /geri ver(il|me)/iu, instead: 'iade, bırakma' },
  { found: /yeniden sor/iu, instead: 'yeniden dene, kontrol et', butIn: ['flow.'] },
  { found: /kodlu kay[ıd]/iu, instead: 'rezervasyon' },
  { found: /\bTL\b/u, instead: '₺' },
];

const english: readonly LeftSaying[] = [
  {
    found:
      /\bletters?\b(?!,? (or|and) (a )?(digits|number)|, (digits|spaces))(?<!lower-case letter|upper-case letter)/iu,
    instead: 'e-mail',
    butIn: ['catalogue.plan.no-place', 'catalogue.plan.stacked.text'],
  },
  { found: /\boutward\b/iu, instead: 'outbound' },
  { found: /\b(is|are|stays?|longer) good\b/iu, instead: 'valid' },
  { found: /\bbec(ame|omes?) of\b/iu, instead: 'status, result' },
  { found: /\bbe had\b/iu, instead: 'available, loaded' },
  { found: /\bgiv(e|es|en|ing) (\w+ )?back\b/iu, instead: 'release, refund' },
  { found: /\bat once\b/iu, instead: 'immediately' },
  { found: /unwanted mail/iu, instead: 'spam folder' },
  { found: /\bsign(ed|ing)? (in|out)\b/iu, instead: 'log in, log out' },
  { found: /\bfor good\b/iu, instead: 'permanently' },
  { found: /\banew\b/iu, instead: 'again' },
  { found: /(^|[.;:] )(Type|Write) /u, instead: 'Enter' },
  { found: /\blap child/iu, instead: 'child on lap' },
  { found: /wheelchair place/iu, instead: 'wheelchair space' },
  { found: /kind of ticket/iu, instead: 'ticket type' },
  { found: /\bsomebody\b/iu, instead: 'someone' },
  { found: /(?<!e-)\bmailed\b/iu, instead: 'e-mailed' },
  { found: /\bhow (it|they) stands?\b/iu, instead: 'status' },
  { found: /\bserver was not reached\b/iu, instead: 'we couldn’t reach our server' },
];

const persian: readonly LeftSaying[] = [
  { found: /برگزی[ند]/u, instead: 'انتخاب' },
  { found: /گزینش/u, instead: 'انتخاب' },
  { found: /بی‌درنگ/u, instead: 'بلافاصله' },
  { found: /دست‌بالا/u, instead: 'حداکثر' },
  { found: /دست‌کم/u, instead: 'حداقل' },
  { found: /واپسین/u, instead: 'آخرین' },
  { found: /گذرواژه/u, instead: 'رمز عبور' },
  { found: /لیره/u, instead: 'لیر' },
  { found: /پالایش/u, instead: 'فیلتر' },
  { found: /هم‌رسانی/u, instead: 'اشتراک‌گذاری' },
  { found: /پیوند/u, instead: 'لینک' },
  { found: /بازپرداخت/u, instead: 'استرداد' },
  { found: /پس( |‌)(داد|ده|بده)/u, instead: 'استرداد، لغو' },
  { found: /کوشت سرپوشیده/u, instead: 'کوپهٔ چهارتخته' },
  { found: /روی پا/u, instead: 'کودک بدون صندلی' },
  { found: /بکوش/u, instead: 'تلاش کنید' },
  { found: /بنویسید/u, instead: 'وارد کنید', butIn: ['rental.contract.sales.disputes'] },
  { found: whole('نامه(ٔ|‌\\p{L}+)?'), instead: 'ایمیل' },
  { found: whole('تازه(‌\\p{L}+)?'), instead: 'جدید' },
  { found: whole('نخست(ین)?'), instead: 'ابتدا، اول' },
  { found: whole('شمار'), instead: 'تعداد' },
  { found: whole('بها(ی)?'), instead: 'قیمت، مبلغ' },
];

export const leftSayings: Readonly<Record<Language, readonly LeftSaying[]>> = {
  tr: turkish,
  en: english,
  fa: persian,
};
