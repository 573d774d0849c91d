/**
 * What is read while a flow is walked and is neither a sentence nor known to the flow, one a line; and with which amounts
 * its sentences are said, behind the name of each. What is never shown has to go.
 */
const written: Readonly<Record<string, string>> = {
  alert: `
Sefer
`,
  booking: `
+90 532 123 45 67
1
1. yolcu – 12B
2
3
4
81002 YHT
81105 YHT
AYŞE YILDIZ
AYŞE YILMAZ
Ankara
Ankara Gar
Cmt
Cum
ELİF YILMAZ
Paz
Per
Pzt
Sal
Çar
İstanbul (Söğütlüçeşme)
payment.pay ₺1.170,00
text.money ₺1.170,00 ₺150,00 ₺780,00 ₺930,00 ₺936,00
`,
  'car-rental': `
1
2
21
25
3
4
Sefer
payment.pay ₺1.170,00
rental.per-day ₺3.000,00
text.money ₺1.170,00 ₺3.000,00 ₺5.000,00 ₺9.000,00
`,
  'catalogue-approval': `
30
60
AH
BOLGESEL
Cmt
Cum
OZEL_TREN
Paz
Per
Pzt
Sal
TURISTIK_TREN
ULUSLARARASI
ULUSLARARASI_CMO
ULUSLARARASI_NRT
ULUSLARARASI_SET
YHT
Çar
catalogue.range ₺0,00 ₺100.000,00
text.money ₺1.200,00 ₺1.350,00
`,
  masterpass: `
payment.pay ₺930,00
wallet.pay.with ₺930,00
`,
  'my-tickets': `
81001 Ankara - İstanbul
Ankara Gar
Biletlerim
DENEME YOLCU
Geçerli biletler
İstanbul
text.money ₺0,00 ₺780,00
`,
  payment: `
payment.coupons.best.lost ₺170,00
payment.coupons.coupon ₺500,00 ₺600,00
payment.coupons.cover ₺500,00 ₺930,00
payment.coupons.lost ₺170,00
payment.coupons.rest ₺430,00
payment.miles.have ₺1.200,00
payment.pay ₺930,00
payment.pay.miles ₺930,00
text.money -₺500,00 -₺930,00 ₺0,00 ₺430,00 ₺930,00
`,
  profile: `
0 Rh-
Avukat
Bozkır Sokak 1, CUMHURİYET, ÇANKAYA, ANKARA
Lisans
•••••••0146
⁦+90 532 000 00 01⁩
`,
  'rental-reservation': `
25
rental.cancel.confirm ₺9.000,00
rental.cancel.done.text ₺9.000,00
rental.cancel.text ₺0,00 ₺9.000,00
text.money ₺5.000,00 ₺9.000,00
`,
  'reservation-option': `
Ankara Gar
option.buy.text ₺930,00
option.buy.yes ₺930,00
option.price ₺1.860,00
İstanbul (Söğütlüçeşme)
`,
  'seat-hold': `
text.money ₺390,00 ₺780,00
`,
  'seat-plan': `
81002 Ankara - İstanbul
text.money ₺780,00
`,
  session: `
AYŞE YILMAZ
`,
  'ticket-actions': `
AYŞE YILMAZ
actions.change.step ₺21,00 ₺42,00
actions.convert.step ₺1.674,00 ₺837,00
actions.return.confirm ₺837,00
actions.return.step ₺1.488,00 ₺744,00
text.money ₺200,00 ₺637,00 ₺837,00 ₺93,00 ₺930,00
`,
  'ticket-change': `
81105 YHT
AYŞE YILMAZ
change.confirm.due ₺291,00
change.due ₺291,00
text.money ₺1.200,00 ₺21,00 ₺930,00
`,
};

const amounts = /^([a-z][\w-]*(?:\.[\w-]+)+)((?: -?₺\S+)+)$/;

/** Each text, and each amount as `the name of its sentence, the amount`. */
export const writtenValuesOf = (name: string): readonly string[] =>
  (written[name]?.trim().split('\n') ?? []).flatMap((line) => {
    const [, sentence, all] = amounts.exec(line) ?? [];
    return all === undefined
      ? [line]
      : all
          .trim()
          .split(' ')
          .map((amount) => `${sentence} ${amount}`);
  });
