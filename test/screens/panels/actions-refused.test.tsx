import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { TicketStatus } from '#domain/booking/ticket-status.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type {
  ExtendAnswer,
  OptionRefusal,
  ReadAnswer,
} from '#machines/reservation-option/reservation-option.model.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import type { ActionRefusal, DealAnswer } from '#machines/ticket-actions/ticket-actions.model.ts';
import { TicketActions } from '#panels/ticket-actions/ticket-actions.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { drawnOption, reservedForAnHour } from './drawn-option.tsx';

const { say } = wordsOf('tr');
const never = fromPromise<void, { readonly at: number }>(() => new Promise<void>(() => undefined));

/** Every sentence stands here once more, so that none can take another's place. */
const sentences = {
  'amount-differs': 'Tutar değişti. Onaylamadan önce yeni tutarı kontrol edin.',
  'booking-not-found':
    'Bu PNR ve soyadıyla bilet veya rezervasyon bulunamadı. PNR kodunu ve soyadını kontrol edin.',
  'changed-too-often':
    'Bu bilet üç kez değiştirildi; bir daha değiştirilemez. İade edebilir veya açık bilete çevirebilirsiniz.',
  'convert-together':
    'Birlikte alınan biletler birlikte çevrilir. Rezervasyonda çevrilebilen tüm biletleri seçin.',
  'key-in-use': 'İsteğiniz şu anda işleniyor. Birazdan yeniden deneyin.',
  'key-used-otherwise': 'Bu işlem daha önce başka bilgilerle gönderildi. Sayfayı yenileyip yeniden deneyin.',
  'more-proof-needed': 'Bu rezervasyonu açmak için e-posta adresinize gönderilecek bağlantıyı isteyin.',
  'no-ticket-chosen': 'Önce en az bir bilet seçin.',
  'not-in-this-status':
    'Rezervasyonun şimdiki durumunda bu işlem yapılamaz. Sayfayı yenileyip son durumunu görün.',
  'option-not-extended': 'Opsiyon süresi artık uzatılamaz. Süre dolmadan biletleri satın alın.',
  'payment-underway': 'Bu rezervasyonun ödemesi sürüyor; sonuç belli olana kadar iptal edilemez.',
  'proof-needed': 'Bu işlem için e-postanıza gönderilen bağlantıyı açın veya giriş yapın.',
  'return-together':
    'Refakatçi, kucakta çocuk ve evcil hayvan tek başına yolculuk edemez. Onların biletlerini de seçin veya birlikte yolculuk ettikleri kişinin biletini iade etmeyin.',
  'selection-time-expired': 'Opsiyon süresi doldu. Yeniden sefer arayabilirsiniz.',
  'ticket-already-converted':
    'Bu bilet zaten açık bilete çevrildi. Açık biletinizi “Açık biletlerim” sayfasında bulabilirsiniz.',
  'ticket-not-changeable': 'Bu bilet değiştirilemez. Yalnızca geçerli biletler değiştirilir.',
  'ticket-not-convertible':
    'Bu bilet açık bilete çevrilemez. Durumunu “Biletlerim” sayfasında görebilirsiniz.',
  'ticket-not-returnable': 'Bu bilet iade edilemez. Yalnızca geçerli biletler iade edilir.',
  'ticket-unknown': 'Bu bilet bu rezervasyonda yok. Bilet numarasını kontrol edin.',
  'too-late-for-ticket':
    'Kalkışa çok az süre kaldığı için bu işlem artık yapılamaz. Yardım için 444 82 33 numaralı hattı arayın.',
  'too-many-tries': 'Çok fazla deneme yapıldı. Bir süre sonra yeniden deneyin.',
} as const satisfies Readonly<Record<ActionRefusal | OptionRefusal, string>>;

type ExplainedRefusal = keyof typeof sentences;

const shown = (text: string | null) =>
  text?.replaceAll(/[\u2066-\u2069\u00a0]/g, (sign) => (sign === '\u00a0' ? ' ' : ''));

/** What the alert says under its heading. */
const alerted = async (): Promise<string | null | undefined> => {
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(say('actions.refused'));
  return shown(alert.element().querySelector('p + div > p')?.textContent ?? null);
};

const explainedOf = <Refusal extends ExplainedRefusal>(refusals: readonly Refusal[]) =>
  refusals.map((refusal) => [refusal, sentences[refusal]] as const);

test.each(
  explainedOf([
    'amount-differs',
    'convert-together',
    'key-used-otherwise',
    'proof-needed',
    'return-together',
    'ticket-already-converted',
    'ticket-not-convertible',
    'ticket-not-returnable',
    'ticket-unknown',
    'too-late-for-ticket',
    'too-many-tries',
  ]),
)(
  '[E-09] [S-18] what is asked of tickets and refused as %s is told in its sentence',
  async (refusal, sentence) => {
    const machine = ticketActionsMachine.provide({
      actors: {
        deductionEnd: never,
        simulateDeal: fromPromise(() => Promise.resolve<DealAnswer>(refused(refusal))),
      },
    });
    const booking = bookedPair('valid', 'valid');
    const actions = createActor(machine, { input: { booking, now: startsAt } }).start();
    onTestFinished(() => {
      actions.stop();
    });
    drawn(<TicketActions actions={actions} />);
    actions.send({ type: 'all.chosen' });
    actions.send({ type: 'deal.asked', action: 'return' });
    expect(await alerted()).toBe(sentence);
  },
);

test.each(
  explainedOf([
    'key-used-otherwise',
    'not-in-this-status',
    'option-not-extended',
    'proof-needed',
    'selection-time-expired',
  ]),
)('[E-09] [S-14] an extension refused as %s is told in its sentence', async (refusal, sentence) => {
  const option = drawnOption({
    extendOption: fromPromise(() => Promise.resolve<ExtendAnswer>(refused(refusal))),
    loadBooking: fromPromise(() => Promise.resolve<ReadAnswer>(granted(reservedForAnHour))),
  });
  option.send({ type: 'extension.asked', key: 'extended once' });
  expect(await alerted()).toBe(sentence);
});

const actionNames = ['actions.change', 'actions.return', 'actions.convert'] as const;

/** Why each action rests, as it is read at its button. */
const reasonsAt = (booking: Reservation, now = startsAt) => {
  const actions = createActor(ticketActionsMachine.provide({ actors: { deductionEnd: never } }), {
    input: { booking, now },
  }).start();
  onTestFinished(() => {
    actions.stop();
  });
  drawn(<TicketActions actions={actions} />);
  return actionNames.map((action) => {
    const button = page.getByRole('button', { name: say(action), exact: true }).element();
    const [reason = ''] = (button.getAttribute('aria-describedby') ?? '').split(' ');
    return shown(document.getElementById(reason)?.textContent ?? null);
  });
};

test.each<[TicketStatus, readonly ExplainedRefusal[]]>([
  ['valid', ['no-ticket-chosen', 'no-ticket-chosen', 'no-ticket-chosen']],
  ['converted-to-open', ['ticket-not-changeable', 'ticket-not-returnable', 'ticket-already-converted']],
  ['returned', ['ticket-not-changeable', 'ticket-not-returnable', 'ticket-not-convertible']],
  ['used', ['ticket-not-changeable', 'ticket-not-returnable', 'ticket-not-convertible']],
])(
  '[E-09] [S-18] with tickets that are %s, each action tells at its button why it rests',
  (status, reasons) => {
    expect(reasonsAt(bookedPair(status, status))).toEqual(reasons.map((reason) => sentences[reason]));
  },
);
